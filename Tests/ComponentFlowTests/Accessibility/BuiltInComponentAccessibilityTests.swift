import ComponentFlowTesting
import Foundation
import Testing

import ComponentFlow

@Suite("What built-in components present to assistive technologies") @MainActor
struct BuiltInComponentAccessibilityTests {
    private let stage = Stage(size: CGSize(width: 300, height: 300))

    private func outline(_ component: some Component<Empty>) -> [String] {
        stage.show(component)
        return stage.accessibilityOutline
    }

    private var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    @Test("A text is a label with its text")
    func text() {
        #expect(outline(Text("Hello")) == [#"label "Hello""#])
        #expect(outline(Text("")) == [])
    }

    @Test("A selectable text is a text view with its content")
    func selectableText() {
        #expect(outline(SelectableText("Hello")) == [#"textView text "Hello" read-only"#])
    }

    @Test("A selectable text that is a heading is a heading with its text")
    func selectableHeading() {
        #expect(outline(SelectableText("Title").accessibilityHeading(2)) == [#"heading "Title" level 2 read-only"#])
    }

    @Test("An image is presented only if it has a label")
    func image() {
        #expect(outline(Image(image: picture)) == [])
        #expect(outline(Image(image: picture).accessibilityLabel("Cat")) == [#"image "Cat""#])
    }

    @Test("A canvas with a label is an image")
    func canvas() {
        #expect(outline(Canvas { _, _ in }.accessibilityLabel("Levels")) == [#"image "Levels""#])
    }

    @Test("Shapes and separators are not presented")
    func decorations() {
        let size = CGSize(width: 20, height: 20)
        #expect(outline(Rectangle(color: .red, width: 20, height: 20)) == [])
        #expect(outline(RoundedRectangle(colors: [.red], cornerRadius: 4, size: size)) == [])
        #expect(outline(Circle(fillColor: .red, size: size)) == [])
        #expect(outline(Gradient(colors: [.red, .blue], size: size)) == [])
        #expect(outline(Shape(.ellipse, fill: .red, size: size)) == [])
        #expect(outline(Canvas { _, _ in }) == [])
        #expect(outline(Blur(cornerRadius: 4, size: size)) == [])
        #expect(outline(Divider(color: .red)) == [])
    }

    @Test("A button has the name of its title, or of the texts in it")
    func button() {
        #expect(outline(Button("Save") {}) == [#"button "Save""#])
        #expect(outline(Button("Save", isEnabled: false) {}) == [#"button "Save" disabled"#])
        let content = HStack {
            Text("Inbox")
            Text("12")
        }
        #expect(outline(Button(content: AnyComponent(content)) {}) == [#"button "Inbox, 12""#])
    }

