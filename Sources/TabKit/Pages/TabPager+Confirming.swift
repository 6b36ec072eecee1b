import UIKit

// Questions to the app whose answer takes time.
extension TabPager {
    /// Asks the app about a page, if it wants to be asked, and selects the page when it says yes.
    ///
    /// - Returns: Whether a question is under way, so that nothing moves now.
    func askLater(_ id: AnyHashable, reason: SelectionReason) -> Bool {
        guard let confirmSelection else { return false }
        forgetQuestion()
        let task = Task { [weak self] in
            let isAllowed = await confirmSelection(id)
            guard !Task.isCancelled, let self else { return }
            question = nil
            if isAllowed { _ = command(id, animated: true, reason: reason) }
        }
        question = (id, task)
        return true
    }

    /// Makes the answer to a question that is under way void.
    func forgetQuestion() {
        question?.task.cancel()
        question = nil
    }

    /// Whether a finger may bring a page in now.
    func allowsSwipe(to id: AnyHashable) -> Bool {
        question?.id != id && allows(id) && !askLater(id, reason: .swipe)
    }
}
