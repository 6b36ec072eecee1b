import SwiftUI
import TabKit

/// Labels of the app's own, which grow with the finger, over a mark of its own; beside them a button that stays.
struct LabelTabs: View {
    @State private var person = Person.all[0].id
    @State private var isMuted = false

    var body: some View {
        TabPages(selection: $person) {
            ForEach(Person.all) { person in
                TabPage(value: person.id) {
                    PersonPage(person: person, isMuted: isMuted)
                } label: { state in
                    PersonLabel(person: person, state: state)
                }
                .accessibilityLabel(person.name)
            }
        }
        .tabStripStyle { style in
            style = .scrollable
            style.height = 76
            style.padding = 10
            style.indicator.height = 6
            style.indicator.width = .label
        }
        .tabIndicator {
            Capsule().fill(Color.orange).padding(EdgeInsets(top: 0, leading: 12, bottom: 2, trailing: 12))
        }
        .tabStripAccessory {
            Button {
                isMuted.toggle()
            } label: {
                Image(systemName: isMuted ? "bell.slash" : "bell")
            }
            .accessibilityLabel(isMuted ? "Unmute" : "Mute")
        }
    }
}

private struct PersonLabel: View {
    let person: Person
    let state: TabState

    var body: some View {
        VStack(spacing: 4) {
            Text(person.initials)
                .font(.system(size: 15, weight: .semibold))
                .foregroundStyle(.white)
                .frame(width: 40, height: 40)
                .background(Circle().fill(person.color))
                .scaleEffect(0.85 + 0.15 * state.selectedness)
            Text(person.name)
                .font(.caption)
                .foregroundStyle(state.isSelected ? .primary : .secondary)
        }
    }
}

private struct PersonPage: View {
    let person: Person
    let isMuted: Bool

    var body: some View {
        VStack(spacing: 8) {
            Text(person.name).font(.largeTitle).bold()
            Text(isMuted ? "Muted" : "Says hello").foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

struct Person: Identifiable {
    let name: String
    let color: Color

    var id: String { name }
    var initials: String { String(name.prefix(1)) }

    static let all = [
        Person(name: "Ada", color: .pink), Person(name: "Bruno", color: .blue), Person(name: "Chidi", color: .green),
        Person(name: "Dalia", color: .orange), Person(name: "Emil", color: .purple), Person(name: "Fen", color: .teal),
        Person(name: "Greta", color: .red), Person(name: "Hana", color: .indigo),
    ]
}

struct LabelTabs_Previews: PreviewProvider {
    static var previews: some View { LabelTabs() }
}
