import ComponentFlow
import ComponentFlowTesting
import Testing

// The code of the article "Building screens", verbatim.

struct SettingRow: CombinedComponent {
    let title: String
    let isOn: Bool
    @Behavior var changed: (Bool) -> Void

    static var body: Body {
        let row = Child(environment: Empty.self)
        return { context in
            let component = context.component
            let row = row.update(
                component: AnyComponent(
                    HStack(spacing: 8) {
                        Text(text: component.title)
                        Spacer()
                        Toggle(isOn: component.isOn) { context.component.changed($0) }
                    }
                    .padding(.horizontal, 16)
                    .frame(height: 44)),
                availableSize: context.availableSize, transition: context.transition)
            context.add(row)
            return row.size
        }
    }
}

struct SettingsScreen: CombinedComponent {
    struct Setting: Identifiable {
        let id: Int
        var isOn = false
    }

    final class State: ComponentState {
        var settings = (1...1_000).map { Setting(id: $0) }
    }

    func makeState() -> State {
        State()
    }

    static var body: Body {
        let list = Child(LazyList<Empty>.self)
        return { context in
            let state = context.state
            let list = list.update(
                component: LazyList(rows: state.settings) { setting in
                    SettingRow(title: "Setting \(setting.id)", isOn: setting.isOn) { isOn in
                        state.settings[setting.id - 1].isOn = isOn
                        state.updated(transition: .easeInOut(duration: 0.2))
                    }
                },
                availableSize: context.availableSize, transition: context.transition)
            context.add(list)
            return list.size
        }
    }
}

@Suite("The article Building screens") @MainActor
struct BuildingScreensTests {
    private let stage = Stage(size: CGSize(width: 320, height: 440))

    private func switches(in view: UIView) -> [UISwitch] {
        (view as? UISwitch).map { [$0] } ?? view.subviews.flatMap(switches)
    }

    @Test("The article's screen updates its data and itself when a switch is tapped")
    func works() throws {
        stage.show(SettingsScreen())
        let shown = switches(in: stage.window)
        #expect(shown.count >= 10)
        #expect(shown.count < 40)
        let second = try #require(shown.dropFirst().first)
        let place = second.convert(CGPoint(x: second.bounds.midX, y: second.bounds.midY), to: stage.window)
        stage.tap(at: place)
        stage.settle()
        #expect(switches(in: stage.window).map(\.isOn).prefix(3) == [false, true, false])
        let heights = sequence(first: second as UIView, next: \.superview).filter { $0.frame.width == 320 }
        #expect(heights.contains { $0.bounds.height == 44 })
    }

    @Test("The article contains the code that is tested here")
    func sameCode() throws {
        let here = try String(contentsOfFile: #filePath, encoding: .utf8)
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let article = try String(
            contentsOf: root.appendingPathComponent("Sources/ComponentFlow/ComponentFlow.docc/BuildingScreens.md"),
            encoding: .utf8)
        let listings = article.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
        #expect(listings.count == 2)
        for listing in listings { #expect(here.contains(listing)) }
    }
}
