import ComponentFlow
import ComponentFlowTesting
import Testing

private struct Palette: Equatable {
    var name: String
}

/// Reads the environment, and forwards it to a component that reads it as well.
private struct Themed: CompositeComponent {
    @Behavior var log: UpdateLog

    var content: some Component<Palette> {
        log.note("themed")
        let name = environment[Palette.self].value.name
        return VStack {
            Text("outer \(name)")
            Inner(log: log)
        }
    }
}

private struct Inner: CompositeComponent {
    @Behavior var log: UpdateLog

    var content: some Component<Palette> {
        log.note("inner")
        return VStack { Text("inner \(environment[Palette.self].value.name)") }
    }
}

/// A component without stored properties, whose type is an enumeration.
private enum Mood: CompositeComponent {
    case good
    case bad

    var content: some Component<Empty> {
        Text(self == .good ? "good" : "bad")
    }
}

/// A generic component with a local value between other properties.
private struct Labelled<Value: Equatable & CustomStringConvertible>: CompositeComponent {
    var prefix = "a"
    @Local var value: Value
    var isLoud = true
    @Local var taps = 0

    var content: some Component<Empty> {
        Button("\(prefix)\(value)\(isLoud ? "!" : "?")\(taps)") { taps += 1 }
    }
}

@Suite @MainActor
struct CompositeComponentTests {
    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    @Test("A composite component has the size of its content")
    func size() {
        let size = stage.show(Mood.good.frame(width: 80, height: 30))
        #expect(size == CGSize(width: 80, height: 30))
    }

    @Test("A component shows its content again when it changes")
    func changed() {
        stage.show(Mood.good)
        stage.show(Mood.bad)
        #expect(stage.window.shownTexts == ["bad"])
    }

    @Test("An equal component is not evaluated again")
    func equal() {
        stage.show(Owner(log: log))
        _ = log.take()
        stage.show(Owner(log: log))
        #expect(log.take() == [])
    }

    @Test("The content reads the environment and receives it")
    func environment() {
        stage.show(Themed(log: log), environment: { Palette(name: "dark") })
        #expect(stage.window.shownTexts == ["outer dark", "inner dark"])
    }

    @Test("A changed environment value updates the components that read it, once each")
    func changedEnvironment() {
        stage.show(Themed(log: log), environment: { Palette(name: "dark") })
        _ = log.take()
        stage.show(Themed(log: log), environment: { Palette(name: "light") })
        #expect(log.take() == ["themed", "inner"])
        #expect(stage.window.shownTexts == ["outer light", "inner light"])
    }

    @Test("Local values of a generic component keep their places among its other properties")
    func generic() {
        stage.show(Labelled(value: "text"))
        stage.tap(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.1)
        #expect(stage.window.shownTexts == ["atext!1"])
    }

    @Test("Calling update on a composite component directly is reported")
    func directUpdate() {
        let diagnostics = Diagnostics.record {
            _ = Mood.good.update(
                view: UIView(frame: .zero), availableSize: .zero, state: EmptyComponentState(),
                environment: Environment(), transition: .immediate)
        }
        #expect(diagnostics.map(\.rule) == ["component.called-directly"])
    }
}
