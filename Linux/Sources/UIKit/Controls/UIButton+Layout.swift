// What a button shows and where.
extension UIButton {
    var look: ButtonLook {
        configuration.map { ButtonLook($0, for: self) } ?? ButtonLook(classic: self)
    }

    func layout(_ look: ButtonLook, in bounds: CGRect) -> ButtonLayout {
        let title = look.title.flatMap { $0.isEmpty ? nil : $0 }
        return ButtonLayout(
            bounds: bounds, imageSize: look.image?.size, titleSize: title.map { measure($0, look.font) },
            look: look, isMirrored: isMirrored, horizontal: effectiveContentHorizontalAlignment,
            vertical: contentVerticalAlignment)
    }

    private func measure(_ title: String, _ font: UIFont) -> CGSize {
        NSString(string: title).size(withAttributes: [.font: font]).roundedUp(toScale: traitCollection.displayScale)
    }

    func layoutContent() {
        let look = self.look
        let layout = layout(look, in: bounds)
        layoutBackdrop(look)
        if let image = look.image {
            imageView?.image = image
            imageView?.tintColor = configuration == nil ? nil : look.foreground
            imageView?.alpha = look.contentAlpha
            imageView?.frame = layout.image.rounded(toScale: traitCollection.displayScale)
        }
        storedImageView?.isHidden = look.image == nil
        if let title = look.title {
            titleLabel?.text = title
            titleLabel?.textColor = look.foreground
            titleLabel?.alpha = look.contentAlpha
            if configuration != nil { titleLabel?.font = look.font }
            titleLabel?.frame = layout.title.rounded(toScale: traitCollection.displayScale)
        }
        storedTitleLabel?.isHidden = look.title == nil
    }

    private func layoutBackdrop(_ look: ButtonLook) {
        guard look.background != nil || self.backdrop != nil else { return }
        let backdrop = self.backdrop ?? makeBackdrop()
        backdrop.frame = bounds
        backdrop.backgroundColor = look.background
        backdrop.alpha = look.contentAlpha
        switch look.corner {
        case .radius(let radius): backdrop.layer.cornerRadius = min(radius, min(bounds.width, bounds.height) / 2)
        case .capsule: backdrop.layer.cornerRadius = min(bounds.width, bounds.height) / 2
        }
    }

    private func makeBackdrop() -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        backdrop = view
        insertSubview(view, at: 0)
        return view
    }
}
