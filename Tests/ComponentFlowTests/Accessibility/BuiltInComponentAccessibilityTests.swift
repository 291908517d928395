import ComponentFlowTesting
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

    @Test("Shapes and separators are not presented")
    func decorations() {
        let size = CGSize(width: 20, height: 20)
        #expect(outline(Rectangle(color: .red, width: 20, height: 20)) == [])
        #expect(outline(RoundedRectangle(colors: [.red], cornerRadius: 4, size: size)) == [])
        #expect(outline(Circle(fillColor: .red, size: size)) == [])
        #expect(outline(Gradient(colors: [.red, .blue], size: size)) == [])
        #expect(outline(Shape(.ellipse, fill: .red, size: size)) == [])
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
            outline(Stepper(value: 3, range: 1...9) { _ in }.accessibilityLabel("Guests"))
                == [#"stepper "Guests" = 3 3 in 1…9"#])
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
        #expect(lines.contains { $0.hasPrefix(#"  columnHeader "Name" = Ascending"#) })
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
}
