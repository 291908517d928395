import OpenDisplay
import OpenUIControls
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@MainActor @Suite struct PasteConfigurationTests {
    private final class Card: UIView {
        var pasted: [[String]] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) {
            pasted.append(itemProviders.flatMap(\.registeredTypeIdentifiers))
        }
    }

    private final class ChatInput: UITextView {
        var items = 0
        override func paste(itemProviders: [NSItemProvider]) {
            if itemProviders.contains(where: { $0.hasItemConformingToTypeIdentifier("public.image") }) {
                items += 1
            } else {
                super.paste(itemProviders: itemProviders)
            }
        }
    }

    private final class CountingField: UITextField {
        var pastes = 0
        var allowsPaste = true
        override func paste(_ sender: Any?) {
            pastes += 1
            super.paste(sender)
        }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == .paste && !allowsPaste ? false : super.canPerformAction(action, withSender: sender)
        }
    }

    private final class Clipping: UIView {
        var copies = 0
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { copies += 1 }
    }

    private static let place = CGPoint(x: 50, y: 50)

    private func card(_ stage: WindowStage) -> Card {
        let card = stage.add(Card(), CGRect(x: 0, y: 0, width: 100, height: 100))
        card.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
        stage.frame()
        return card
    }

    private func drop(_ contents: [(mimeType: String, data: Data)], _ stage: WindowStage) -> SyntheticDrop {
        let drop = SyntheticDrop(contents)
        drop.move(over: stage.surface, to: Self.place)
        drop.drop(at: Self.place)
        drop.deliver()
        return drop
    }

    @Test("A configuration accepts kinds of its types, and the types from which a class can be created")
    func types() {
        let text = NSItemProvider(object: "text")
        let configuration = UIPasteConfiguration()
        #expect(!configuration.accepts([text]))
        configuration.addAcceptableTypeIdentifiers(["public.image"])
        #expect(!configuration.accepts([text]))
        configuration.addTypeIdentifiers(forAccepting: NSString.self)
        #expect(configuration.accepts([text]))
        #expect(UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"]).accepts([text]))
        #expect(UIPasteConfiguration(forAccepting: UIImage.self).acceptableTypeIdentifiers.contains("public.png"))
    }

    @Test("Control-V pastes the items of the pasteboard into the first responder that accepts them")
    func key() {
        WindowStage.run { stage in
            let card = card(stage)
            card.becomeFirstResponder()
            UIPasteboard.general.string = "text"
            stage.press(0x76, "v", .control)
            #expect(card.pasted.isEmpty)
            #expect(!card.canPerformAction(.paste, withSender: nil))
            UIPasteboard.general.setData(Data([1]), forPasteboardType: "public.png")
            #expect(card.canPerformAction(.paste, withSender: nil))
            stage.press(0x76, "v", .control)
            #expect(card.pasted == [["public.png"]])
        }
    }

    @Test("Accepted items that are dropped onto a view are pasted, others are refused")
    func dropping() {
        WindowStage.run { stage in
            let card = card(stage)
            #expect(drop([("image/png", Data([1]))], stage).finished == .copy)
            #expect(card.pasted == [["public.png"]])
            let text = SyntheticDrop([("text/plain", Data("text".utf8))])
            #expect(text.move(over: stage.surface, to: Self.place).isEmpty)
            #expect(card.interactions.isEmpty)
        }
    }

    @Test("Files are pasted if the configuration accepts their types")
    func files() {
        WindowStage.run { stage in
            let card = card(stage)
            _ = drop([("text/uri-list", Data("file:///tmp/a.txt\r\n".utf8))], stage)
            #expect(card.pasted.isEmpty)
            _ = drop([("text/uri-list", Data("file:///tmp/a.png\r\n".utf8))], stage)
            #expect(card.pasted.count == 1)
            #expect(card.pasted.first?.contains("public.png") == true)
        }
    }

    @Test("A text view with a configuration pastes images as items, and texts as text")
    func textView() {
        WindowStage.run { stage in
            let view = stage.add(ChatInput(), CGRect(x: 0, y: 0, width: 100, height: 100))
            view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image", "public.text"])
            view.becomeFirstResponder()
            UIPasteboard.general.string = "text"
            stage.press(0x76, "v", .control)
            #expect(view.text == "text")
            #expect(view.items == 0)
            UIPasteboard.general.setData(Data([1]), forPasteboardType: "public.png")
            stage.press(0x76, "v", .control)
            #expect(view.text == "text")
            #expect(view.items == 1)
        }
    }

    @Test("Control-V calls the paste method of a text field, unless the field does not allow the action")
    func overriddenPaste() {
        WindowStage.run { stage in
            let field = stage.add(CountingField(), CGRect(x: 0, y: 0, width: 100, height: 30))
            field.becomeFirstResponder()
            UIPasteboard.general.string = "text"
            stage.press(0x76, "v", .control)
            #expect(field.pastes == 1)
            #expect(field.text == "text")
            field.allowsPaste = false
            stage.press(0x76, "v", .control)
            #expect(field.pastes == 1)
            #expect(field.text == "text")
        }
    }

    @Test("Control-C calls the copy method of a first responder that edits no text")
    func copying() {
        WindowStage.run { stage in
            let view = stage.add(Clipping(), CGRect(x: 0, y: 0, width: 100, height: 30))
            view.becomeFirstResponder()
            stage.press(0x63, "c", .control)
            #expect(view.copies == 1)
            stage.press(0x76, "v", .control)
            #expect(view.copies == 1)
        }
    }
}
