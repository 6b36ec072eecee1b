/// What a view and its layer show: the values that animate, and the few others that drawing needs.
struct ViewState {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var transform = CGAffineTransform.identity
    var opacity: CGFloat = 1
    var isHidden = false
    var masksToBounds = false
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: RGBA? = .black
    var shadowColor: RGBA? = .black
    var shadowOpacity: CGFloat = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    /// Resolved with the view's traits when presented; the model keeps a `UIColor`.
    var backgroundColor: RGBA?

    /// From the view's coordinates to its superview's.
    var transformToSuperview: CGAffineTransform {
        if transform.isIdentity {
            return CGAffineTransform(translationX: position.x - bounds.midX, y: position.y - bounds.midY)
        }
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}
