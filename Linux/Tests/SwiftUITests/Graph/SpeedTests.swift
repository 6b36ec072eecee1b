import Simulator
import SwiftUI
import Testing

/// Not how fast, but how much is done.
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

    @Test func aThousandRowsAreShownAndUpdatedInReasonableTime() {
        let model = Model(Array(0..<1000))
        let phone = Simulator()
        let clock = ContinuousClock()
        let first = clock.measure { phone.show(UIHostingController(rootView: Rows(model: model))) }
        let change = clock.measure {
            model.value.swapAt(0, 999)
            phone.advance(0)
        }
        print("first", first, "change", change)
        #expect(first < .seconds(20))
        #expect(change < .seconds(20))
    }
}
