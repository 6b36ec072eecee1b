import Simulator
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("GeometryReader") struct GeometryReaderTests {
    @Test func itTakesWhatItIsOfferedAndTellsItsContent() throws {
        let phone = Simulator()
        let view = GeometryReader { proxy in
            Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height)), \(Int(proxy.safeAreaInsets.top))")
        }
        phone.show(UIHostingController(rootView: view))
        #expect(phone.labels == ["393 x 759, 59"])
        #expect(phone.frame(of: "393 x 759, 59")?.origin == CGPoint(x: 0, y: 59))
        phone.rotate(to: .landscapeLeft)
        try phone.settle()
        #expect(phone.labels.first?.hasPrefix("734 x 372") == true, "\(phone.labels)")
    }

    private struct Widths: View {
        @State private var isWide = false

        var body: some View {
            VStack {
                Button("Change") { isWide.toggle() }
                GeometryReader { proxy in
                    Text("Width \(Int(proxy.size.width))")
                }
                .frame(width: isWide ? 300 : 100, height: 40)
            }
        }
    }

    @Test func itsContentIsMadeAnewForAnotherSize() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Widths()))
        #expect(phone.labels == ["Change", "Width 100"])
        try phone.tap(label: "Change")
        #expect(phone.labels == ["Change", "Width 300"])
    }

    private struct Positions: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        let global = proxy.frame(in: .global).minY
                        let named = proxy.frame(in: .named("page")).minY
                        Text("\(Int(global)) \(Int(named)) \(Int(proxy.frame(in: .local).minY))")
                    }
                    .frame(height: 50)
                    Color.red.frame(height: 2000)
                }
            }
            .coordinateSpace(name: "page")
            .padding(.top, 40)
        }
    }

    @Test func framesAreToldInTheSpaceAskedForAndFollowScrolling() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Positions()))
        #expect(phone.labels == ["99 0 0"])
        phone.scrollView?.contentOffset.y = 30
        try phone.settle()
        #expect(phone.labels == ["69 -30 0"])
    }

    private struct BoundsKey: PreferenceKey {
        static let defaultValue: [Int: Anchor<CGRect>] = [:]
        static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    private struct Underlined: View {
        @State private var selection = 0

        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { index in
                    Button("Tab \(index)") { selection = index }
                        .frame(width: 80 + CGFloat(index) * 20)
                        .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
                }
            }
            .overlayPreferenceValue(BoundsKey.self) { bounds in
                GeometryReader { proxy in
                    if let anchor = bounds[selection] {
                        Text("Bar").accessibilityIdentifier("bar")
                            .frame(width: proxy[anchor].width, height: 3)
                            .accessibilityElement().accessibilityLabel("Line")
                            .offset(x: proxy[anchor].minX)
                    }
                }
            }
        }
    }

    @Test func anchorsOfOtherViewsAreFound() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Underlined()))
        let left = 46.5
        #expect(abs(try #require(phone.frame(of: "Line")).minX - left) < 0.5)
        #expect(phone.frame(of: "Line")?.width == 80)
        try phone.tap(label: "Tab 2")
        #expect(abs(try #require(phone.frame(of: "Line")).minX - left - 180) < 0.5)
        #expect(phone.frame(of: "Line")?.width == 120)
    }
}
