import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

@Suite("Controls with a title") @MainActor
struct TitledControlTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))

    private func frame(of view: UIView) -> CGRect {
        view.convert(view.bounds, to: stage.window)
    }

    private var label: UILabel? { stage.window.views(of: UILabel.self).first }

    /// The opacity of a view in the window.
    private func opacity(of view: UIView) -> CGFloat {
        sequence(first: view, next: \.superview).reduce(1) { $0 * $1.alpha }
    }

    // MARK: Toggles

    @Test("The title of a toggle is at the leading edge, and its switch at the trailing edge")
    func edges() throws {
        let size = stage.show(Toggle("Quiet", isOn: .constant(true)))
        #expect(size == CGSize(width: 300, height: 31))
        #expect(frame(of: try #require(label)).minX == 0)
        #expect(frame(of: try #require(stage.window.views(of: UISwitch.self).first)).maxX == 300)
    }

    @Test("The title of a toggle is at the right in a layout from right to left")
    func rightToLeft() throws {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(Toggle("Quiet", isOn: .constant(true)))
        #expect(frame(of: try #require(label)).maxX == 300)
        #expect(frame(of: try #require(stage.window.views(of: UISwitch.self).first)).minX == 0)
    }

    @Test("A toggle has its natural width where the proposal is unbounded")
    func naturalWidth() throws {
        let size = stage.show(Toggle("Quiet", isOn: .constant(true)).fixedSize())
        #expect(size.width == frame(of: try #require(label)).width + 12 + 51)
    }

    @Test("A label with several components is at the leading edge, and its texts name the switch")
    func labelOfComponents() throws {
        let size = stage.show(
            Toggle(isOn: .constant(true)) {
                Text("Quiet")
                Text("No sounds at night").font(.caption)
            })
        let labels = stage.window.views(of: UILabel.self).map { frame(of: $0) }
        #expect(size.width == 300)
        #expect(labels.map(\.minX) == [0, 0])
        #expect(size.height == labels.reduce(0) { $0 + $1.height })
        #expect(frame(of: try #require(stage.window.views(of: UISwitch.self).first)).maxX == 300)
        #expect(stage.accessibilityOutline == [#"toggleSwitch "Quiet, No sounds at night" checked"#])
    }

    @Test("A tap on a label changes the value, and a change of the label changes the name")
    func tapOnLabel() throws {
        var isOn = false
        let binding = Binding {
            isOn
        } set: {
            isOn = $0
        }
        stage.show(Toggle(isOn: binding) { Label("Quiet", systemImage: "bell.slash") })
        stage.tap(on: try #require(label))
        #expect(isOn)
        stage.show(Toggle(isOn: binding) { Label("Silent", systemImage: "bell.slash") })
        #expect(stage.accessibilityOutline == [#"toggleSwitch "Silent" checked"#])
    }

    @Test("A label of one text is the same as a title")
    func labelOfText() {
        #expect(Toggle(isOn: .constant(true)) { Text("Quiet") } == Toggle("Quiet", isOn: .constant(true)))
    }

    @Test("A label can be added and removed, and looks like that of a new toggle")
    func changingLabel() {
        let toggles: [(Stage) -> Void] = [
            { $0.show(Toggle(isOn: .constant(true))) },
            { $0.show(Toggle(isOn: .constant(true)) { Label("Quiet", systemImage: "bell.slash") }) },
            { $0.show(Toggle("Quiet", isOn: .constant(true))) },
        ]
        for index in [0, 1, 0, 2, 1, 2, 0] {
            toggles[index](stage)
            let fresh = Stage(size: CGSize(width: 300, height: 200))
            toggles[index](fresh)
            #expect(stage.allFrames == fresh.allFrames)
            #expect(stage.accessibilityOutline == fresh.accessibilityOutline)
        }
    }

    @Test("A toggle and a stepper with hidden labels have their natural sizes, and keep their names")
    func hiddenTitles() {
        let toggle = stage.show(Toggle("Quiet", isOn: .constant(true)).labelsHidden())
        #expect(toggle == CGSize(width: 51, height: 31))
        #expect(stage.window.views(of: UILabel.self).isEmpty)
        #expect(stage.accessibilityOutline == [#"toggleSwitch "Quiet" checked"#])
        let stepper = stage.show(Stepper("Guests", value: .constant(2), in: 1...9).labelsHidden())
        #expect(stepper.width < 120)
        #expect(stage.window.views(of: UIStepper.self).first?.accessibilityLabel == "Guests")
    }

    @Test("The texts of a hidden label name the control, and a tap on their place has no effect")
    func hiddenLabelOfComponents() throws {
        var isOn = false
        let binding = Binding {
            isOn
        } set: {
            isOn = $0
        }
        let size = stage.show(
            Toggle(isOn: binding) { Label("Quiet", systemImage: "bell.slash") }.labelsHidden()
                .frame(width: 300, height: 60, alignment: .topLeading))
        #expect(size == CGSize(width: 300, height: 60))
        #expect(stage.accessibilityOutline == [#"toggleSwitch "Quiet" unchecked"#])
        #expect(opacity(of: try #require(label)) == 0)
        stage.tap(at: CGPoint(x: 200, y: 15))
        #expect(!isOn)
    }

    @Test("Labels can be hidden and shown, and look like those of new controls")
    func hidingLabels() {
        let controls: [(Stage) -> Void] = [true, false].flatMap { isHidden -> [(Stage) -> Void] in
            [
                { $0.show(labeled(Toggle("Quiet", isOn: .constant(true)), isHidden: isHidden)) },
                {
                    $0.show(
                        labeled(
                            Toggle(isOn: .constant(true)) { Label("Quiet", systemImage: "bell.slash") },
                            isHidden: isHidden))
                },
                { $0.show(labeled(Toggle(isOn: .constant(true)), isHidden: isHidden)) },
            ]
        }
        for index in [0, 3, 1, 4, 2, 5, 0, 4, 1, 3, 0] {
            controls[index](stage)
            let fresh = Stage(size: CGSize(width: 300, height: 200))
            controls[index](fresh)
            #expect(stage.accessibilityOutline == fresh.accessibilityOutline)
            #expect(
                stage.window.views(of: UISwitch.self).map { frame(of: $0) }
                    == fresh.window.views(of: UISwitch.self).map { $0.convert($0.bounds, to: fresh.window) })
        }
    }

    /// Returns a toggle in a stack, which hides labels or not.
    private func labeled(_ toggle: Toggle, isHidden: Bool) -> Inheriting<Empty> {
        let stack = VStack { toggle }
        return isHidden ? stack.labelsHidden() : stack.lineLimit(nil)
    }

    @Test("A stepper has a label of any components, also for integers")
    func stepperLabel() throws {
        var guests = 2
        let binding = Binding {
            guests
        } set: {
            guests = $0
        }
        let size = stage.show(Stepper(value: binding, in: 1...9) { Label("Guests", systemImage: "person.2") })
        let stepper = try #require(stage.window.views(of: UIStepper.self).first)
        #expect(size.width == 300)
        #expect(frame(of: try #require(label)).minX > 0)
        #expect(frame(of: stepper).maxX == 300)
        #expect(stepper.accessibilityLabel == "Guests")
        let level = stage.show(Stepper(value: .constant(0.5), in: 0...1) { Text("Level") })
        #expect(level.width == 300)
    }

    @Test("A title that does not fit beside the switch wraps")
    func wrapping() throws {
        stage.show(Toggle("Show the notifications of all accounts on the lock screen", isOn: .constant(true)))
        let (title, control) = (
            frame(of: try #require(label)), frame(of: try #require(stage.window.views(of: UISwitch.self).first))
        )
        #expect(title.height > 31)
        #expect(title.maxX <= control.minX - 12)
        #expect(control.midY == title.midY)
    }

    @Test("A tap on the title of a toggle changes its value")
    func tapOnTitle() throws {
        var values: [Bool] = []
        stage.show(Toggle("Quiet", isOn: false) { values.append($0) })
        stage.tap(on: try #require(label))
        #expect(values == [true])
    }

    @Test("The keyboard focus moves to the switch of a toggle, and not to its title")
    func focus() throws {
        stage.show(Toggle("Quiet", isOn: .constant(true)))
        #expect(stage.window.focusStops.map { $0 is UISwitch } == [true])
    }

    @Test("A tap on the title of a toggle in a list does not select the row")
    func list() throws {
        var selection: Int?
        var values: [Bool] = []
        stage.show(
            LazyList([1], id: \.self, selection: Binding(get: { selection }, set: { selection = $0 })) { _ in
                Toggle("Quiet", isOn: false) { values.append($0) }
            })
        stage.tap(on: try #require(label))
        #expect(values == [true])
        #expect(selection == nil)
    }

    @Test("After a tap on the title, a switch whose value is not updated moves back")
    func rejection() throws {
        stage.show(Toggle("Quiet", isOn: false) { _ in })
        stage.tap(on: try #require(label))
        #expect(try #require(stage.window.views(of: UISwitch.self).first).isOn == false)
    }

    @Test("A tap on the title of a toggle sets its binding, and the switch stays on")
    func binding() throws {
        struct Setting: CompositeComponent {
            @Local var isOn = false

            var content: some Component<Empty> { Toggle("Quiet", isOn: $isOn) }
        }
        stage.show(Setting())
        stage.tap(on: try #require(label))
        stage.settle()
        #expect(try #require(stage.window.views(of: UISwitch.self).first).isOn)
    }

    @Test("The title of a disabled toggle is dimmed, and a tap on it changes nothing", arguments: [false, true])
    func disabled(byModifier: Bool) throws {
        var values: [Bool] = []
        stage.show(
            Toggle("Quiet", isOn: false, isEnabled: byModifier) { values.append($0) }.disabled(byModifier))
        let label = try #require(self.label)
        stage.tap(on: label)
        #expect(values == [])
        expectNear(opacity(of: label), 0.4, within: 0.001)
    }

    @Test("The title of a toggle that is enabled again is opaque")
    func enabledAgain() throws {
        stage.show(Toggle("Quiet", isOn: false, isEnabled: false) { _ in })
        stage.show(Toggle("Quiet", isOn: false) { _ in })
        #expect(opacity(of: try #require(label)) == 1)
    }

    @Test("Assistive technologies present a toggle as one element with its title")
    func toggleName() {
        stage.show(Toggle("Quiet", isOn: .constant(true)))
        #expect(stage.accessibilityOutline == [#"toggleSwitch "Quiet" checked"#])
    }

    @Test("A label for assistive technologies takes precedence over the title")
    func toggleLabel() {
        stage.show(Toggle("Quiet", isOn: .constant(true)).accessibilityLabel("Quiet mode"))
        #expect(stage.accessibilityOutline == [#"toggleSwitch "Quiet mode" checked"#])
    }

    @Test("A toggle whose title is removed has the size of its switch and no name, and keeps the switch")
    func removedTitle() throws {
        stage.show(Toggle("Quiet", isOn: .constant(true)))
        let control = stage.window.views(of: UISwitch.self).first
        #expect(stage.show(Toggle(isOn: .constant(true))) == CGSize(width: 51, height: 31))
        #expect(stage.window.views(of: UISwitch.self).first === control)
        #expect(frame(of: try #require(control)).minX == 0)
        #expect(label == nil)
        #expect(stage.accessibilityOutline == ["toggleSwitch checked"])
    }

    @Test("A title of a string catalog is in the language of its component, also for assistive technologies")
    func language() {
        stage.show(VStack { Toggle(.hello, isOn: .constant(true)) }.language("de"))
        #expect(label?.text == "Guten Tag")
        #expect(stage.accessibilityOutline == [#"toggleSwitch "Guten Tag" checked"#])
    }

    @Test("The title of a toggle has the font and the color of modifiers around it")
    func inheritedLook() throws {
        stage.show(Toggle("Quiet", isOn: .constant(true)).font(.systemFont(ofSize: 30)).foregroundColor(.purple))
        #expect(label?.font.pointSize == 30)
        #expect(label?.textColor == .purple)
    }

    // MARK: Steppers

    @Test("The title of a stepper is at the leading edge, and its buttons at the trailing edge")
    func stepperEdges() throws {
        let size = stage.show(Stepper("Guests", value: .constant(3), in: 1...9))
        #expect(size == CGSize(width: 300, height: 32))
        #expect(frame(of: try #require(label)).minX == 0)
        #expect(frame(of: try #require(stage.window.views(of: UIStepper.self).first)).maxX == 300)
    }

    @Test("Assistive technologies present a stepper as one element with its title")
    func stepperName() {
        stage.show(Stepper("Guests", value: .constant(3), in: 1...9))
        #expect(stage.accessibilityOutline == [#"stepper "Guests" = 3 3 in 1…9"#])
    }

    @Test("A tap on the title of a stepper changes nothing, and one on its buttons steps")
    func steps() throws {
        var values: [Double] = []
        stage.show(Stepper("Guests", value: 3, in: 1...9) { values.append($0) })
        stage.tap(on: try #require(label))
        #expect(values == [])
        stage.tap(at: CGPoint(x: 290, y: 16))
        stage.tap(at: CGPoint(x: 216, y: 16))
        #expect(values == [4, 2])
    }

    @Test("A title with the value of a stepper follows its binding")
    func titleWithValue() throws {
        struct Guests: CompositeComponent {
            @Local var count = 3

            var content: some Component<Empty> {
                Stepper("\(count) guests", value: $count, in: 1...9)
            }
        }
        stage.show(Guests())
        stage.tap(at: CGPoint(x: 290, y: 16))
        stage.settle()
        #expect(label?.text == "4 guests")
        #expect(stage.accessibilityOutline == [#"stepper "4 guests" = 4 4 in 1…9"#])
    }

    @Test("The title of a disabled stepper is dimmed")
    func disabledStepper() throws {
        stage.show(Stepper("Guests", value: .constant(3), isEnabled: false))
        expectNear(opacity(of: try #require(label)), 0.4, within: 0.001)
    }

    // MARK: Long words

    /// Returns a font in which "Notifications" has about a width, in points.
    private func font(forWidth width: CGFloat) -> UIFont {
        let text = NSAttributedString(string: "Notifications", attributes: [.font: UIFont.systemFont(ofSize: 100)])
        return .systemFont(ofSize: 100 * width / text.size().width)
    }

    private func notifications(width: CGFloat, isOn: Bool = true) -> Toggle {
        Toggle(isOn: .constant(isOn)) { Text("Notifications").font(font(forWidth: width)) }
    }

    @Test("If a word of the title fits only the whole width, the switch is below it at the trailing edge")
    func wordAboveSwitch() throws {
        let size = stage.show(notifications(width: 270))
        let (title, control) = (
            frame(of: try #require(label)), frame(of: try #require(stage.window.views(of: UISwitch.self).first))
        )
        #expect(title.minX == 0)
        #expect(title.width > 260)
        #expect(control.maxX == 300)
        #expect(control.minY == title.maxY + 8)
        #expect(size == CGSize(width: 300, height: title.height + 8 + 31))
    }

    @Test("In a layout from right to left, the switch below the title is on the left")
    func wordAboveSwitchReversed() throws {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(notifications(width: 270))
        #expect(frame(of: try #require(label)).maxX == 300)
        #expect(frame(of: try #require(stage.window.views(of: UISwitch.self).first)).minX == 0)
    }

    @Test("A word that does not even fit the whole width is broken beside the switch")
    func wordThatFitsNowhere() throws {
        stage.show(notifications(width: 400))
        let control = frame(of: try #require(stage.window.views(of: UISwitch.self).first))
        #expect(control.midY == frame(of: try #require(label)).midY)
    }

    @Test("A stepper is below a title whose word fits only the whole width, also with an icon")
    func wordAboveStepper() throws {
        stage.show(
            Stepper(value: .constant(3), in: 1...9) {
                Label("Notifications", systemImage: "bell").font(font(forWidth: 190))
            })
        let stepper = frame(of: try #require(stage.window.views(of: UIStepper.self).first))
        #expect(stepper.minY >= frame(of: try #require(label)).maxY)
        #expect(stepper.maxX == 300)
    }

    @Test("A title can move above its switch and back, and looks like that of a new toggle")
    func changingWidth() {
        for (width, isOn) in [
            (270, true), (270, false), (100, false), (270, true), (400, true), (270, false), (90, true),
        ] {
            let toggle = notifications(width: CGFloat(width), isOn: isOn)
            stage.show(toggle)
            stage.settle()
            let fresh = Stage(size: CGSize(width: 300, height: 200))
            fresh.show(toggle)
            #expect(stage.allFrames == fresh.allFrames)
        }
    }

    // MARK: Equality

    @Test("Toggles with different titles are not equal")
    func equality() {
        #expect(Toggle("a", isOn: .constant(true)) != Toggle("b", isOn: .constant(true)))
        #expect(Toggle("a", isOn: .constant(true)) == Toggle("a", isOn: .constant(true)))
    }
}
