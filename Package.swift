// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TabKit",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "TabKit", targets: ["TabKit"])
    ],
    targets: [
        .target(name: "TabCore"),
        .target(name: "TabKit", dependencies: ["TabCore"]),
        .testTarget(name: "TabCoreTests", dependencies: ["TabCore"]),
        .testTarget(name: "TabKitTests", dependencies: ["TabKit"]),
    ],
    swiftLanguageModes: [.v6]
)

// On Linux the same sources stand on a UIKit of our own, and there are a simulated phone and a command to look at them.
#if os(Linux)
let uikit = Target.Dependency.product(name: "UIKit", package: "Linux")
let swiftUI = Target.Dependency.product(name: "SwiftUI", package: "Linux")
let simulator = Target.Dependency.product(name: "Simulator", package: "Linux")
let testing = Target.Dependency.product(name: "_Testing_UIKit", package: "Linux")
let windows = Target.Dependency.product(name: "WindowTesting", package: "Linux")

package.dependencies.append(.package(path: "Linux"))
for target in package.targets {
    switch target.name {
    case "TabKit": target.dependencies += [uikit, swiftUI]
    case "TabKitTests": target.dependencies += [uikit, swiftUI, simulator, testing]
    default: break
    }
}
package.targets += [
    .target(name: "Gallery", dependencies: ["TabKit", uikit, swiftUI], path: "Examples/Gallery/Gallery"),
    .target(name: "Replay", dependencies: ["TabKit", uikit, simulator], path: "Tools/Replay"),
    .executableTarget(
        name: "tabkit", dependencies: ["Gallery", "Replay", "TabKit", uikit, simulator], path: "Tools/tabkit"),
    .executableTarget(
        name: "bench", dependencies: ["Gallery", "TabKit", uikit, swiftUI, simulator], path: "Benchmarks"),
    .testTarget(name: "ReplayTests", dependencies: ["Replay", "TabKit", uikit, simulator]),
    .testTarget(
        name: "SimulatedTests",
        dependencies: ["TabKit", "Gallery", "Replay", uikit, swiftUI, simulator, testing]),
    .testTarget(name: "WindowTests", dependencies: ["tabkit", windows]),
]
#endif
