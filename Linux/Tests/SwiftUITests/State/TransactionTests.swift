import Simulator
import SwiftUI
import Testing

/// What is animated and what isn't.
@MainActor @Suite("Transactions") struct TransactionTests {
    /// A view whose state a test writes.
    private struct Mover: View {
        let control: Control
        @State private var x: CGFloat = 0
        @State private var y: CGFloat = 0
        @State private var isRed = true
        @State private var isFaint = false
        @State private var isThere = true

        var body: some View {
            control.x = $x
            control.y = $y
            control.isRed = $isRed
            control.isFaint = $isFaint
            control.isThere = $isThere
            return ZStack(alignment: .topLeading) {
                Color.clear
                Color(uiColor: isRed ? .systemRed : .systemBlue)
                    .frame(width: 10, height: 10)
                    .opacity(isFaint ? 0 : 1)
                    .padding(.leading, x)
                    .padding(.top, y)
                if isThere { Color.green.frame(width: 10, height: 10) }
            }
        }
    }

    @MainActor
    private final class Control {
        var x = Binding.constant(CGFloat(0))
        var y = Binding.constant(CGFloat(0))
        var isRed = Binding.constant(true)
        var isFaint = Binding.constant(true)
        var isThere = Binding.constant(true)
        let phone = Simulator()

        init<V: View>(_ wrap: (Mover) -> V) {
            phone.show(UIHostingController(rootView: wrap(Mover(control: self))))
            phone.settled()
        }

        convenience init() { self.init { $0 } }

        private var box: UIView? {
            phone.window.first { [.systemRed, .systemBlue].contains($0.backgroundColor) }
        }

        /// Where the box is seen just now.
        var seen: CGRect? { box.map { view in view.presentationRect } }
        var seenAlpha: Double? { box?.superview?.presentationAlpha }
        var green: UIView? { phone.window.first { $0.backgroundColor == .systemGreen } }
    }

    private let half = Animation.linear(duration: 1)

    @Test func aPlainWriteIsShownAtOnce() {
        let control = Control()
        control.x.wrappedValue = 100
        control.phone.advance(0)
        #expect(control.seen?.minX == 100)
        #expect(control.phone.isIdle)
    }

    @Test func onlyWhatIsWrittenInsideIsAnimated() {
        let control = Control()
        let top = control.seen?.minY ?? 0
        control.y.wrappedValue = 50
        withAnimation(half) { control.x.wrappedValue = 100 }
        control.phone.advance(0.5)
        #expect(abs((control.seen?.minX ?? 0) - 50) < 3)
        #expect(control.seen?.minY == top + 50)
        control.phone.settled()
        #expect(control.seen?.minX == 100)
    }

    @Test func aPlainWriteAfterwardsIsShownAtOnceToo() {
        let control = Control()
        let top = control.seen?.minY ?? 0
        withAnimation(half) { control.x.wrappedValue = 100 }
        control.y.wrappedValue = 50
        control.phone.advance(0.5)
        #expect(abs((control.seen?.minX ?? 0) - 50) < 3)
        #expect(control.seen?.minY == top + 50)
    }

    @Test func aPlainWriteDuringAnAnimationIsShownAtOnce() {
        let control = Control()
        let top = control.seen?.minY ?? 0
        withAnimation(half) { control.x.wrappedValue = 100 }
        control.phone.advance(0.5)
        control.y.wrappedValue = 30
        control.phone.advance(0.01)
        #expect(control.seen?.minY == top + 30)
        #expect(abs((control.seen?.minX ?? 0) - 51) < 3)
    }

    @Test func coloursAndOpacityAreAnimated() {
        let control = Control()
        withAnimation(half) {
            control.isRed.wrappedValue = false
            control.isFaint.wrappedValue = true
        }
        control.phone.advance(0.5)
        #expect(abs((control.seenAlpha ?? 0) - 0.5) < 0.05)
        control.phone.settled()
        #expect(control.seenAlpha == 0)
    }

    @Test func whatComesAndGoesFades() throws {
        let control = Control()
        let old = try #require(control.green)
        withAnimation(half) { control.isThere.wrappedValue = false }
        control.phone.advance(0.5)
        #expect(abs(old.presentationAlpha - 0.5) < 0.05)
        control.phone.settled()
        #expect(old.superview == nil)
        withAnimation(half) { control.isThere.wrappedValue = true }
        control.phone.advance(0.5)
        #expect(abs((control.green?.presentationAlpha ?? 0) - 0.5) < 0.05)
        control.phone.settled()
        #expect(control.green?.presentationAlpha == 1)
    }

    @Test func withoutAnAnimationItComesAndGoesAtOnce() {
        let control = Control()
        control.isThere.wrappedValue = false
        control.phone.advance(0)
        #expect(control.green == nil)
    }

    @Test func theInnermostTransactionCounts() {
        let control = Control()
        withAnimation(half) {
            control.x.wrappedValue = 100
            withAnimation(nil) { control.y.wrappedValue = 50 }
        }
        let top = control.seen?.minY ?? 0
        control.phone.advance(0.5)
        #expect(abs((control.seen?.minX ?? 0) - 50) < 3)
        #expect(control.seen?.minY == top + 50)
    }

