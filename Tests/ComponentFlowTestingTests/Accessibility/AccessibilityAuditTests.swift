import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("Accessibility audit") @MainActor
struct AccessibilityAuditTests {
    private let stage = Stage(size: CGSize(width: 300, height: 300))

    private func findings(
        _ rule: AccessibilityAudit.Rule, _ component: some Component<Empty>
    ) -> [AccessibilityAudit.Finding] {
        stage.show(component)
        return stage.auditAccessibility([rule])
    }

    private func button(_ size: CGFloat, label: String = "") -> Modified<Empty> {
        Button(content: AnyComponent(Rectangle(color: .black, width: size, height: size))) {}.accessibilityLabel(label)
    }

    // MARK: Exemptions

    @Test("An exemption applies to one rule and one element, and is reported if it applies to none")
    func exemptions() {
        func exemption(_ rule: AccessibilityAudit.Rule, _ element: String) -> AccessibilityAudit.Exemption {
            AccessibilityAudit.Exemption(rule, of: element, because: "It is a test.")
        }
        stage.show(
            VStack {
                button(10, label: "Small"); button(10, label: "Tiny")
            })
        #expect(stage.auditAccessibility([.targetSize]).count == 2)
        let one = stage.auditAccessibility([.targetSize], exempting: [exemption(.targetSize, "Small")])
        #expect(one.map(\.path).allSatisfy { $0.hasSuffix("\"Tiny\")") })
        #expect(one.count == 1)
        let both = [exemption(.targetSize, "Small"), exemption(.targetSize, "Tiny")]
        #expect(stage.auditAccessibility([.targetSize], exempting: both) == [])
        #expect(stage.auditAccessibility([.missingName], exempting: both) == [])
        let unused = stage.auditAccessibility([.targetSize], exempting: both + [exemption(.targetSize, "mall")])
        #expect(unused.map(\.message) == ["The exemption applies to no element: It is a test."])
    }

    // MARK: Names

    @Test("A control without a name is reported with its path and a hint")
    func missingName() throws {
        let finding = try #require(findings(.missingName, HStack { Toggle(isOn: true) { _ in } }).first)
        #expect(finding.rule == .missingName)
        #expect(finding.path.contains("Toggle"))
        #expect(finding.message == "The toggleSwitch has no name")
        #expect(finding.hint.contains("accessibilityLabel(_:)"))
        #expect(finding.description.hasPrefix("missing-name: "))
    }

    @Test("A component that responds to taps without a name is reported")
    func missingNameOfTap() {
        #expect(findings(.missingName, Rectangle(color: .red, width: 40, height: 40).onTap {}).count == 1)
        let named = Rectangle(color: .red, width: 40, height: 40).onTap {}.accessibilityLabel("Red")
        #expect(findings(.missingName, named) == [])
    }

    @Test("A text needs a name only if it can be edited")
    func readOnlyText() {
        func area(isEditable: Bool) -> TextArea {
            TextArea(text: "Text", isEditable: isEditable, textUpdated: { _ in })
        }
        #expect(findings(.missingName, area(isEditable: true)).count == 1)
        #expect(findings(.missingName, area(isEditable: false)) == [])
    }

    @Test("A control with a name, a hidden one, and one without an action are not reported")
    func names() {
        #expect(findings(.missingName, Toggle(isOn: true) { _ in }.accessibilityLabel("Quiet")) == [])
        #expect(findings(.missingName, Toggle(isOn: true, isEnabled: false) { _ in }) == [])
        #expect(findings(.missingName, Button("Save") {}) == [])
    }

    @Test("Controls behind an open menu, which assistive technologies do not reach, are not reported")
    func namesBehindMenu() throws {
        stage.show(
            VStack {
                Menu("Sort") { Button("By name") {} }
                Toggle("Quiet", isOn: .constant(true))
            })
        try stage.tap("Sort")
        stage.settle()
        #expect(stage.contains("By name"))
        #expect(stage.auditAccessibility([.missingName]) == [])
    }

    @Test("Elements of one container with the same name are reported once for each after the first")
    func duplicates() {
        let rows = VStack {
            Button("Delete") {}
            Button("Delete") {}
            Text("Delete")
        }
        #expect(findings(.duplicateName, rows).map(\.rule) == [.duplicateName])
    }

