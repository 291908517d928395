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