    @Test("A toggle is a switch with its state")
    func toggle() {
        #expect(outline(Toggle(isOn: true) { _ in }) == ["toggleSwitch checked"])
        #expect(
            outline(Toggle(isOn: false, isEnabled: false) { _ in }.accessibilityLabel("Quiet"))
                == [#"toggleSwitch "Quiet" disabled unchecked"#])
    }

    @Test("A slider and a stepper have a value in a range")
    func ranges() {
        #expect(
            outline(Slider(value: 0.25) { _ in }.accessibilityLabel("Volume"))
                == [#"slider "Volume" = 25% 0.25 in 0…1"#])
        #expect(
            outline(Stepper(value: 3, in: 1...9) { _ in }.accessibilityLabel("Guests"))
                == [#"stepper "Guests" = 3 3 in 1…9"#])
    }

    @Test("A range slider has two values, each in the range that the other one permits")
    func rangeSlider() {
        #expect(
            outline(RangeSlider(range: 2...5, in: 0...9, minimumDistance: 1) { _ in }.accessibilityLabel("Rooms"))
                == [
                    #"group "Rooms""#, #"  slider "Minimum" = 2 2 in 0…4"#, #"  slider "Maximum" = 5 5 in 3…9"#,
                ])
    }

    @Test("A rating that the user changes is a slider, a read-only one and a gauge are indicators of a level")
    func levels() {
        #expect(outline(Rating(value: 3, valueUpdated: { _ in })) == [#"slider "Rating" = 3 of 5 3 in 0…5"#])
        #expect(outline(Rating(value: 2.5)) == [#"levelIndicator "Rating" = 2.5 of 5 2.5 in 0…5"#])
        #expect(
            outline(Gauge(value: 30, in: 0...60) { Text("Speed") })
                == [#"levelIndicator "Speed" = 50% 30 in 0…60"#])
    }

    @Test("The segments of a segmented control are radio buttons in a group")
    func segments() {
        let control = SegmentedControl(titles: ["Day", "Week"], selectedIndex: 1) { _ in }
        #expect(
            outline(control.accessibilityLabel("Period"))
                == [
                    #"group "Period""#, #"  radioButton "Day" 1 of 2 unchecked"#,
                    #"  radioButton "Week" 2 of 2 checked"#,
                ])
    }

    @Test("A page control describes its page")
    func pages() {
        #expect(
            outline(PageControl(numberOfPages: 3, currentPage: 1) { _ in }) == ["pageControl = page 2 of 3 2 in 1…3"])
    }

    @Test("Text fields have the name of their placeholder and their text, and passwords are hidden")
    func fields() {
        #expect(
            outline(TextField(text: "Ann", placeholder: "Name") { _ in }) == [#"textField "Name" text "Ann""#])
        #expect(
            outline(TextField(text: "abc", placeholder: "Password", isSecure: true) { _ in })
                == [#"passwordField "Password" text "•••""#])
        #expect(
            outline(TextArea(text: "Hello", placeholder: "Message") { _ in }) == [#"textView "Message" text "Hello""#])
    }

    @Test("Editors of code and of formatted text have the name of their title and their text")
    func editors() {
        #expect(
            outline(CodeEditor("Source", text: "let").lineNumbers(false)) == [
                #"textView "Source" text "let" read-only"#
            ])
        #expect(
            outline(RichTextEditor("Letter", text: NSAttributedString(string: "Hello")) { _ in })
                == [#"textView "Letter" text "Hello""#])
    }

    @Test("Progress has a value, or is busy without one")
    func progress() {
        #expect(outline(ProgressIndicator(value: 0.5)) == [#"progressBar "Progress" = 50% 0.5 in 0…1"#])
        #expect(outline(ProgressIndicator(value: nil)) == [#"progressBar "Progress" busy"#])
        #expect(outline(ActivityIndicator()) == [#"activityIndicator "In progress" busy"#])
    }

    @Test("Containers present their content in reading order, and nothing of their own")
    func containers() {
        let expected = [#"label "one""#, #"label "two""#]
        let content: [AnyComponentWithIdentity<Empty>] = [Text("one").id(1), Text("two").id(2)]
        #expect(outline(VStack(content)) == expected)
        #expect(outline(HStack(content)) == expected)
        #expect(outline(Wrap(content)) == expected)
        #expect(outline(List(content)) == expected)
        #expect(outline(ScrollView { VStack(content) }) == expected)
        #expect(outline(Text("one").overlay(Text("two"))).sorted() == expected)
    }

    @Test("A lazy list is a list whose rows have their position among all rows")
    func lazyList() {
        let section = LazyListSection<Empty>(count: 100, idOfRow: { $0 }, row: { Text("row \($0)") })
        let lines = outline(LazyList(sections: [section]).frame(width: 200, height: 60))
        #expect(lines.prefix(2) == ["list", #"  label "row 0" 1 of 100"#])
        #expect(lines.count < 30)
    }

    @Test("A table has headers, and rows with cells and their position among all rows")
    func table() {
        let lines = outline(
            Table<ListedFile, Empty>(ListedFile.some, sortOrder: .constant([KeyPathComparator(\.name)])) {
                TableColumn("Name", value: \.name)
                TableColumn("Kind", value: \.kind).width(80)
            })
        #expect(lines.first == "table 4 × 2")
        #expect(lines.contains { $0.hasPrefix(#"    columnHeader "Name" = Ascending"#) })
        #expect(lines.contains(#"  row "notes, text" 1 of 4"#))
        #expect(lines.contains(#"    cell "notes" text "notes" at 0, 0"#))
    }

    @Test("A row of a tree contains a button that expands it")
    func tree() {
        let lines = outline(LazyList<Empty>(TreeNode.some, children: \.children) { Text("\($0.id)") })
        #expect(lines.contains(#"  treeItem "1" 1 of 3 level 1 collapsed"#))
        #expect(lines.contains(#"    button "Expand""#))
        #expect(lines.filter { $0.contains("button") }.count == 2)
    }

    @Test("A component that responds to taps is a button with the texts in it")
    func tap() {
        let card = VStack {
            Text("Title")
            Text("Details")
        }
        #expect(outline(card.onTap {}) == [#"button "Title, Details""#])
        #expect(outline(Rectangle(color: .red).onTap {}.accessibilityLabel("Red")) == [#"button "Red""#])
    }

    @Test("A view of the program's own is presented as it describes itself")
    func viewHost() {
        let host = ViewHost(value: "Own") {
            UILabel()
        } update: { view, text, _, _ in
            view.text = text
            return CGSize(width: 50, height: 20)
        }
        #expect(outline(host) == [#"label "Own""#])
        #expect(outline(host.accessibilityLabel("Other")) == [#"label "Other""#])
    }

    @Test("A combo box has its text, and a menu or a picker with a menu opens one")
    func popups() {
        let box = ComboBox("City", text: .constant("Oslo"), options: ["Oslo", "Rome"])
        #expect(outline(box).first == #"comboBox "City" text "Oslo" collapsed has-popup"#)
        #expect(outline(Menu("Sort") { Button("Name") {} }) == [#"button "Sort" has-popup"#])
        #expect(outline(picker.pickerStyle(.menu)) == [#"button "Tree" = Oak has-popup"#])
    }

    @Test("A token field contains a button for each token, and a font picker has the name of the font")
    func tokensAndFont() {
        let field = outline(TokenField("Tags", tokens: .constant(["Home", "Work"])))
        #expect(field.first?.hasPrefix(#"textField "Tags""#) == true)
        #expect(field.dropFirst() == [#"  button "Home" actions Delete"#, #"  button "Work" actions Delete"#])
        #expect(outline(FontPicker("Font", selection: .constant(nil))) == [#"button "Font" = System Font"#])
    }

    private var picker: Picker<String> {
        Picker("Tree", selection: .constant("Oak")) {
            for tree in ["Ash", "Oak"] { Text(tree).tag(tree) }
        }
    }

    @Test("The options of other pickers are in a group with the name of the picker")
    func pickers() {
        let group = #"group "Tree""#
        let segments = [group, #"  radioButton "Ash" 1 of 2 unchecked"#, #"  radioButton "Oak" 2 of 2 checked"#]
        #expect(outline(picker.pickerStyle(.segmented)) == segments)
        let rows = [group, #"  button "Ash""#, #"  button "Oak" selected"#]
        #expect(outline(picker.pickerStyle(.inline)) == rows)
        #expect(outline(picker.pickerStyle(.wheel)) == [group, #"  stepper "Tree" = Oak 1 in 0…1"#])
    }

    @Test("The images of a palette are named by the titles of their options")
    func palette() {
        let marks = Picker("Mark", selection: .constant("flag")) {
            Label("Star", systemImage: "star").tag("star")
            Label("Flag", systemImage: "flag").tag("flag")
        }
        let segments = [
            #"group "Mark""#, #"  radioButton "Star" 1 of 2 unchecked"#, #"  radioButton "Flag" 2 of 2 checked"#,
        ]
        #expect(outline(marks.pickerStyle(.palette)) == segments)
        #expect(outline(marks.pickerStyle(.segmented)) == segments)
    }

    @Test("A color has its code as the value, and the parts of a date are buttons")
    func dateAndColor() {
        #expect(outline(ColorPicker("Color", selection: .constant(.red))) == [#"button "Color" = #FF0000"#])
        let date = DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 1_781_000_000)))
        let parts = outline(date)
        #expect(parts.first == #"group "Date""#)
        #expect(parts.dropFirst().allSatisfy { $0.hasPrefix(#"  button ""#) })
    }

    @Test("A disclosure group is expanded or collapsed", arguments: [false, true])
    func disclosure(isExpanded: Bool) {
        let group = DisclosureGroup("More", isExpanded: .constant(isExpanded)) { Text("Rocky") }
        #expect(outline(group).first == #"button "More" \#(isExpanded ? "expanded" : "collapsed")"#)
        #expect(outline(group).count == (isExpanded ? 2 : 1))
    }

    @Test("A labeled control has the name of its label, and a section has a heading")
    func form() {
        let slider = LabeledContent("Volume") { Slider(value: 0.5) { _ in } }
        #expect(outline(slider) == [#"slider "Volume" = 50% 0.5 in 0…1"#])
        let section = Form { Section("Sound") { LabeledContent("Mute") { Toggle(isOn: true) { _ in } } } }
        #expect(outline(section) == [#"heading "Sound" level 2"#, #"toggleSwitch "Mute" checked"#])
    }

    @Test("Content that is unavailable has a heading, a description and its buttons")
    func unavailable() {
        let content = ContentUnavailable("Nothing", description: "Find one.") { Button("Search") {} }
        #expect(outline(content) == [#"heading "Nothing" level 1"#, #"label "Find one.""#, #"button "Search""#])
    }

    /// Shows a component as the screen of the window.
    private func screen(_ component: some Component<Empty>) -> [String] {
        let stage = Stage(size: CGSize(width: 700, height: 500))
        stage.window.rootViewController = ComponentViewController(component)
        stage.settle()
        return stage.accessibilityOutline
    }

    /// Returns what the dialog presents that a component shows above itself.
    private func dialog(above component: some Component<Empty>) -> String? {
        let stage = Stage(size: CGSize(width: 700, height: 500))
        stage.window.rootViewController = ComponentViewController(component)
        stage.settle()
        stage.advance(by: 1)
        return stage.accessibilityOutline.first { $0.contains("dialog") }
    }

    @Test("Tabs are a list of tabs with their positions, before the content")
    func tabs() {
        let tabs = TabView(selection: .constant(1)) {
            Text("one").tabItem { Text("First") }.tag(1)
            Text("two").tabItem { Text("Second") }.tag(2)
        }
        let list = ["tabList", #"  tab "First" 1 of 2 selected"#, #"  tab "Second" 2 of 2"#]
        #expect(screen(tabs) == list + [#"label "one""#])
    }

    @Test("A screen of a stack has a tool bar with its title as heading, before the content")
    func navigation() {
        let stack = NavigationStack(path: .constant([1])) {
            Text("first").navigationTitle("First").navigationDestination(for: Int.self) { _ in
                Text("second").navigationTitle("Second").toolbar { Button("Add") {} }
            }
        }
        let bar = [
            #"toolBar "Second""#, #"  button "First" #BackButton"#, #"  button "Add""#,
            #"  heading "Second" level 1"#,
        ]
        #expect(screen(stack) == bar + [#"label "second""#])
    }

    @Test("A popover has the name of its first heading, or otherwise that of the button that it belongs to")
    func popover() {
        func popover(_ title: String?) -> String? {
            let button = Button("Sort") {}.popover(isPresented: .constant(true)) {
                VStack {
                    if let title { Text(title).accessibilityHeading() }
                    Button("By name") {}
                }
            }
            return dialog(above: button)
        }
        #expect(popover("Order")?.contains(#"dialog "Order""#) == true)
        #expect(popover(nil)?.contains(#"dialog "Sort""#) == true)
    }

    @Test("A sheet has the name of the title of its navigation stack")
    func sheet() {
        let text = Text("base").sheet(isPresented: .constant(true)) {
            NavigationStack(path: .constant([Int]())) { Text("first").navigationTitle("Places") }
        }
        #expect(dialog(above: text)?.contains(#"dialog "Places""#) == true)
    }

    @Test("A sheet without a title and a heading has the name of its first text, or otherwise of its first control")
    func untitledSheet() {
        func sheet(_ text: String?) -> String? {
            let base = Text("base").sheet(isPresented: .constant(true)) {
                VStack {
                    Button("Done") {}
                    if let text { Text(text) }
                    Button("Retry") {}
                }
            }
            return dialog(above: base)
        }
        #expect(sheet("The picture is damaged")?.contains(#"dialog "The picture is damaged""#) == true)
        #expect(sheet(nil)?.contains(#"dialog "Done""#) == true)
    }

    @Test("The name of a sheet without a title follows its first text")
    func changingSheet() {
        let title = UILabel(frame: CGRect(x: 0, y: 40, width: 200, height: 20))
        title.text = "Loading"
        let (base, sheet) = (UIViewController(), UIViewController())
        sheet.view.addSubview(title)
        let stage = Stage(size: CGSize(width: 700, height: 500))
        stage.window.rootViewController = base
        base.present(sheet, animated: false)
        stage.settle()
        #expect(stage.accessibilityOutline.contains { $0.contains(#"dialog "Loading""#) })
        title.text = "Ready"
        #expect(stage.accessibilityOutline.contains { $0.contains(#"dialog "Ready""#) })
    }

    @Test("Columns have their bars, and a splitter between them")
    func columns() {
        let split = NavigationSplitView {
            Text("side").navigationTitle("Side")
        } detail: {
            Text("main").navigationTitle("Main")
        }
        let roles = screen(split).filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != " " } }
        #expect(roles == ["toolBar", "label", "splitter", "toolBar", "label"])
    }

    @Test("Pages have a control with the number of the page, after the content")
    func pageView() {
        let pages = PageView(selection: .constant(0)) {
            Text("one")
            Text("two")
        }
        #expect(screen(pages) == [#"label "one""#, #"pageControl "Page" = page 1 of 2 1 in 1…2"#])
    }
}
