import Simulator
import SwiftUI
import Testing

/// Views of many rows.
@MainActor @Suite("Large views") struct SpeedTests {
    private struct Row: View {
        let number: Int
        var body: some View {
            HStack {
                Text("\(number)")
                Spacer()
                Color.red.frame(width: 10, height: 10)
            }
            .padding(.horizontal)
        }
    }

    private struct Rows: View {
        let model: Model<[Int]>
        var body: some View {
            VStack(spacing: 0) { ForEach(model.value, id: \.self) { Row(number: $0) } }
        }
    }

    @Test func aThousandRowsAreShownAndChangePlaces() {
        let model = Model(Array(0..<1000))
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Rows(model: model)))
        func texts() -> [String?] { phone.window.all { $0 is UILabel }.map { ($0 as? UILabel)?.text } }
        #expect(texts() == (0..<1000).map { "\($0)" })
        model.value.swapAt(0, 999)
        phone.advance(0)
        #expect(texts() == model.value.map { "\($0)" })
    }
}