    @Test("The same name in different groups, and of different values, is not reported")
    func noDuplicates() {
        func row(_ name: String) -> Modified<Empty> {
            HStack { Button("Delete") {} }.accessibilityElement(children: .contain).accessibilityLabel(name)
        }
        let rows = VStack {
            row("Ann")
            row("Bob")
        }
        #expect(findings(.duplicateName, rows) == [])
    }

    // MARK: Contrast

    private func text(_ white: CGFloat, size: CGFloat = 15) -> Modified<Empty> {
        Text(text: "Hamburgefons", font: .systemFont(ofSize: size), color: UIColor(white: white, alpha: 1))
            .padding(4).background(.white)
    }

    @Test("Text with less contrast than 4.5 to 1 is reported, with the contrast that was measured")
    func lowContrast() throws {
        // A gray of 0.55 has a contrast of 3.3 to 1 with white.
        let finding = try #require(findings(.contrast, text(0.55)).first)
        #expect(finding.message.contains("contrast of 3."))
        #expect(finding.message.hasSuffix("less than 4.5 to 1"))
    }

    @Test("Text with enough contrast, and large text with 3 to 1, are not reported")
    func enoughContrast() {
        #expect(findings(.contrast, text(0.4)) == [])
        #expect(findings(.contrast, text(0.55, size: 30)) == [])
    }

    @Test("Large text with less contrast than 3 to 1 is reported")
    func lowContrastOfLargeText() {
        #expect(findings(.contrast, text(0.7, size: 30)).map(\.rule) == [.contrast])
    }

    @Test("A short text in a large text area is measured where it is", arguments: [0, 0.7])
    func contrastInLargeTextArea(white: CGFloat) {
        let area = TextArea(text: .constant("a"), color: UIColor(white: white, alpha: 1))
            .frame(width: 400, height: 250).background(.white)
        #expect(findings(.contrast, area).count == (white > 0 ? 1 : 0))
    }

    @Test("The bars in place of text have no contrast")
    func contrastOfPlaceholders() {
        #expect(findings(.contrast, text(0.4).redacted(reason: .placeholder)) == [])
    }

    @Test("The contrast of text in disabled controls does not matter")
    func disabledContrast() {
        #expect(findings(.contrast, Button("Save", isEnabled: false) {}.background(.white)) == [])
    }

    @Test("The audit of the contrast keeps the scale of the stage")
    func scale() {
        _ = findings(.contrast, text(0))
        #expect(stage.window.traitCollection.displayScale == 1)
    }

    // MARK: Size

    @Test("A target of less than 24 points is reported with its size")
    func smallTarget() {
        #expect(findings(.targetSize, button(20, label: "a")).map(\.message) == ["The button is 20 × 20 points large"])
    }

