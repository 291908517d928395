import OpenUIControls
import Testing
import UIKitTestSupport

@Suite("Hover, glow and subtitle of buttons") @MainActor struct ButtonHoverTests {
    @Test("A configuration is updated when the pointer enters and leaves the button")
    func hover() {
        WindowStage.run { stage in
            let button = UIButton(configuration: .plain())
            stage.add(button, CGRect(x: 50, y: 50, width: 80, height: 40))
            button.configurationUpdateHandler = { $0.configuration?.title = $0.isHovered ? "Over" : "Away" }
            stage.frame()
            #expect(button.configuration?.title == "Away")
            stage.pointer(.moved, 60, 60)
            stage.frame()
            #expect(button.isHovered)
            #expect(button.configuration?.title == "Over")
            stage.pointer(.moved, 10, 10)
            stage.frame()
            #expect(!button.isHovered)
            #expect(button.configuration?.title == "Away")
        }
    }

    @Test("A configuration is updated when the menu of the button opens and closes")
    func held() {
        WindowStage.run(CGSize(width: 400, height: 400)) { stage in
            let button = UIButton(configuration: .plain())
            stage.add(button, CGRect(x: 50, y: 50, width: 80, height: 40))
            button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
            button.showsMenuAsPrimaryAction = true
            button.configurationUpdateHandler = { $0.configuration?.title = $0.isHeld ? "Open" : "Closed" }
            stage.frame()
            #expect(button.configuration?.title == "Closed")
            stage.tap(60, 60)
            stage.frame()
            #expect(button.isHeld)
            #expect(button.configuration?.title == "Open")
            stage.press(KeySymbol.escape)
            stage.frame()
            #expect(!button.isHeld)
            #expect(button.configuration?.title == "Closed")
        }
    }

    @Test("The subtitle label shows the subtitle of the configuration")
    func subtitle() {
        var configuration = UIButton.Configuration.filled()
        (configuration.title, configuration.subtitle) = ("Mail", "3 messages")
        let button = UIButton(configuration: configuration)
        #expect(button.subtitleLabel?.text == "3 messages")
        button.configuration = nil
        #expect(button.subtitleLabel == nil)
    }

    @Test("A glow is behind the content while the button is highlighted, if that is requested")
    func glow() {
        WindowStage.run { stage in
            stage.window.backgroundColor = .black
            let button = stage.add(UIButton(type: .custom), CGRect(x: 20, y: 20, width: 100, height: 80))
            button.isHighlighted = true
            stage.frame()
            #expect(stage.pixel(70, 60) == PixelColor(red: 0, green: 0, blue: 0))
            button.showsTouchWhenHighlighted = true
            stage.frame()
            #expect((stage.pixel(70, 60)?.red ?? 0) > 150)
            button.isHighlighted = false
            stage.frame()
            #expect(stage.pixel(70, 60) == PixelColor(red: 0, green: 0, blue: 0))
        }
    }
}
