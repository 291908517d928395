import OpenUIControls
import Testing
import UIKitTestSupport

/// What a control's owner sets on it, and the control must keep.
@Suite("Properties of controls that belong to their owners") @MainActor struct ControlAppearanceTests {
    /// Every control of the module, except the refresh control, which its scroll view owns.
    nonisolated private static let controls: [@MainActor @Sendable () -> UIControl] = [
        { UIButton(type: .system) }, { UIButton(configuration: .filled()) }, { UISwitch() }, { UISlider() },
        { UIStepper() },
        { UISegmentedControl(items: ["One", "Two"]) }, { UIPageControl() }, { UITextField() }, { UIColorWell() },
        { UIDatePicker() },
    ]

    @Test("No state of a control changes its opacity, its transform or whether it is hidden", arguments: controls)
    func states(make: @MainActor @Sendable () -> UIControl) {
        WindowStage.run { stage in
            let control = stage.add(make(), CGRect(x: 10, y: 10, width: 120, height: 40))
            let transform = CGAffineTransform(rotationAngle: 0.2)
            (control.alpha, control.transform, control.isHidden) = (0.5, transform, false)
            for state in 0..<16 {
                control.isEnabled = state & 1 == 0
                control.isHighlighted = state & 2 != 0
                control.isSelected = state & 4 != 0
                control.tintAdjustmentMode = state & 8 != 0 ? .dimmed : .normal
                stage.advance(by: 1)
                #expect(control.alpha == 0.5)
                #expect(control.transform == transform)
                #expect(!control.isHidden)
            }
        }
    }

    @Test("A color well that is disabled or highlighted is drawn with a lower opacity")
    func dimmedWell() {
        WindowStage.run { stage in
            let well = stage.add(UIColorWell(), CGRect(x: 0, y: 0, width: 32, height: 32))
            well.selectedColor = .black
            stage.window.backgroundColor = .white
            stage.frame()
            #expect(stage.pixel(16, 16)?.red == 0)
            well.isHighlighted = true
            stage.frame()
            #expect(stage.pixel(16, 16)?.red == 102)
            well.isEnabled = false
            stage.frame()
            #expect(stage.pixel(16, 16)?.red == 153)
        }
    }
}
