import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

/// What can be tapped in built-in components and views is at least 24 points wide and high, at any text size.
@Suite("Sizes of what can be tapped in built-in components and controls") @MainActor
struct TargetSizeTests {
    /// The smallest and the largest text size, and the usual one.
    private nonisolated static let textScales: [CGFloat] = [0.8, 1, 53.0 / 17]

    private func findings(_ scale: CGFloat, _ show: (Stage) -> Void) -> [String] {
        let stage = Stage(size: CGSize(width: 600, height: 900))
        stage.setTextScale(scale)
        show(stage)
        stage.settle(limit: 1)
        return stage.auditAccessibility([.targetSize]).map(\.description)
    }

    // MARK: Components

    private struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        /// Shows the component beside the edges of a stage, or as the screen of its window.
        let show: @MainActor @Sendable (Stage) -> Void
        let showScreen: @MainActor @Sendable (Stage) -> Void

        init<Shown: Component>(_ name: String, _ make: @escaping @MainActor @Sendable () -> Shown)
        where Shown.EnvironmentType == Empty {
            self.name = name
            show = { $0.show(make().padding(20)) }
            showScreen = { $0.window.rootViewController = ComponentViewController(make()) }
        }

        var testDescription: String { name }
    }

    private static let date = Date(timeIntervalSince1970: 1_781_000_000)

    private nonisolated static let controls: [Example] =
        [
            Example("Button") { Button("i") {} },
            Example("Button with a border") { Button("i") {}.buttonStyle(.bordered) },
            Example("Menu") { Menu("i") { Button("j") {} } },
            Example("Toggle") { Toggle(isOn: true) { _ in } },
            Example("Toggle with a title") { Toggle("i", isOn: true) { _ in } },
            Example("Slider") { Slider(value: 0.5) { _ in }.accessibilityLabel("i") },
            Example("RangeSlider") { RangeSlider(range: 0.2...0.6) { _ in }.accessibilityLabel("i") },
            Example("Rating") { Rating(value: 3, valueUpdated: { _ in }) },
            Example("Stepper") { Stepper(value: 3, in: 0...9) { _ in } },
            Example("SegmentedControl") { SegmentedControl(titles: ["i", "j"], selectedIndex: 0) { _ in } },
            Example("PageControl") { PageControl(numberOfPages: 5, currentPage: 1) { _ in } },
            Example("FontPicker") { FontPicker("Font", selection: .constant(nil)) },
            Example("ColorPicker") { ColorPicker("Color", selection: .constant(.red)) },
        ] + pickers

    private nonisolated static let pickers: [Example] =
        [PickerStyle.menu, .segmented, .inline, .wheel].map { style in
            Example("Picker, \(style)") {
                Picker("Tree", selection: .constant("Oak")) {
                    for tree in ["Ash", "Oak"] { Text(tree).tag(tree) }
                }
                .pickerStyle(style)
            }
        }
        + [UIDatePickerStyle.compact, .inline, .wheels].map { style in
            Example("DatePicker, \(style)") { DatePicker("Date", selection: .constant(date)).datePickerStyle(style) }
        }

    private nonisolated static let fields: [Example] = [
        Example("TextField") { TextField("i", text: .constant("")) },
        Example("TextField with a button") { TextField("i", text: .constant("x"), hasClearButton: true) },
        Example("TextField for a password") { TextField("i", text: .constant("x"), isSecure: true) },
        Example("Search") { Text("x").searchable(text: .constant("y")).frame(height: 200) },
        Example("ComboBox") { ComboBox("i", text: .constant("x"), options: ["x", "y"]) },
        Example("TokenField") { TokenField("i", tokens: .constant(["x", "y"])) },
        Example("TextArea") { TextArea("i", text: .constant("x")).frame(height: 60) },
    ]

    private nonisolated static let rows: [Example] = [
        Example("DisclosureGroup") { DisclosureGroup("i") { Text("x") } },
        Example("Form") { Form { Section("i") { LabeledContent("x") { Toggle(isOn: true) { _ in } } } } },
        Example("LazyList") {
            LazyList([1, 2], id: \.self, selection: .constant(Set([1]))) {
                Text("\($0)").frame(maxWidth: .infinity).padding(4)
            }
        },
        Example("ContentUnavailable") { ContentUnavailable("i", description: "x") { Button("Add") {} } },
    ]

    private nonisolated static let screens: [Example] = [
        Example("TabView") {
            TabView(selection: .constant(1)) {
                Text("one").tabItem { Text("i") }.tag(1)
                Text("two").tabItem { Text("j") }.tag(2)
            }
        },
        Example("NavigationStack") {
            NavigationStack(path: .constant([1])) {
                NavigationLink("i", value: 1).navigationTitle("x").toolbar { Button("j") {} }
                    .navigationDestination(for: Int.self) { _ in
                        Text("x").navigationTitle("y").toolbar { Button("k") {} }
                    }
            }
        },
        Example("NavigationSplitView") {
            NavigationSplitView {
                Text("x").navigationTitle("i")
            } detail: {
                Text("y").navigationTitle("j")
            }
        },
        Example("PageView") {
            PageView(selection: .constant(0)) {
                Text("one"); Text("two")
            }
        },
    ]

    @Test("Targets of components are large enough at all text sizes", arguments: controls + fields + rows, textScales)
    private func component(example: Example, scale: CGFloat) {
        #expect(findings(scale, example.show) == [])
    }

    @Test("Targets of screens are large enough at all text sizes", arguments: screens, textScales)
    private func screen(example: Example, scale: CGFloat) {
        #expect(findings(scale, example.showScreen) == [])
    }

    // MARK: Views

    private struct ViewExample: Sendable, CustomTestStringConvertible {
        let name: String
        let make: @MainActor @Sendable () -> UIView

        init(_ name: String, _ make: @escaping @MainActor @Sendable () -> UIView) {
            self.name = name
            self.make = make
        }

        var testDescription: String { name }
    }

    private nonisolated static let views: [ViewExample] =
        [
            ViewExample("UISwitch") { UISwitch() },
            ViewExample("UISlider") { UISlider() },
            ViewExample("UIStepper") { UIStepper() },
            ViewExample("UISegmentedControl") { UISegmentedControl(items: ["i", "j"]) },
            ViewExample("UIPageControl") {
                let control = UIPageControl()
                control.numberOfPages = 4
                return control
            },
            ViewExample("UITextField") {
                let field = UITextField()
                (field.text, field.clearButtonMode, field.placeholder) = ("i", .always, "Name")
                return field
            },
            ViewExample("UITextView") { UITextView() },
            ViewExample("UISearchBar") {
                let bar = UISearchBar()
                (bar.text, bar.showsCancelButton, bar.placeholder) = ("i", true, "Find")
                return bar
            },
            ViewExample("UIColorWell") { UIColorWell() },
            ViewExample("UIPasteControl") { UIPasteControl(frame: .zero) },
            ViewExample("UICalendarView") { UICalendarView() },
            ViewExample("UIDatePicker") { UIDatePicker() },
        ] + buttons

    private nonisolated static let buttons: [ViewExample] =
        [
            UIButton.ButtonType.system, .close, .contactAdd, .infoDark, .infoLight, .detailDisclosure,
        ].map { type in
            ViewExample("UIButton, type \(type.rawValue)") {
                let button = UIButton(type: type)
                if type == .system { button.setTitle("i", for: .normal) }
                return button
            }
        }
        + [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
            ViewExample("UIButton, size \(size)") {
                var configuration = UIButton.Configuration.filled()
                configuration.title = "i"
                configuration.buttonSize = size
                return UIButton(configuration: configuration)
            }
        }

    @Test("Views in their natural size", arguments: views, textScales)
    private func view(example: ViewExample, scale: CGFloat) {
        let findings = findings(scale) { stage in
            let view = example.make()
            stage.window.addSubview(view)
            let fitting = view.sizeThatFits(CGSize(width: 500, height: 600))
            // The program determines the width of fields, which have none of their own.
            let width = view is any UITextInput ? 120 : max(fitting.width, 1)
            view.frame = CGRect(x: 40, y: 40, width: width, height: max(fitting.height, 1))
        }
        #expect(findings == [])
    }

    // MARK: Completeness

    @Test("Every control of the modules is among the views")
    func completeness() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let declaration = #/open class (?<name>\w+): UIControl\b/#
        var missing: [String] = []
        var count = 0
        for module in ["OpenUIKitCore", "OpenUIControls", "OpenUILists", "OpenUIControllers"] {
            let files = FileManager.default.enumerator(
                at: root.appendingPathComponent("Sources/\(module)"), includingPropertiesForKeys: nil)
            for case let file as URL in try #require(files) where file.pathExtension == "swift" {
                for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
                    count += 1
                    let name = String(match.output.name)
                    if !Self.views.contains(where: { $0.name.hasPrefix(name) }) { missing.append(name) }
                }
            }
        }
        #expect(count > 8)
        // Pulling a list down refreshes it, and Control-R does; the control is not tapped.
        #expect(missing.filter { $0 != "UIRefreshControl" } == [])
    }
}
