import OpenUIKitCore
import Testing

@Suite("Standard edit actions") @MainActor struct StandardEditActionsTests {
    private final class Editor: UIView {
        var log: [String] = []
        override func copy(_ sender: Any?) { log.append("copy") }
        override func toggleBoldface(_ sender: Any?) { log.append("bold") }
    }

    @Test("The actions of a responder can be called through the protocol")
    func responder() {
        let editor = Editor()
        let actions: any UIResponderStandardEditActions = editor
        actions.copy(nil)
        actions.toggleBoldface(nil)
        actions.paste(nil)
        #expect(editor.log == ["copy", "bold"])
    }
}
