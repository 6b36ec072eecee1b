import UIKit

extension TabStrip {
    /// What is behind the tabs: a material under a colour, with a shadow.
    func updateBackground() {
        background.backgroundColor = style.backgroundColor
        let material = style.backgroundMaterial.map(UIBlurEffect.init)
        if let material, self.material == nil {
            let view = UIVisualEffectView(effect: material)
            view.isUserInteractionEnabled = false
            insertSubview(view, belowSubview: background)
            self.material = view
        }
        self.material?.effect = material
        self.material?.isHidden = material == nil
        // A shadow needs something that casts it.
        let caster: UIView = style.backgroundColor == nil ? self.material ?? background : background
        for view in [background, self.material].compactMap(\.self) {
            let shadow = view === caster ? style.shadow : nil
            view.layer.shadowOpacity = shadow == nil ? 0 : 1
            view.layer.shadowColor = shadow?.color.resolvedColor(with: traitCollection).cgColor
            view.layer.shadowRadius = shadow?.radius ?? 0
            view.layer.shadowOffset = shadow?.offset ?? .zero
        }
    }
}
