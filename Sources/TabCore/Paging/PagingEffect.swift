/// Something that the owner of a `Paging` has to do, in the order given.
///
/// The state machine decides and its owner performs: no effect asks for a decision.
public enum PagingEffect<ID: Hashable>: Hashable {
    /// Make the page's content, unless it is there, and its view.
    case load(ID)
    /// Put the page into the hierarchy; with `appears`, tell it that it will appear.
    case attach(ID, appears: Bool)
    /// Tell a page in the hierarchy what `AppearanceLedger` found due.
    case tell(AppearanceLedger<ID>.Call)
    /// Take the page out of the hierarchy; with `disappears`, tell it then that it has disappeared.
    case detach(ID, disappears: Bool)
    /// Let go of the page's content.
    case unload(ID)
    /// The track has changed: give the scroll view its new extent and the offset of `Paging.location`, now.
    case place
    /// Stop whatever moves the pages, where it is.
    case stop
    /// Take the pages out of the finger's hold.
    case cancelDrag
    /// Move the pages to this slot, and p to `Paging.goal`, from where they are and with the velocities that they have;
    /// call `moved(to:remaining:)` in each frame, and `movementEnded` then.
    case move(to: Int)
    /// The position has changed without a movement of the owner's: redraw what depends on it.
    case moved
    /// The selection has changed.
    case selected(SelectionChange<ID>)
    /// The selected tab was selected again, by whomever: bring it into sight where tabs are shown.
    case reveal(ID, animated: Bool)
    /// The selected tab was chosen again, by the user.
    case reselected(ID)
    /// A swipe that was under way to another page has come back.
    case cancelled
}
