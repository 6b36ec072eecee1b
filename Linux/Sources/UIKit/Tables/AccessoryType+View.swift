extension UITableViewCell.AccessoryType {
    /// The view of an accessory; nil for none.
    @MainActor var view: UIView? {
        let name: String
        switch self {
        case .none: return nil
        case .disclosureIndicator: name = "chevron.forward"
        case .checkmark: name = "checkmark"
        }
        let isCheck = self == .checkmark
        let configuration = UIImage.SymbolConfiguration(pointSize: isCheck ? 17 : 13, weight: .semibold)
        let image = UIImage(systemName: name, withConfiguration: configuration)
        let view = UIImageView(image: image?.withRenderingMode(.alwaysTemplate))
        if !isCheck { view.tintColor = .tertiaryLabel }
        return view
    }
}
