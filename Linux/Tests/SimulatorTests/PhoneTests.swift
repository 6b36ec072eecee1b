import Simulator
import Testing

@MainActor
struct PhoneTests {
    /// Screen sizes and safe areas as published by Apple.
    @Test func presets() {
        #expect(Phone.iPhoneSE.safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(Phone.iPhoneSE.scale == 2)
        #expect(Phone.iPhone16.size == CGSize(width: 393, height: 852))
        let turned = Phone.iPhone16.rotated(to: .landscapeLeft)
        #expect(turned.size == CGSize(width: 852, height: 393))
        #expect(turned.safeArea == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(turned.rotated(to: .portrait) == .iPhone16)
        #expect(Set(Phone.all).count == Phone.all.count)
    }

    @Test func turningReachesTheViews() throws {
        let phone = Simulator(.iPhone16)
        let root = controller()
        phone.show(root)
        phone.rotate(to: .landscapeRight)
        try phone.settle()
        #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
        #expect(root.view.safeAreaInsets.left == 59)
        #expect(root.traitCollection.verticalSizeClass == .compact)
        phone.resize(to: CGSize(width: 500, height: 700))
        try phone.settle()
        #expect(root.view.bounds.size == CGSize(width: 500, height: 700))
    }

    @Test func settingsReachTheControllers() {
        let phone = Simulator(.iPhone16, environment: .init(appearance: .dark, textSize: .small))
        let root = controller()
        phone.show(root)
        #expect(root.traitCollection.userInterfaceStyle == .dark)
        #expect(root.traitCollection.preferredContentSizeCategory == .small)
        phone.appearance = .light
        phone.direction = .rightToLeft
        phone.textSize = .accessibilityLarge
        phone.contrast = .high
        phone.reduceMotion = true
        #expect(root.traitCollection.userInterfaceStyle == .light)
        #expect(root.traitCollection.layoutDirection == .rightToLeft)
        #expect(root.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(root.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(root.traitCollection.accessibilityContrast == .high)
        #expect(UIAccessibility.isReduceMotionEnabled)
    }
}
