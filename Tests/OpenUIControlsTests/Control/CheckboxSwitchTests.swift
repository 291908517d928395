import OpenQuartzCore
import Testing

import OpenUIControls
import UIKitTestSupport

@Suite("Switches in the style of a checkbox") @MainActor struct CheckboxSwitchTests {
    private func run(_ body: (WindowStage, UISwitch) throws -> Void) rethrows {
        try WindowStage.run { stage in
            let toggle = UISwitch()
            toggle.preferredStyle = .checkbox
            toggle.title = "Sound"
            toggle.onTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            stage.window.backgroundColor = UIColor.white
            stage.add(toggle, CGRect(origin: CGPoint(x: 20, y: 20), size: toggle.intrinsicContentSize))
            stage.frame()
            try body(stage, toggle)
        }
    }

    @Test("A switch is a track unless a checkbox is preferred")
    func style() {
        let toggle = UISwitch()
        #expect(toggle.style == .sliding)
        #expect(toggle.intrinsicContentSize == CGSize(width: 51, height: 31))
        toggle.preferredStyle = .checkbox
        #expect(toggle.style == .checkbox)
        toggle.preferredStyle = .automatic
        #expect(toggle.style == .sliding)
        #expect(toggle.intrinsicContentSize == CGSize(width: 51, height: 31))
    }

    @Test("The size of a checkbox includes the title")
    func size() {
        let toggle = UISwitch()
        toggle.preferredStyle = .checkbox
        let box = toggle.intrinsicContentSize
        #expect(box.width == box.height)
        toggle.title = "Sound"
        #expect(toggle.intrinsicContentSize.width > box.width + 20)
    }

    @Test("A click on the title, and Space, toggle the checkbox")
    func toggling() {
        run { stage, toggle in
            var changes = 0
            toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            stage.tap(toggle.frame.maxX - 4, toggle.frame.midY)
            #expect(toggle.isOn)
            #expect(changes == 1)
            stage.press(KeySymbol.tab)
            stage.press(0x20, " ")
            #expect(!toggle.isOn)
            #expect(changes == 2)
        }
    }

    @Test("The box is filled while the switch is on")
    func look() {
        run { stage, toggle in
            let (x, y) = (Int(toggle.frame.minX) + 4, Int(toggle.frame.midY) + 5)
            #expect((stage.pixel(x, y)?.green ?? 0) > 200)
            toggle.isOn = true
            stage.frame()
            #expect((stage.pixel(x, y)?.red ?? 0) > 200)
            #expect((stage.pixel(x, y)?.green ?? 255) < 60)
        }
    }

    @Test("In a right-to-left layout the box is at the right")
    func rightToLeft() {
        run { stage, toggle in
            toggle.semanticContentAttribute = .forceRightToLeft
            toggle.isOn = true
            toggle.setNeedsLayout()
            stage.frame()
            let (x, y) = (Int(toggle.frame.maxX) - 5, Int(toggle.frame.midY) + 5)
            #expect((stage.pixel(x, y)?.green ?? 255) < 60)
        }
    }

    @Test("The title is the label for assistive technologies")
    func accessibility() {
        run { _, toggle in
            #expect(toggle.accessibilityLabel == "Sound")
            #expect(toggle.accessibilityValue == "0")
        }
    }
}
