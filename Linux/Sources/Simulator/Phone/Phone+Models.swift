import UIKit

// Points, scales and safe areas are the devices' own, as Apple publishes them; the corner radii are those of the glass.
extension Phone {
    public static let iPhoneSE = Phone(
        name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2,
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero,
        cutout: .none, cornerRadius: 0)

    public static let iPhone13Mini = Phone.notched("iPhone 13 mini", 375, 812, top: 50, radius: 44)
    public static let iPhone14 = Phone.notched("iPhone 14", 390, 844, top: 47, radius: 47)
    public static let iPhone14Plus = Phone.notched("iPhone 14 Plus", 428, 926, top: 47, radius: 53)
    public static let iPhone15 = Phone.island("iPhone 15", 393, 852, top: 59, radius: 55)
    public static let iPhone15Plus = Phone.island("iPhone 15 Plus", 430, 932, top: 59, radius: 55)
    public static let iPhone16 = Phone.island("iPhone 16", 393, 852, top: 59, radius: 55)
    public static let iPhone16Plus = Phone.island("iPhone 16 Plus", 430, 932, top: 59, radius: 55)
    public static let iPhone16Pro = Phone.island("iPhone 16 Pro", 402, 874, top: 62, radius: 62)
    public static let iPhone16ProMax = Phone.island("iPhone 16 Pro Max", 440, 956, top: 62, radius: 62)

    /// Every preset, from the smallest to the largest screen.
    public static let all: [Phone] = [
        iPhoneSE, iPhone13Mini, iPhone14, iPhone15, iPhone16, iPhone16Pro, iPhone14Plus, iPhone15Plus, iPhone16Plus,
        iPhone16ProMax,
    ]

    private static func notched(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, radius: CGFloat
    ) -> Phone {
        withHomeIndicator(name, width, height, top: top, radius: radius, cutout: .notch)
    }

    private static func island(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, radius: CGFloat
    ) -> Phone {
        withHomeIndicator(name, width, height, top: top, radius: radius, cutout: .island)
    }

    private static func withHomeIndicator(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, radius: CGFloat, cutout: Cutout
    ) -> Phone {
        Phone(
            name: name, size: CGSize(width: width, height: height), scale: 3,
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top),
            cutout: cutout, cornerRadius: radius)
    }
}
