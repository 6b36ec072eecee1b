import TabCore
import Testing

@Suite("Keyframes") struct KeyframesTests {
    private let bounce = Keyframes([1, 1.4, 0.9, 1.15, 0.95, 1.02, 1])

    @Test("are passed at even moments")
    func passed() {
        for (index, value) in bounce.values.enumerated() {
            #expect(abs(bounce.value(at: Double(index) / 6) - value) < 1e-9)
        }
    }

    @Test("begin and end with their first and last value, and have none beyond")
    func ends() {
        #expect(bounce.value(at: -1) == 1)
        #expect(bounce.value(at: 2) == 1)
        #expect(bounce.value(at: .nan) == 1)
        #expect(Keyframes([]).value(at: 0.5) == 0)
        #expect(Keyframes([7]).value(at: 0.5) == 7)
    }

    @Test("are passed without a corner")
    func smooth() {
        let step = 1e-5
        for index in 1..<6 {
            let place = Double(index) / 6
            let before = (bounce.value(at: place) - bounce.value(at: place - step)) / step
            let after = (bounce.value(at: place + step) - bounce.value(at: place)) / step
            #expect(abs(before - after) < 0.01)
        }
    }
}