    @Test("A target of 24 points, and one with a larger touch area, are not reported")
    func largeTarget() {
        #expect(findings(.targetSize, button(24, label: "a")) == [])
        let enlarged = Button(content: AnyComponent(Rectangle(color: .black, width: 16, height: 16))) {}
            .withHitTestEdgeInsets(UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -8))
        #expect(findings(.targetSize, enlarged.accessibilityLabel("a")) == [])
    }

    @Test("The divider of two columns is operable, but may be narrow")
    func narrowDivider() {
        let stage = Stage(size: CGSize(width: 800, height: 300))
        stage.window.rootViewController = ComponentViewController(
            NavigationSplitView {
                Text("Left")
            } detail: {
                Text("Right")
            })
        stage.settle()
        #expect(stage.accessibilityOutline.contains { $0.contains("splitter") })
        #expect(stage.auditAccessibility([.targetSize]) == [])
    }

    @Test("Text that is cut off is reported, and text that wraps is not")
    func clippedText() {
        let long = "A text that is much too long for the width of its frame"
        let clipped = Text(text: long, maximumNumberOfLines: 1).frame(width: 80)
        #expect(findings(.clippedText, clipped).map(\.message) == ["The text is cut off"])
        #expect(findings(.clippedText, Text(text: long).frame(width: 80)) == [])
    }

    @Test("Text that is cut off only in the largest text size is reported")
    func clippedLargeText() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Settings"
        label.frame = CGRect(x: 0, y: 0, width: 90, height: 24)
        stage.show(label)
        let messages = stage.auditAccessibility([.clippedText]).map(\.message)
        #expect(messages == ["The text is cut off in the largest text size"])
        #expect(label.font.pointSize == 17)
    }

    @Test("A word that is wider than its text is reported, and words that lines end between are not")
    func brokenWord() {
        let text = Text("Words such as internationalization").frame(width: 120)
        #expect(findings(.brokenWord, text).map(\.message) == ["The word \"internationalization\" is broken"])
        for text in ["Many words that are short", "国際化と地域化"] {
            #expect(findings(.brokenWord, Text(text: text, font: .systemFont(ofSize: 17)).frame(width: 80)) == [])
        }
    }

    @Test("A word that is broken only in the largest text size is reported")
    func brokenLargeWord() {
        let messages = findings(.brokenWord, Text("Settings").frame(width: 120)).map(\.message)
        #expect(messages == ["The word \"Settings\" is broken in the largest text size"])
    }

    @Test("Text that covers other text is reported, unless it has a background that hides what is behind it")
    func overlappingText() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let labels = ["First", "Second"].enumerated().map { index, text in
            let label = UILabel(frame: CGRect(x: CGFloat(index) * 20, y: 0, width: 80, height: 24))
            label.text = text
            box.addSubview(label)
            return label
        }
        stage.show(box)
        let messages = stage.auditAccessibility([.overlappingText]).map(\.message)
        #expect(messages == ["The text is covered by \"Second\""])
        labels[1].backgroundColor = .white
        #expect(stage.auditAccessibility([.overlappingText]) == [])
        labels[1].backgroundColor = nil
        labels[1].frame.origin.y = 24
        #expect(stage.auditAccessibility([.overlappingText]) == [])
    }

    // MARK: Keyboard

    private func field(_ y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: y, width: 100, height: 30))
        field.placeholder = "Field at \(y)"
        return field
    }

    @Test("Elements that are read in another order than the Tab key reaches them are reported")
    func order() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (first, second) = (field(0), field(50))
        for field in [first, second] { box.addSubview(field) }
        stage.show(box)
        #expect(stage.auditAccessibility([.order]) == [])
        box.accessibilityElements = [second, first]
        #expect(stage.auditAccessibility([.order]).map(\.rule) == [.order])
    }

    /// A view that keeps the focus, as a drawing program might that uses the Tab key itself.
    private final class Trap: UIView {
        override var canBecomeFocused: Bool { true }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }

    @Test("A view that does not let the focus go is reported")
    func trap() {
        stage.show(Trap(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        stage.show(field(120))
        #expect(stage.auditAccessibility([.focusTrap]).map(\.path) == ["Trap"])
    }

    @Test("Fields and text views let the focus go, and their text is not changed")
    func noTrap() {
        let text = UITextView(frame: CGRect(x: 0, y: 120, width: 100, height: 100))
        stage.show(text)
        stage.show(field(0))
        #expect(stage.auditAccessibility([.focusTrap]) == [])
        #expect(text.text == "")
    }

    @Test("The focus is where it was when the audit has ended", arguments: [true, false])
    func focusAfterAudit(isFocused: Bool) {
        let fields = [field(0), field(50), field(100)]
        for field in fields { stage.show(field) }
        if isFocused { fields[1].becomeFirstResponder() }
        _ = stage.auditAccessibility([.focusTrap])
        #expect(fields.map(\.isFirstResponder) == [false, isFocused, false])
    }

    @Test("The title of a disabled control has any contrast")
    func disabledTitles() {
        let form = VStack(spacing: 12) {
            Toggle("Quiet", isOn: true, isEnabled: false) { _ in }
            Stepper("Guests", value: 3, isEnabled: false) { _ in }
        }
        let large = Stage(size: CGSize(width: 400, height: 200))
        large.show(form.padding(16).background(.white))
        #expect(large.auditAccessibility([.contrast]) == [])
    }

    // MARK: All rules

    @Test("A form with named and visible controls passes all rules")
    func form() {
        let form = VStack(spacing: 12) {
            Text("Settings").font(.title).accessibilityHeading()
            Toggle(isOn: true) { _ in }.accessibilityLabel("Quiet")
            TextField(text: "Ann", placeholder: "Name") { _ in }.frame(width: 200)
            Button("Save") {}
        }
        let large = Stage(size: CGSize(width: 800, height: 800))
        large.show(form.padding(16).background(.white))
        #expect(large.auditAccessibility() == [])
    }
}