    @Test func aTransactionMayDisableAnimations() {
        let control = Control()
        var transaction = Transaction(animation: half)
        transaction.disablesAnimations = true
        withTransaction(transaction) { control.x.wrappedValue = 100 }
        control.phone.advance(0)
        #expect(control.seen?.minX == 100)
    }

    @Test func aBindingMayAnimateItsWrites() {
        let control = Control()
        control.x.animation(half).wrappedValue = 100
        control.phone.advance(0.5)
        #expect(abs((control.seen?.minX ?? 0) - 50) < 3)
    }

    @Test func anAnimationForAValueCountsForChangesOfThatAlone() {
        let control = Control { mover in mover }
        struct Follower: View {
            let model: Model<CGFloat>
            let other: Model<CGFloat>
            var body: some View {
                Color.red.frame(width: 10, height: 10)
                    .padding(.leading, model.value)
                    .padding(.top, other.value)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    .animation(.linear(duration: 1), value: model.value)
            }
        }
        let (model, other) = (Model(CGFloat(0)), Model(CGFloat(0)))
        let phone = control.phone
        phone.show(UIHostingController(rootView: Follower(model: model, other: other)))
        func seen() -> CGRect { phone.window.first { $0.backgroundColor == .systemRed }?.presentationRect ?? .zero }
        let top = seen().minY
        model.value = 100
        phone.advance(0.5)
        #expect(abs(seen().minX - 50) < 3)
        phone.settled()
        other.value = 40
        phone.advance(0)
        #expect(seen().minY == top + 40)
        var quiet = Transaction()
        quiet.disablesAnimations = true
        withTransaction(quiet) { model.value = 0 }
        phone.advance(0)
        #expect(seen().minX == 0)
        phone.rotate(to: .landscapeLeft)
        phone.settled()
        #expect(seen().size == CGSize(width: 10, height: 10))
    }

    @Test func aTransactionModifierHasItsSay() {
        let control = Control { $0.transaction { $0.animation = nil } }
        withAnimation(half) { control.x.wrappedValue = 100 }
        control.phone.advance(0)
        #expect(control.seen?.minX == 100)
        let faster = Control { $0.transaction { $0.animation = .linear(duration: 0.5) } }
        withAnimation(.linear(duration: 4)) { faster.x.wrappedValue = 100 }
        faster.phone.advance(0.25)
        #expect(abs((faster.seen?.minX ?? 0) - 50) < 3)
    }

    @Test func theEndOfAnAnimationIsTold() {
        let (control, log) = (Control(), Log())
        withAnimation(half) {
            control.x.wrappedValue = 100
        } completion: {
            log.add("end")
        }
        control.phone.advance(0.9)
        #expect(log.take() == [])
        control.phone.advance(0.2)
        #expect(log.take() == ["end"])
        withAnimation(nil) {
            control.x.wrappedValue = 0
        } completion: {
            log.add("plain")
        }
        control.phone.advance(0)
        #expect(log.take() == ["plain"])
        withAnimation(.spring(duration: 0.5)) {
            control.x.wrappedValue = 5
        } completion: {
            log.add("logical")
        }
        withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
            control.y.wrappedValue = 5
        } completion: {
            log.add("removed")
        }
        control.phone.advance(0.55)
        #expect(log.take() == ["logical"])
        control.phone.settled()
        #expect(log.take() == ["removed"])
    }

    @Test func aTransitionSaysHowAViewComesAndGoes() throws {
        struct Slider: View {
            let model: Model<Bool>
            @State private var isThere = false
            var body: some View {
                ZStack {
                    Color.clear
                    if isThere {
                        Color.red.frame(width: 100, height: 100)
                            .transition(.asymmetric(insertion: .move(edge: .leading), removal: .identity))
                    }
                }
                .onChange(of: model.value) { _, new in withAnimation(.linear(duration: 1)) { isThere = new } }
            }
        }
        let (phone, model) = (Simulator(), Model(false))
        phone.show(UIHostingController(rootView: Slider(model: model)))
        model.value = true
        phone.advance(0.5)
        let view = try #require(phone.window.first { $0.backgroundColor == .systemRed })
        let goal = phone.window.bounds.midX - 50
        #expect(abs(view.presentationRect.minX - (goal - 50)) < 4)
        phone.settled()
        #expect(abs(view.presentationRect.minX - goal) < 1)
        model.value = false
        phone.advance(0)
        #expect(phone.window.first { $0.backgroundColor == .systemRed } == nil)
    }

    @Test func aNewRootMayBeAnimated() {
        let phone = Simulator()
        let host = UIHostingController(rootView: Color.red.frame(width: 10, height: 10).padding(.leading, 0))
        phone.show(host)
        withAnimation(half) { host.rootView = Color.red.frame(width: 10, height: 10).padding(.leading, 100) }
        let start = phone.window.bounds.midX - 5
        phone.advance(0.5)
        let seen = phone.window.first { $0.backgroundColor == .systemRed }?.presentationRect ?? .zero
        #expect(abs(seen.minX - (start + 25)) < 3)
    }
}
