import ComponentFlow
import ComponentFlowTesting
import OpenDisplay
import Testing

/// The code of the article "Text, focus and menus".
@Suite("The article Text, focus and menus") @MainActor struct WritingTextTests {
    struct NoteForm: CombinedComponent {
        final class State: ComponentState {
            var title = ""
            var note = ""
        }

        func makeState() -> State { State() }

        static var body: Body {
            let form = Child(VStack<Empty>.self)
            return { context in
                let state = context.state
                let form = form.update(
                    component: VStack(alignment: .left, spacing: 8) {
                        TextField(text: state.title, placeholder: "Title") { text in
                            state.title = String(text.prefix(20))
                            state.updated()
                        }
                        TextArea(text: state.note, placeholder: "Note", maximumNumberOfLines: 6) { text in
                            state.note = text
                            state.updated()
                        }
                    },
                    availableSize: context.availableSize, transition: context.transition)
                context.add(form.position(CGPoint(x: form.size.width / 2, y: form.size.height / 2)))
                return form.size
            }
        }
    }

    struct Manuscript: CompositeComponent {
        @Local var text = "It was a dark and stormy night."
        @Local var isFinding = false

        var content: some Component<Empty> {
            VStack(alignment: .leading, spacing: 8) {
                Button("Find") { isFinding = true }
                TextArea(text: $text, minimumNumberOfLines: 5)
                    .findNavigator(isPresented: $isFinding)
            }
        }
    }

    struct Letter: CompositeComponent {
        @Local var text = NSAttributedString(string: "Dear reader")
        @Local var formatting = TextFormatting()

        var content: some Component<Empty> {
            VStack(alignment: .leading, spacing: 8) {
                FormatBar(formatting)
                RichTextEditor("Letter", text: $text).formatting(formatting)
            }
        }
    }

    struct Source: CompositeComponent {
        @Local var source = "let answer = 42  // of all questions"

        var content: some Component<Empty> {
            CodeEditor("Source", text: $source)
                .coloring(CodeGrammar(keywords: ["func", "let", "return", "var"]))
                .indentation(.spaces(2))
        }
    }

    final class Editor: UIViewController {
        private(set) var saves = 0

        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(title: "Save", input: "s", modifierFlags: .command) { [unowned self] _ in
                    saves += 1
                }
            ]
        }
    }

    final class Photo: UIView, UIContextMenuInteractionDelegate {
        private(set) var isFavorite = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            addInteraction(UIContextMenuInteraction(delegate: self))
        }

        required init?(coder: NSCoder) { nil }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration { [unowned self] _ in
                UIMenu(children: [
                    UIAction(title: "Favorite", state: isFavorite ? .on : .off) { [unowned self] _ in
                        isFavorite.toggle()
                    }
                ])
            }
        }
    }

    private let stage = Stage(size: CGSize(width: 300, height: 300))

    private func send(_ event: DisplayEvent) {
        stage.clock.install()
        (stage.window.surface as? OffscreenSurface)?.send(event)
        stage.advance(by: 0)
    }

    @Test("The article's form limits the title's length, and its note grows up to six lines")
    func form() throws {
        let height = stage.show(NoteForm()).height
        func find<Found: UIView>(_ type: Found.Type, in view: UIView) -> Found? {
            view as? Found ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
        }
        let field = try #require(find(UITextField.self, in: stage.window))
        let area = try #require(find(UITextView.self, in: stage.window))
        field.becomeFirstResponder()
        for _ in 0..<25 { stage.pressKey(symbol: 0x61, characters: "a") }
        #expect(field.text == String(repeating: "a", count: 20))
        area.becomeFirstResponder()
        let single = area.bounds.height
        var heights: [CGFloat] = []
        for _ in 0..<8 {
            stage.pressKey(symbol: 0xff0d, characters: "\r")
            stage.advance(by: 0)
            heights.append(area.bounds.height)
        }
        #expect(area.text == String(repeating: "\n", count: 8))
        #expect(heights[0] > single)
        #expect(heights[4] > heights[3])
        #expect(heights[5] == heights[4])
        #expect(heights[7] == heights[4])
        #expect(height < 300)
    }

    @Test("The article's button presents the find navigator of its text area")
    func finding() throws {
        stage.show(Manuscript())
        func find<Found: UIView>(_ type: Found.Type, in view: UIView) -> Found? {
            view as? Found ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
        }
        let area = try #require(find(UITextView.self, in: stage.window))
        try stage.tap("Find")
        stage.advance(by: 0.1)
        #expect(area.findInteraction?.isFindNavigatorVisible == true)
    }

    @Test("The article's letter shows a bar and a text, and its code has colors")
    func letterAndSource() throws {
        stage.show(Letter())
        #expect(stage.accessibilityOutline.contains { $0.contains(#"textView "Letter""#) })
        stage.show(Source())
        stage.advance(by: 0)
        func find(in view: UIView) -> UITextView? {
            view as? UITextView ?? view.subviews.lazy.compactMap { find(in: $0) }.first
        }
        let code = try #require(find(in: stage.window)?.textStorage)
        let color = code.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == CodeTheme.standard.colors[.keyword])
    }

    @Test("In the article's form Control-S saves and the menu marks a favorite")
    func commands() {
        let editor = Editor()
        stage.window.rootViewController = editor
        let photo = Photo(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        editor.view.addSubview(photo)
        send(.key(KeyEvent(phase: .pressed, keySymbol: 0x73, characters: "s", modifiers: .control, timestamp: 1)))
        #expect(editor.saves == 1)
        send(.pointer(PointerEvent(phase: .pressed, location: CGPoint(x: 9, y: 9), button: 3, timestamp: 1)))
        send(.pointer(PointerEvent(phase: .released, location: CGPoint(x: 9, y: 9), button: 3, timestamp: 1)))
        stage.pressKey(symbol: 0xff54)
        stage.pressKey(symbol: 0xff0d, characters: "\r")
        #expect(photo.isFavorite)
    }
}
