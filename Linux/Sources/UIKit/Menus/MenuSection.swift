/// Elements of a menu that stand together, under a title if they have one.
@MainActor
struct MenuSection {
    var title: String
    var elements: [UIMenuElement]

    /// What a menu shows: hidden elements are left out, and menus that are displayed inline are sections of their own.
    static func sections(of menu: UIMenu) -> [MenuSection] {
        var sections = [MenuSection(title: menu.title, elements: [])]
        for element in menu.children {
            if let inline = element as? UIMenu, inline.options.contains(.displayInline) {
                sections += self.sections(of: inline)
                sections.append(MenuSection(title: "", elements: []))
            } else if (element as? UIAction)?.attributes.contains(.hidden) != true {
                sections[sections.count - 1].elements.append(element)
            }
        }
        return sections.filter { !$0.elements.isEmpty }
    }
}
