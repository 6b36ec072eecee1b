// swift-tools-version: 6.2
import PackageDescription

// What stands in for Apple's frameworks on Linux. An iOS app never sees this package.
let package = Package(
    name: "Linux",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Simulator", targets: ["Simulator"]),
        .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
        .library(name: "WindowTesting", targets: ["WindowTesting"]),
    ],
    targets: [
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "UIKit", dependencies: ["CGTK"]),
        .target(name: "SwiftUI", dependencies: ["UIKit"]),
        .target(name: "Simulator", dependencies: ["UIKit", "CGTK"]),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "Simulator", "_Testing_UIKit"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "Simulator", "_Testing_UIKit"]),
        // An X server for the tests of windows, and a small program with one.
        .target(name: "WindowTesting"),
        .executableTarget(name: "windowprobe", dependencies: ["Simulator", "UIKit"]),
        .testTarget(
            name: "SimulatorTests",
            dependencies: ["Simulator", "UIKit", "_Testing_UIKit", "WindowTesting", "windowprobe"]),
    ],
    swiftLanguageModes: [.v6]
)
