import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("Forms") @MainActor
struct FormTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))

    private func frame(of view: UIView) -> CGRect {
        view.convert(view.bounds, to: stage.window)
    }

    private var toggle: LabeledContent<Empty> {
        LabeledContent("Quiet") { Toggle(isOn: .constant(true)) }
    }

    @Test("The title of labeled content is at the leading edge, and its control at the trailing edge")
    func edges() throws {
        stage.show(toggle)
        let label = try #require(stage.window.views(of: UILabel.self).first)
        let control = try #require(stage.window.views(of: UISwitch.self).first)
        #expect(frame(of: label).minX == 0)
        #expect(frame(of: control).maxX == 300)
    }

    @Test("A slider with a title has the width that the title leaves")
    func remainingWidth() throws {
        stage.show(LabeledContent("Volume") { Slider(value: .constant(0.5)) })
        let label = try #require(stage.window.views(of: UILabel.self).first)
        let slider = try #require(stage.window.views(of: UISlider.self).first)
        #expect(frame(of: slider).minX == frame(of: label).maxX + 12)
        #expect(frame(of: slider).maxX == 300)
    }

    @Test("Assistive technologies present labeled content as one control with its title")
    func accessibility() {
        stage.show(toggle)
        #expect(stage.accessibilityOutline == [#"toggleSwitch "Quiet" checked"#])
    }

    @Test("A section shows its title above its rows, all at the leading edge")
    func section() throws {
        stage.show(Section("General") { Text("Row") })
        let labels = stage.window.views(of: UILabel.self)
        #expect(labels.map(\.text) == ["General", "Row"])
        #expect(labels.map { frame(of: $0).minX } == [0, 0])
        #expect(frame(of: try #require(labels.last)).minY > frame(of: try #require(labels.first)).maxY)
    }

    @Test("A section without a title shows only its rows, and one with a footer shows it below them")
    func footer() throws {
        stage.show(Section { Text("Row") })
        #expect(stage.window.shownTexts == ["Row"])
        stage.show(
            Section("General") {
                Text("Row")
            } footer: {
                Text("Explanation")
            })
        let labels = stage.window.views(of: UILabel.self)
        #expect(labels.map(\.text) == ["General", "Row", "Explanation"])
        #expect(labels.map { frame(of: $0).minX } == [0, 0, 0])
        #expect(try #require(labels.last).font.pointSize < labels[1].font.pointSize)
        #expect(labels.last?.textColor == .secondaryLabel)
    }

    @Test("A section can have other components above its rows")
    func header() {
        stage.show(
            Section {
                Text("Row")
            } header: {
                Label("General", systemImage: "gear")
            })
        #expect(stage.window.shownTexts == ["General", "Row"])
    }

    @Test("Labeled content can be a text, which has its title as the label")
    func labeledText() throws {
        stage.show(LabeledContent("Version", value: "1.2"))
        let labels = stage.window.views(of: UILabel.self)
        #expect(labels.map(\.text) == ["Version", "1.2"])
        #expect(labels.last.map { frame(of: $0).maxX } == 300)
        #expect(stage.accessibilityOutline.count == 1)
    }

    @Test("Labeled content with a hidden label is its components, which keep the title as their label")
    func hiddenLabel() {
        let size = stage.show(toggle.labelsHidden())
        #expect(size == CGSize(width: 51, height: 31))
        #expect(stage.window.views(of: UILabel.self).isEmpty)
        #expect(stage.accessibilityOutline == [#"toggleSwitch "Quiet" checked"#])
    }

    // MARK: Large text

    @Test("In the text sizes for accessibility, the control is below the title, at the leading edge")
    func stacked() throws {
        stage.show(toggle)
        stage.setTextScale(3.1)
        let label = try #require(stage.window.views(of: UILabel.self).first)
        let control = try #require(stage.window.views(of: UISwitch.self).first)
        #expect(frame(of: control).minY >= frame(of: label).maxY)
        #expect(frame(of: control).minX == 0)
    }

    @Test("In a layout from right to left, the control below the title is at the right")
    func stackedFromRightToLeft() throws {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(toggle)
        stage.setTextScale(3.1)
        let control = try #require(stage.window.views(of: UISwitch.self).first)
        #expect(frame(of: control).maxX == 300)
    }

    @Test("A text field keeps its text and the focus when it moves below its title")
    func keptFocus() throws {
        stage.show(LabeledContent("Name") { TextField("Name", text: .constant("Ada")) })
        let field = try #require(stage.window.views(of: UITextField.self).first)
        field.becomeFirstResponder()
        stage.setTextScale(3.1)
        #expect(stage.window.views(of: UITextField.self).first === field)
        #expect(field.isFirstResponder)
    }

    /// The controls that can be beside a title.
    private static let controls: [String: AnyComponent<Empty>] = [
        "Toggle": AnyComponent(Toggle(isOn: .constant(true))),
        "Slider": AnyComponent(Slider(value: .constant(0.5))),
        "Stepper": AnyComponent(Stepper(value: .constant(2.0))),
        "Stepper field": AnyComponent(StepperField("Weight", value: .constant(12.5), in: 0...99, step: 0.25)),
        "Text field": AnyComponent(TextField("Name", text: .constant("Ada"))),
        "Date": AnyComponent(DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))),
        "Color": AnyComponent(ColorPicker("Color", selection: .constant(.red))),
        "Rating": AnyComponent(Rating(value: .constant(3))),
        "Picker": AnyComponent(
            Picker("Size", selection: .constant(1)) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }),
        "Progress": AnyComponent(ProgressIndicator(value: 0.5)),
        "Button": AnyComponent(Button("Choose") {}),
        "Text": AnyComponent(Text("Some value")),
    ]

    @Test("The title of no control breaks a word", arguments: ["Copies", "Weight", "Preferred language"])
    func unbrokenTitles(title: String) {
        let words = title.split(separator: " ").map { "\"\($0)\"" }
        for (name, control) in Self.controls {
            let stage = Stage(size: CGSize(width: 360, height: 300))
            stage.show(Form { LabeledContent(title) { control } })
            let findings = stage.auditAccessibility([.brokenWord]).map(\.description)
            #expect(findings.filter { finding in words.contains { finding.contains($0) } } == [], "\(name)")
        }
    }

    // MARK: Group boxes

    @Test("A group box takes the proposed width, and shows its title above its components, at the leading edge")
    func groupBox() {
        let size = stage.show(GroupBox("Account") { Text("Row") })
        let labels = stage.window.views(of: UILabel.self)
        #expect(size.width == 300)
        #expect(labels.map(\.text) == ["Account", "Row"])
        #expect(labels.map { frame(of: $0).minX } == [12, 12])
        #expect(labels.first.map { frame(of: $0).minY } == 12)
        #expect(labels.last.map { frame(of: $0).maxY } == size.height - 12)
    }

    @Test("The components of a group box are at the right in a layout from right to left")
    func groupBoxFromRightToLeft() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(GroupBox("Account") { Text("Row") })
        #expect(stage.window.views(of: UILabel.self).map { frame(of: $0).maxX } == [288, 288])
    }

    @Test("Assistive technologies present a group box as a group with its title as the name")
    func groupBoxAccessibility() {
        stage.show(GroupBox("Account") { Toggle("Public", isOn: .constant(true)) })
        let outline = stage.accessibilityOutline
        #expect(outline.first?.contains(#""Account""#) == true)
        #expect(outline.filter { $0.contains("Account") }.count == 1)
        #expect(outline.contains { $0.contains(#"toggleSwitch "Public" checked"#) })
    }

    @Test("A group box without a title contains only its components, and gets a title in an update")
    func groupBoxWithoutTitle() {
        let height = stage.show(GroupBox { Text("Row") }).height
        #expect(stage.window.shownTexts == ["Row"])
        #expect(stage.show(GroupBox("Account") { Text("Row") }).height > height)
        #expect(stage.window.shownTexts == ["Account", "Row"])
    }

    @Test("A form whose rows do not fit scrolls")
    func scrolling() throws {
        stage.show(
            Form {
                for number in 0..<20 { Text("Row \(number)") }
            })
        let view = try #require(stage.window.firstScrollView)
        #expect(view.bounds.height == 200)
        #expect(view.contentSize.height > 200)
    }
}
