import OpenUIKitCore
import Testing

@Suite("Undo by a method of the target") @MainActor struct UndoSelectorTests {
    @MainActor private final class Document {
        let manager = UndoManager()
        private(set) var title = "Old"

        func setTitle(_ title: String) {
            manager.registerUndo(withTarget: self, selector: Selector(Document.setTitle), object: self.title)
            self.title = title
        }
    }

    @Test("The method is called with the registered object, and registers the redo")
    func method() {
        let document = Document()
        document.manager.groupsByEvent = false
        document.setTitle("New")
        document.manager.undo()
        #expect(document.title == "Old")
        document.manager.redo()
        #expect(document.title == "New")
    }
}
