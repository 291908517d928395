import ComponentFlowTesting
import Testing

import ComponentFlow

@Suite("Values that components inherit from modifiers") @MainActor
struct InheritedValueTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let small = UIFont.systemFont(ofSize: 9)
    private let large = UIFont.systemFont(ofSize: 31)

    private func views<View: UIView>(_ type: View.Type) -> [View] {
        func find(_ view: UIView) -> [View] {
            ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { find($0) }
        }
        return stage.componentView.map { find($0) } ?? []
    }

    private var labels: [UILabel] { views(UILabel.self) }
    private var fontSizes: [CGFloat] { labels.map { $0.font.pointSize } }
    private var textColors: [UIColor?] { labels.map { $0.textColor } }

    @Test("Texts inherit a font, a color and a line limit that they do not specify")
    func texts() {
        stage.show(
            VStack {
                Text("inherits")
                Text(text: "specifies", font: .systemFont(ofSize: 12), color: .green, maximumNumberOfLines: 2)
            }
            .font(large).foregroundColor(.red).lineLimit(1))
        #expect(fontSizes == [31, 12])
        #expect(textColors == [.red, .green])
        #expect(labels.map { $0.numberOfLines } == [1, 2])
    }

    @Test("Texts have the color of their importance, unless they specify another one")
    func hierarchicalStyle() {
        stage.show(
            VStack {
                Text("inherits")
                Text("specifies").foregroundStyle(.tertiary).bold()
                Text("red").foregroundStyle(.red)
            }
            .foregroundStyle(.secondary))
        #expect(textColors == [.secondaryLabel, .tertiaryLabel, .red])
    }

    @Test("Texts inherit the alignment of their lines, mirrored in a layout from right to left")
    func textAlignment() {
        func alignments(_ alignment: TextAlignment) -> [NSTextAlignment] {
            stage.show(
                VStack {
                    Text("inherits")
                    Text(text: "specifies")
                }
                .multilineTextAlignment(alignment))
            return labels.map { $0.textAlignment }
        }
        #expect(alignments(.center) == [.center, .natural])
        #expect(alignments(.trailing) == [.right, .natural])
        #expect(alignments(.leading) == [.natural, .natural])
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        #expect(alignments(.trailing) == [.left, .natural])
    }

    @Test("The nearest alignment of lines takes precedence")
    func nestedAlignment() {
        stage.show(
            VStack { Text("a").padding(1).multilineTextAlignment(.trailing) }.multilineTextAlignment(.center))
        #expect(labels.map { $0.textAlignment } == [.right])
    }

    @Test("Variants of a text apply to the font that it has or inherits")
    func variants() {
        stage.show(
            VStack {
                Text("a").bold()
                Text("b").italic().fontWeight(.bold)
                Text("c").font(small).monospaced()
                Text("d").bold().bold(false)
            }
            .font(large))
        #expect(fontSizes == [31, 31, 9, 31])
        let traits = labels.map { $0.font.fontDescriptor.symbolicTraits }
        #expect(traits.map { $0.contains(.traitBold) } == [true, true, false, false])
        #expect(traits.map { $0.contains(.traitItalic) } == [false, true, false, false])
        #expect(labels.last?.font == large)
        #expect(labels[2].font == small.monospaced())
    }

    @Test("A variant is a part of the text, and follows another font")
    func changedVariants() {
        #expect(Text("a").bold() != Text("a"))
        #expect(Text("a").bold() == Text("a").bold())
        stage.show(VStack { Text("a").bold() }.font(small))
        stage.show(VStack { Text("a").bold() }.font(large))
        #expect(labels.map(\.font) == [large.bold()])
    }

    @Test("The nearest modifier takes precedence")
    func nesting() {
        stage.show(VStack { Text("a").padding(1).font(small) }.font(large).font(.systemFont(ofSize: 40)))
        #expect(fontSizes == [9])
        stage.show(VStack { Text("a") }.font(large).font(small))
        #expect(fontSizes == [31])
    }

    @Test("Modifiers of a text return a text")
    func direct() {
        let text: Text = Text("a").font(large).foregroundColor(.blue).lineLimit(3)
        stage.show(VStack { text }.font(small).foregroundColor(.red).lineLimit(1))
        #expect(fontSizes == [31])
        #expect(textColors == [.blue])
        #expect(labels.map { $0.numberOfLines } == [3])
    }

    @Test("A changed font updates only the texts that inherit it, and the size of their ancestors")
    func changes() {
        let log = UpdateLog()
        func show(_ font: UIFont) -> CGSize {
            stage.show(
                VStack {
                    ProbeGroup(
                        name: "group", children: [AnyComponentWithIdentity(id: 0, component: AnyComponent(Text("a")))],
                        log: log)
                    Probe(name: "leaf", log: log)
                }
                .font(font))
        }
        let before = show(small)
        _ = log.take()
        let after = show(large)
        #expect(after.height > before.height)
        // The group is laid out again because the size of its text changed.
        #expect(log.take() == ["group"])
        #expect(show(small) == before)
    }

    @Test("A font that is removed no longer applies")
    func removal() {
        stage.show(VStack { Text("a") }.font(large))
        stage.show(VStack { Text("a") }.font(nil))
        #expect(fontSizes == [UIFont.body.pointSize])
    }

    @Test("Texts in buttons, scroll views and lists inherit the font")
    func hosts() {
        let section = LazyListSection(rows: [1], idOfRow: { $0 }) { _ in Text("row") }
        stage.show(
            VStack {
                Button(content: AnyComponent(Text("label"))) {}
                ScrollView { Text("scrolled") }.frame(height: 40)
                LazyList(sections: [section]).frame(height: 40)
            }
            .font(large))
        #expect(fontSizes == [31, 31, 31])
    }

    @Test("The titles of buttons have the tint, unless the button is destructive or there is a foreground color")
    func titles() {
        func show(_ color: UIColor?) {
            stage.show(
                VStack {
                    Button("plain") {}
                    Button("delete", role: .destructive) {}
                    Text("text")
                }
                .tint(.green).foregroundColor(color))
        }
        show(nil)
        #expect(textColors == [.green, .destructiveText, .label])
        show(.brown)
        #expect(textColors == [.brown, .destructiveText, .brown])
    }

    @Test("Controls have the tint of a modifier around them")
    func tint() {
        stage.show(
            VStack {
                Toggle(isOn: true) { _ in }
                Slider(value: 0.5) { _ in }
            }
            .tint(.purple))
        #expect(views(UISwitch.self).map { $0.onTintColor } == [.purple])
        #expect(views(UISlider.self).map { $0.tintColor } == [.purple])
    }

    @Test("Controls that are inserted into nested stacks are drawn with the tint")
    func insertedControls() throws {
        func show(_ count: Int) {
            stage.show(
                VStack {
                    HStack { for index in 0..<count { Slider(value: 1) { _ in }.frame(width: 60).id(index) } }
                }
                .tint(UIColor(red: 0, green: 1, blue: 0, alpha: 1)))
        }
        func greenPixels() throws -> Int {
            Pixels(try #require(stage.image())).count { $0.green > 200 && $0.red < 80 && $0.blue < 80 }
        }
        show(1)
        let first = try greenPixels()
        #expect(first > 0)
        show(2)
        stage.settle()
        #expect(try greenPixels() > first)
    }

    @Test("An inner tint that equals the default applies inside of another one")
    func defaultTint() {
        stage.show(VStack { Slider(value: 0.5) { _ in }.tint(.systemBlue) }.tint(.red))
        #expect(views(UISlider.self).map { $0.tintColor } == [.systemBlue])
    }

    @Test("A template image has the foreground color, and an original one does not")
    func images() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        stage.show(
            VStack {
                Image(image: image.withRenderingMode(.alwaysTemplate))
                Image(image: image)
            }
            .foregroundColor(.red))
        #expect(views(UIImageView.self).map { $0.tintColor == .red } == [true, false])
    }

    // MARK: - Disabled

    @Test("Components in a disabled one receive no touches, and controls look disabled")
    func disabled() {
        var taps = 0
        func show(_ isDisabled: Bool) {
            stage.show(
                VStack {
                    Button(content: AnyComponent(Rectangle(color: .red, width: 40, height: 40))) { taps += 1 }
                    Rectangle(color: .blue, width: 40, height: 40).onTap { taps += 1 }
                    Toggle(isOn: true) { _ in taps += 1 }
                }
                .disabled(isDisabled))
        }
        func tapAll() {
            for y in [20, 60, 90] { stage.tap(at: CGPoint(x: 25, y: y)) }
        }
        show(true)
        tapAll()
        #expect(taps == 0)
        #expect(views(UIControl.self).map { $0.isEnabled } == [false, false])
        show(false)
        tapAll()
        #expect(taps == 3)
        #expect(views(UIControl.self).map { $0.isEnabled } == [true, true])
    }

    @Test("A component in a disabled one cannot be enabled")
    func nestedDisabling() {
        func isEnabled(inner: Bool, outer: Bool) -> [Bool] {
            stage.show(VStack { Toggle(isOn: true) { _ in }.disabled(inner) }.padding(1).disabled(outer))
            return views(UISwitch.self).map { $0.isEnabled }
        }
        #expect(isEnabled(inner: false, outer: true) == [false])
        #expect(isEnabled(inner: true, outer: false) == [false])
        #expect(isEnabled(inner: false, outer: false) == [true])
    }

    @Test("Tab skips disabled components, and disabling removes the focus")
    func focus() throws {
        func show(_ isDisabled: Bool) {
            stage.show(
                VStack {
                    TextField(text: "a") { _ in }.disabled(isDisabled)
                    TextField(text: "b") { _ in }
                })
        }
        show(false)
        stage.pressKey(symbol: 0xff09)
        let fields = views(UITextField.self)
        #expect(fields.map { $0.isFirstResponder } == [true, false])
        show(true)
        #expect(fields.map { $0.isFirstResponder } == [false, false])
        stage.pressKey(symbol: 0xff09)
        #expect(fields.map { $0.isFirstResponder } == [false, true])
    }

    @Test("Key commands in a disabled component do not apply")
    func keyCommands() {
        var presses = 0
        func show(_ isDisabled: Bool) {
            stage.show(
                VStack { Rectangle(color: .red, width: 9, height: 9).keyCommand("x") { presses += 1 } }
                    .disabled(isDisabled))
        }
        show(true)
        stage.type("x")
        #expect(presses == 0)
        show(false)
        stage.type("x")
        #expect(presses == 1)
    }

    // MARK: - Views

    @Test("Modifiers in a row share one view")
    func oneView() {
        stage.show(Rectangle(color: .red, width: 9, height: 9).font(small).tint(.red).disabled().lineLimit(1))
        #expect(stage.componentView?.subviews.first?.subviews.count == 0)
    }

    @Test("A text that enters a component inherits its values, and one elsewhere does not")
    func insertion() {
        func show(_ count: Int) {
            stage.show(
                VStack {
                    VStack { for index in 0..<count { Text("\(index)").id(index) } }.font(large)
                    Text("outside")
                })
        }
        show(0)
        show(2)
        #expect(fontSizes == [31, 31, UIFont.body.pointSize])
    }
}
