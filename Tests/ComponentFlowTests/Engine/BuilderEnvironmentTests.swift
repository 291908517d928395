import ComponentFlow
import ComponentFlowTesting
import Testing

private struct Shade: Equatable {
    var name: String
}

private struct ShadeName: CompositeComponent {
    var content: some Component<Shade> {
        let name = environment[Shade.self].value.name
        return VStack { Text(name) }
    }
}

/// A body with an environment whose children do not expect one, but for the first.
private struct MixedBody: CompositeComponent {
    var content: some Component<Shade> {
        VStack {
            ShadeName()
            Text("plain")
            Text("id").id("id")
            Text("appear").appear(nil)
            Text("disappear").disappear(nil)
            Text("flexible").flexible()
            Text("priority").layoutPriority(1)
            Text("padded").padding(1).id(2)
            ForEach(["element"], id: \.self) { Text($0) }
            AnyComponent(Text("erased"))
        }
    }
}

private struct Badge: CompositeComponent {
    var content: some Component<Shade> {
        VStack { Text("back").background(ShadeName()).overlay(ShadeName()) }
    }
}

/// Containers whose environment the compiler infers, with components behind and in front that expect none.
private struct InferredLayers: CompositeComponent {
    let missing: Text?
    private let plain = Group<Empty> { Text("13") }

    var content: some Component<Shade> {
        VStack {
            HStack { ShadeName() }.background(Rectangle(color: .red))
            HStack { ShadeName() }.overlay(Text("1"))
            HStack { Text("2") }.background(Rectangle(color: .red))
            HStack { Text("3") }.overlay(HStack { Text("4") }).padding(1)
            HStack { Text("5") }.padding(1).background(Rectangle(color: .red)).overlay(Text("6")).id(1)
            Text("7").background(HStack { Text("8").overlay(HStack { ShadeName() }) }).overlay(Text("9"))
            HStack { ShadeName() }.mask(Rectangle(color: .red))
            HStack { missing }.background(Rectangle(color: .red))
            Optional(Text("10"))
            Optional(ShadeName())
            Group {
                ShadeName()
                Text("11")
                EmptyComponent()
            }
            Group { Text("12") }.padding(1)
            Text("14").overlay { ShadeName() }.background { Text("15") }
            HStack { ShadeName() }.overlay(alignment: .top) { Text("16") }
            plain
        }
    }
}

/// A button whose label reads the environment.
private struct ShadeButton: CompositeComponent {
    @Behavior var log: UpdateLog

    var content: some Component<Shade> {
        LabelButton {
            log.note("tapped")
        } label: {
            ShadeName()
            Text("!")
        }
    }
}

@Suite("Components without an environment in builders with one") @MainActor
struct BuilderEnvironmentTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))

    @Test("Children that expect no environment can be in a body with one, with every modifier")
    func children() {
        stage.show(MixedBody(), environment: { Shade(name: "dark") })
        let expected = [
            "dark", "plain", "id", "appear", "disappear", "flexible", "priority", "padded", "element", "erased",
        ]
        #expect(Set(stage.window.shownTexts) == Set(expected))
        #expect(stage.window.shownTexts.count == expected.count)
    }

    @Test("A background and an overlay can read an environment that their content does not expect")
    func layers() {
        stage.show(Badge(), environment: { Shade(name: "dark") })
        #expect(stage.window.shownTexts == ["dark", "back", "dark"])
    }

    @Test("A container gets the environment of the builder when it has a background that expects none")
    func inferredLayers() {
        stage.show(InferredLayers(missing: nil), environment: { Shade(name: "dark") })
        let numbers = (1...16).map { "\($0)" }.sorted()
        let expected = numbers + Array(repeating: "dark", count: 8)
        #expect(stage.window.shownTexts.sorted() == expected)
    }

    @Test("An optional component in a builder is shown when it is not nil")
    func optional() {
        stage.show(InferredLayers(missing: nil), environment: { Shade(name: "dark") })
        stage.show(InferredLayers(missing: Text("present")), environment: { Shade(name: "dark") })
        #expect(stage.window.shownTexts.contains("present"))
    }

    @Test("The label of a button shows the environment, and its changes")
    func label() {
        let log = UpdateLog()
        stage.show(ShadeButton(log: log), environment: { Shade(name: "dark") })
        #expect(stage.window.shownTexts == ["dark", "!"])
        stage.show(ShadeButton(log: log), environment: { Shade(name: "light") })
        #expect(stage.window.shownTexts == ["light", "!"])
    }

    @Test("A tap on the label of a button calls the action of the button")
    func tap() {
        let log = UpdateLog()
        stage.show(ShadeButton(log: log), environment: { Shade(name: "dark") })
        stage.tap(at: CGPoint(x: 5, y: 5))
        #expect(log.entries == ["tapped"])
    }

    @Test("A button shows the components of its label side by side")
    func plainLabel() {
        let button = Button {
        } label: {
            Rectangle(color: .red, width: 10, height: 10)
            Rectangle(color: .red, width: 10, height: 20)
        }
        #expect(stage.show(button) == CGSize(width: 26, height: 20))
    }
}
