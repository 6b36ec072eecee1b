/// Rows of a form that belong together.
struct FormSection {
    var title: String?
    var rows: [FormRow]
    var footer: String?

    init(_ title: String?, _ rows: [FormRow], footer: String? = nil) {
        self.title = title
        self.rows = rows
        self.footer = footer
    }
}
