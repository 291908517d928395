import OpenQuartzCore
import Testing

import OpenUIControls
import UIKitTestSupport

@Suite @MainActor struct SegmentAndStepperTests {
    private final class Counter {
        var changes = 0
        @MainActor init(_ control: UIControl) {
            control.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
        }
    }

    @Test("A tap selects an enabled segment and sends valueChanged, and selection in code sends no event")
    func segments() {
        WindowStage.run { stage in
            let control = stage.add(
                UISegmentedControl(items: ["One", "Two", 3, "Four"]), CGRect(x: 10, y: 10, width: 150, height: 32))
            let counter = Counter(control)
            #expect(control.numberOfSegments == 3)
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
            control.selectedSegmentIndex = 1
            #expect(counter.changes == 0)
            #expect(control.accessibilityValue == "Two")
            stage.tap(30, 25)
            #expect(counter.changes == 1)
            #expect(control.selectedSegmentIndex == 0)
            stage.tap(30, 25)
            #expect(counter.changes == 1)
            control.setEnabled(false, forSegmentAt: 1)
            stage.tap(80, 25)
            #expect(control.selectedSegmentIndex == 0)
            stage.touch(.began, 30, 25)
            stage.touch(.moved, 140, 25)
            stage.touch(.ended, 140, 25)
            #expect(control.selectedSegmentIndex == 2)
            #expect(counter.changes == 2)
            stage.advance(by: 1)
            #expect(!stage.window.layerTree.needsAnotherFrame)
        }
    }

    @Test("Arrow keys skip disabled segments, and insertion and removal keep the selected segment")
    func segmentKeysAndEdits() {
        WindowStage.run { stage in
            let control = stage.add(
                UISegmentedControl(items: ["A", "B", "C"]), CGRect(x: 10, y: 10, width: 150, height: 32))
            stage.window.focus.move(to: control, heading: [])
            stage.press(0xff53)
            control.setEnabled(false, forSegmentAt: 1)
            stage.press(0xff53)
            #expect(control.selectedSegmentIndex == 2)
            stage.press(0xff53)
            #expect(control.selectedSegmentIndex == 2)
            stage.press(0xff51)
            #expect(control.selectedSegmentIndex == 0)
            control.insertSegment(withTitle: "First", at: 0, animated: true)
            #expect(control.selectedSegmentIndex == 1)
            #expect(control.titleForSegment(at: 1) == "A")
            control.removeSegment(at: 0, animated: true)
            control.removeSegment(at: 0, animated: true)
            control.removeSegment(at: 99, animated: true)
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
            #expect(control.numberOfSegments == 2)
            control.selectedSegmentIndex = 7
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
            control.removeAllSegments()
            #expect(control.intrinsicContentSize.width == 0)
        }
    }

    @Test("A stepper changes its value in steps and clamps or wraps it to its range")
    func stepping() {
        WindowStage.run { stage in
            let stepper = stage.add(UIStepper(), CGRect(x: 10, y: 10, width: 94, height: 32))
            let counter = Counter(stepper)
            stage.tap(80, 25)
            stage.tap(80, 25)
            stage.tap(30, 25)
            #expect(stepper.value == 1)
            #expect(counter.changes == 3)
            #expect(stepper.accessibilityValue == "1")
            stage.tap(30, 25)
            stage.tap(30, 25)
            #expect(stepper.value == 0)
            #expect(counter.changes == 4)
            stepper.wraps = true
            stepper.maximumValue = 10
            stepper.stepValue = 4
            stage.tap(30, 25)
            #expect(stepper.value == 10)
            stage.tap(80, 25)
            #expect(stepper.value == 0)
            stepper.stepValue = -1
            stepper.value = .nan
            stepper.minimumValue = .infinity
            #expect(stepper.stepValue == 4)
            #expect(stepper.value == 0)
            #expect(stepper.minimumValue == 0)
            stepper.minimumValue = 20
            #expect(stepper.value == 20)
            #expect(stepper.maximumValue == 20)
        }
    }

    @Test("A held stepper accelerates, pauses while the finger is outside and stops when it is lifted")
    func repeating() {
        WindowStage.run { stage in
            let stepper = stage.add(UIStepper(), CGRect(x: 10, y: 10, width: 94, height: 32))
            stage.touch(.began, 80, 25)
            stage.advance(by: 0.49)
            #expect(stepper.value == 1)
            stage.advance(by: 0.05)
            #expect(stepper.value == 2)
            stage.advance(by: 1)
            #expect(stepper.value >= 4)
            stage.touch(.moved, 180, 180)
            let value = stepper.value
            stage.advance(by: 1)
            #expect(stepper.value == value)
            stage.touch(.ended, 180, 180)
            stage.advance(by: 1)
            #expect(stepper.value == value)
            stage.window.focus.move(to: stepper, heading: [])
            stage.press(0xff52)
            #expect(stepper.value == value + 1)
        }
    }

    @Test("endEditing resigns a nested first responder, and with force also one that refuses")
    func endEditing() {
        final class Stubborn: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { false }
        }
        WindowStage.run { stage in
            let box = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = stage.add(Stubborn(), CGRect(x: 0, y: 0, width: 10, height: 10), to: box)
            view.becomeFirstResponder()
            #expect(!box.endEditing(false))
            #expect(view.isFirstResponder)
            #expect(box.endEditing(true))
            #expect(!view.isFirstResponder)
            #expect(box.endEditing(false))
        }
    }

    @Test("A stepper in a right-to-left layout has its plus on the left, and its horizontal arrow keys are mirrored")
    func reversedStepper() {
        WindowStage.run { stage in
            let stepper = stage.add(UIStepper(), CGRect(x: 10, y: 10, width: 94, height: 32))
            stepper.value = 50
            stepper.semanticContentAttribute = .forceRightToLeft
            stage.tap(30, 25)
            #expect(stepper.value == 51)
            stage.tap(80, 25)
            #expect(stepper.value == 50)
            stage.window.focus.move(to: stepper, heading: [])
            stage.press(0xff51)
            #expect(stepper.value == 51)
            stage.press(0xff53)
            #expect(stepper.value == 50)
            stage.press(0xff52)
            #expect(stepper.value == 51)
        }
    }
}

@MainActor @Suite struct NarrowSegmentTests {
    @Test(
        "A segmented control without space hides its selection pill and shows it again with space",
        arguments: [0, 3, 6])
    func narrow(width: CGFloat) {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.selectedSegmentIndex = 1
        let found = Diagnostics.record {
            control.frame = CGRect(x: 0, y: 0, width: width, height: 32)
            control.layoutIfNeeded()
        }
        let pill = control.subviews[0]
        #expect(found.isEmpty)
        #expect(control.subviews.allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite })
        #expect(pill.isHidden)
        control.frame.size.width = 90
        control.layoutIfNeeded()
        #expect(!pill.isHidden)
        #expect(pill.frame == CGRect(x: 32, y: 2, width: 26, height: 28))
    }
}
