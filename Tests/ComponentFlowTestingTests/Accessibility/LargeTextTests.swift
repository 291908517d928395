import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

/// Shows built-in components in all text sizes that users can choose, in a window as wide as that of a phone.
@Suite("Built-in components in all text sizes") @MainActor
struct LargeTextTests {
    private static let size = CGSize(width: 400, height: 800)

    /// The sizes of body text in all text sizes, in points.
    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// Returns the texts that are cut off or covered in a text size.
    private func findings(_ component: some Component<Empty>) -> [String] {
        let stage = Stage(size: Self.size)
        stage.show(component)
        return findings(on: stage)
    }

    private func findings(on stage: Stage) -> [String] {
        Self.bodySizes.flatMap { size in
            stage.setTextScale(size / 17)
            stage.settle(limit: 1)
            return stage.auditAccessibility([.clippedText, .overlappingText]).map { "\(size): \($0.description)" }
        }
    }

    @Test("Texts, buttons and labeled values are neither cut off nor covered")
    func texts() {
        let content = ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("Hamburgefons")
                Text("Settings of the notifications").font(.largeTitle)
                Button("Save the changes") {}
                Button("Delete", role: .destructive) {}
                LabeledContent("Label") { Text("Value") }
                Toggle("Show all accounts and their folders", isOn: true) { _ in }
                Stepper("Columns of the overview", value: 3, in: 1...9) { _ in }
                Text("Inbox").padding(12).badge(12)
            }
        }
        #expect(findings(content) == [])
    }

    private struct Controls: CompositeComponent {
        @Local var tree = "Oak"
        @Local var date = Date(timeIntervalSince1970: 1_781_000_000)
        @Local var text = ""
        @Local var number = 3
        let style: PickerStyle

        var content: some Component<Empty> {
            ScrollView {
                VStack(spacing: 12) {
                    Picker("Tree", selection: $tree) {
                        for tree in ["Ash", "Beech", "Oak"] { Text(tree).tag(tree) }
                    }
                    .pickerStyle(style)
                    DatePicker("Date", selection: $date)
                    DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.inline)
                    TextField("What is to be done?", text: $text)
                    Stepper(value: $number, in: 0...9)
                    DisclosureGroup("More") { Text("A rocky planet") }
                    Menu("Sort") { Button("Name") {} }
                }
                .frame(maxWidth: .infinity)
            }
        }
    }

    @Test(
        "Controls are neither cut off nor covered",
        arguments: [PickerStyle.menu, .segmented, .inline, .wheel, .palette])
    func controls(style: PickerStyle) {
        #expect(findings(Controls(style: style)) == [])
    }

    @Test("Rows of forms are neither cut off nor covered")
    func form() {
        let form = Form<Empty> {
            Section("Notifications and sounds") {
                Label("Trash", systemImage: "trash")
                ColorPicker("Color of the accent", selection: .red) { _ in }
                FontPicker("Font", selection: nil) { _ in }
                ComboBox(text: "Oak", options: ["Ash", "Oak"]) { _ in }
                TokenField("Tags", tokens: ["Home", "Travel", "Work"]) { _ in }
                TextArea(text: "Notes of a day") { _ in }
                ProgressIndicator(value: 0.5)
                Rating(value: 3, valueUpdated: { _ in })
                Gauge(value: 0.5) {
                    Text("Charge of the battery")
                } currentValueLabel: {
                    Text("50 %")
                }
            }
        }
        #expect(findings(form) == [])
    }

    @Test("Controls of UIKit are neither cut off nor covered in a stack as wide as the window")
    func uikit() {
        let stage = Stage(size: Self.size)
        let (root, stack) = (UIView(), UIStackView())
        (stack.axis, stack.alignment, stack.spacing) = (.vertical, .leading, 12)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let looks: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
        for look in looks {
            var look = look
            look.title = "Synchronize the folders"
            look.subtitle = "when the program starts"
            stack.addArrangedSubview(UIButton(configuration: look))
        }
        stack.addArrangedSubview(UISegmentedControl(items: ["Day", "Week", "Year"]))
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        stage.show(root)
        #expect(findings(on: stage) == [])
    }

    private struct Screens: CompositeComponent {
        @Local var tab = 0
        @Local var path: [Int] = []

        var content: some Component<Empty> {
            TabView(selection: $tab) {
                NavigationStack(path: $path) {
                    ContentUnavailable("Nothing saved", description: "Find one first.") { Button("Search") {} }
                        .navigationTitle("Planets")
                        .toolbar { Button("Next") {} }
                }
                .tabItem { Text("Planets") }
                .tag(0)
                Text("Saved").tabItem { Text("Saved") }.tag(1)
            }
        }
    }

    @Test("Bars and the screens in them are neither cut off nor covered")
    func screens() {
        #expect(findings(Screens()) == [])
    }

    @Test("The title, the message and the buttons of an alert are not cut off")
    func alert() {
        let stage = Stage(size: Self.size)
        let root = UIViewController()
        stage.window.rootViewController = root
        let alert = UIAlertController(
            title: "Reset the order?", message: "The tasks are sorted by name again.", preferredStyle: .alert)
        for title in ["Reset", "Cancel"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
        root.present(alert, animated: false)
        stage.advance(by: 1)
        #expect(stage.accessibilityOutline.contains { $0.contains("\"Reset\"") })
        #expect(stage.auditAccessibility([.clippedText, .overlappingText]).map(\.description) == [])
    }
}
