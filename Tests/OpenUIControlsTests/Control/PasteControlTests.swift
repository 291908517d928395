import Testing

import OpenUIControls
import UIKitTestSupport

@MainActor @Suite struct PasteControlTests {
    private final class Album: UIView {
        var pastes = 0
        override func paste(itemProviders: [NSItemProvider]) { pastes += 1 }
    }

    private func button(of control: UIPasteControl) -> UIButton? {
        control.subviews.lazy.compactMap { $0 as? UIButton }.first
    }

    private func run(
        _ configuration: UIPasteControl.Configuration = .init(), _ body: (WindowStage, UIPasteControl, Album) -> Void
    ) {
        WindowStage.run { stage in
            let album = stage.add(Album(), CGRect(x: 0, y: 100, width: 100, height: 100))
            album.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
            UIPasteboard.general.string = "text"
            let control = UIPasteControl(configuration: configuration)
            control.target = album
            stage.add(control, CGRect(x: 10, y: 10, width: 120, height: 40))
            stage.frame()
            body(stage, control, album)
        }
    }

    @Test("The control is enabled while its target accepts the content of the pasteboard")
    func enabling() {
        run { _, control, _ in
            #expect(button(of: control)?.isEnabled == false)
            UIPasteboard.general.setData(Data([1]), forPasteboardType: "public.png")
            #expect(button(of: control)?.isEnabled == true)
            control.isEnabled = false
            #expect(button(of: control)?.isEnabled == false)
            control.isEnabled = true
            control.target = nil
            #expect(button(of: control)?.isEnabled == false)
        }
    }

    @Test("A press pastes into the target")
    func press() {
        run { stage, _, album in
            stage.tap(60, 30)
            #expect(album.pastes == 0)
            UIPasteboard.general.setData(Data([1]), forPasteboardType: "public.png")
            stage.frame()
            stage.tap(60, 30)
            #expect(album.pastes == 1)
        }
    }

    @Test(
        "The configuration determines whether image and title are shown; the label remains for assistive technologies")
    func display() {
        let configuration = UIPasteControl.Configuration()
        configuration.displayMode = .iconOnly
        run(configuration) { _, control, _ in
            #expect(button(of: control)?.configuration?.title == nil)
            #expect(button(of: control)?.configuration?.image != nil)
            #expect(button(of: control)?.accessibilityLabel == "Paste")
        }
        configuration.displayMode = .labelOnly
        run(configuration) { _, control, _ in
            #expect(button(of: control)?.configuration?.title == "Paste")
            #expect(button(of: control)?.configuration?.image == nil)
        }
    }
}
