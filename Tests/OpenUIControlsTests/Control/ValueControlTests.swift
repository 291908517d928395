import OpenQuartzCore
import TestSupport
import Testing

import OpenUIControls
import UIKitTestSupport

@Suite @MainActor struct ValueControlTests {
    private static let tab: UInt32 = 0xff09
    private static let (left, up, right, down): (UInt32, UInt32, UInt32, UInt32) = (0xff51, 0xff52, 0xff53, 0xff54)

    private final class Counter {
        var changes = 0
        @MainActor init(_ control: UIControl) {
            control.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
        }
    }

    @Test("A tap toggles a switch and sends valueChanged, code toggles it without an event, and its value is 1 or 0")
    func switchTap() {
        WindowStage.run { stage in
            let toggle = stage.add(UISwitch(), CGRect(x: 20, y: 20, width: 51, height: 31))
            let counter = Counter(toggle)
            toggle.setOn(true, animated: true)
            #expect(toggle.isOn)
            #expect(counter.changes == 0)
            #expect(toggle.accessibilityValue == "1")
            stage.advance(by: 1)
            #expect(!stage.window.layerTree.needsAnotherFrame)
            stage.tap(40, 35)
            #expect(!toggle.isOn)
            #expect(counter.changes == 1)
            #expect(toggle.accessibilityValue == "0")
            toggle.isEnabled = false
            stage.tap(40, 35)
            #expect(!toggle.isOn)
            #expect(counter.changes == 1)
            #expect(toggle.accessibilityTraits.contains(.notEnabled))
        }
    }

    @Test("A drag toggles a switch once, and a drag back or a cancelled touch restores its state")
    func switchDrag() {
        WindowStage.run { stage in
            let toggle = stage.add(UISwitch(), CGRect(x: 20, y: 20, width: 51, height: 31))
            let counter = Counter(toggle)
            stage.touch(.began, 30, 35)
            stage.touch(.moved, 66, 35)
            #expect(toggle.isOn)
            #expect(counter.changes == 0)
            stage.touch(.ended, 66, 35)
            #expect(toggle.isOn)
            #expect(counter.changes == 1)
            stage.touch(.began, 66, 35)
            stage.touch(.moved, 22, 35)
            stage.touch(.moved, 66, 35)
            stage.touch(.ended, 66, 35)
            #expect(toggle.isOn)
            #expect(counter.changes == 1)
            stage.touch(.began, 66, 35)
            stage.touch(.moved, 22, 35)
            stage.touch(.cancelled, 22, 35)
            #expect(toggle.isOn)
            #expect(counter.changes == 1)
        }
    }

    @Test("Tab cycles through the controls, Space toggles a switch, and arrow keys move a slider")
    func keyboard() {
        WindowStage.run { stage in
            let toggle = stage.add(UISwitch(), CGRect(x: 20, y: 20, width: 51, height: 31))
            let slider = stage.add(UISlider(), CGRect(x: 20, y: 80, width: 150, height: 34))
            let (turned, moved) = (Counter(toggle), Counter(slider))
            stage.press(Self.tab)
            #expect(toggle.isFocused)
            stage.press(0x20, " ")
            #expect(toggle.isOn)
            #expect(turned.changes == 1)
            stage.press(Self.tab)
            #expect(slider.isFocused)
            #expect(!toggle.isFocused)
            stage.press(Self.right)
            stage.press(Self.up)
            expectNear(slider.value, 0.1, within: 1e-6)
            #expect(moved.changes == 2)
            stage.press(Self.left)
            stage.press(Self.down)
            stage.press(Self.down)
            #expect(slider.value == 0)
            #expect(moved.changes == 4)
            stage.key(.pressed, Self.right)
            stage.key(.pressed, Self.right)
            stage.key(.pressed, Self.right)
            stage.key(.released, Self.right)
            expectNear(slider.value, 0.15, within: 1e-6)
            stage.press(Self.tab)
            #expect(toggle.isFocused)
            toggle.isHidden = true
            slider.isEnabled = false
            stage.press(Self.tab)
            #expect(!slider.isFocused)
        }
    }

    @Test("A slider clamps its value to its range and ignores values that are not finite")
    func sliderRange() {
        WindowStage.run { stage in
            let slider = stage.add(UISlider(), CGRect(x: 20, y: 80, width: 150, height: 34))
            slider.value = 7
            #expect(slider.value == 1)
            slider.value = .nan
            slider.maximumValue = .infinity
            #expect(slider.value == 1)
            #expect(slider.maximumValue == 1)
            slider.minimumValue = 5
            #expect(slider.maximumValue == 5)
            #expect(slider.value == 5)
            #expect(slider.accessibilityValue == "0%")
            slider.maximumValue = 15
            slider.setValue(10, animated: true)
            #expect(slider.accessibilityValue == "50%")
        }
    }

    @Test("A finger drags a slider's thumb relative to its position, and the pointer can click the track")
    func sliderTouches() {
        WindowStage.run { stage in
            let slider = stage.add(UISlider(), CGRect(x: 20, y: 80, width: 128, height: 34))
            let counter = Counter(slider)
            stage.touch(.began, 130, 97)
            stage.touch(.moved, 135, 97)
            stage.touch(.ended, 135, 97)
            #expect(slider.value == 0)
            stage.touch(.began, 40, 97)
            stage.touch(.moved, 60, 97)
            stage.touch(.moved, 90, 150)
            expectNear(slider.value, 0.5, within: 1e-6)
            #expect(counter.changes == 2)
            stage.touch(.ended, 90, 150)
            slider.isContinuous = false
            stage.pointer(.pressed, 109, 97, button: 1)
            expectNear(slider.value, 0.75, within: 1e-6)
            #expect(counter.changes == 2)
            stage.pointer(.released, 109, 97, button: 1)
            #expect(counter.changes == 3)
        }
    }

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test("The images at the ends of a slider shorten its track", arguments: [false, true])
    func sliderValueImages(isReversed: Bool) {
        WindowStage.run { stage in
            let slider = UISlider()
            slider.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
            slider.minimumValueImage = image(10, 40)
            slider.maximumValueImage = image(20, 20)
            stage.add(slider, CGRect(x: 20, y: 80, width: 150, height: 40))
            stage.frame()
            #expect(slider.intrinsicContentSize.height == 40)
            #expect(slider.trackRect(forBounds: slider.bounds).width == CGFloat(150 - 4 - 10 - 20 - 16))
            #expect(slider.trackRect(forBounds: slider.bounds).minX == (isReversed ? 30 : 20))
            #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == (isReversed ? 140 : 0))
            #expect(slider.maximumValueImageRect(forBounds: slider.bounds).midY == 20)
            let frames = slider.subviews.compactMap { ($0 as? UIImageView)?.frame }
            #expect(frames.contains(slider.maximumValueImageRect(forBounds: slider.bounds)))
        }
    }

    @Test("The thumb of a slider has the size of its image, and states without an image show that of the normal state")
    func sliderThumbImage() {
        WindowStage.run { stage in
            let slider = stage.add(UISlider(), CGRect(x: 20, y: 80, width: 150, height: 34))
            let (normal, disabled) = (image(12, 16), image(8, 8))
            slider.setThumbImage(normal, for: .normal)
            slider.setThumbImage(disabled, for: .disabled)
            let track = slider.trackRect(forBounds: slider.bounds)
            #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 150)
            #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).size == normal.size)
            slider.isHighlighted = true
            #expect(slider.currentThumbImage === normal)
            #expect(slider.thumbImage(for: .highlighted) == nil)
            slider.isHighlighted = false
            slider.isEnabled = false
            #expect(slider.currentThumbImage === disabled)
        }
    }

    @Test("A focused slider shows the thumb image of its other states")
    func focusedSliderImage() {
        WindowStage.run { stage in
            let slider = stage.add(UISlider(), CGRect(x: 20, y: 80, width: 150, height: 34))
            let (normal, highlighted) = (image(12, 16), image(16, 16))
            slider.setThumbImage(normal, for: .normal)
            slider.setThumbImage(highlighted, for: .highlighted)
            stage.press(Self.tab)
            #expect(slider.isFocused)
            slider.isHighlighted = true
            #expect(slider.currentThumbImage === highlighted)
        }
    }

    @Test("A slider has the height of its highest thumb image in every state")
    func sliderHeight() {
        let slider = UISlider()
        slider.setThumbImage(image(12, 40), for: .normal)
        slider.setThumbImage(image(12, 50), for: .highlighted)
        #expect(slider.intrinsicContentSize.height == 50)
        slider.isHighlighted = true
        #expect(slider.intrinsicContentSize.height == 50)
    }

    @Test("The track of a slider has the height of its images")
    func sliderTrackImages() {
        WindowStage.run { stage in
            let slider = stage.add(UISlider(), CGRect(x: 20, y: 80, width: 150, height: 34))
            slider.setMinimumTrackImage(image(4, 6), for: .normal)
            slider.setMaximumTrackImage(image(4, 10), for: .normal)
            #expect(slider.trackRect(forBounds: slider.bounds).height == 10)
            slider.setMinimumTrackImage(nil, for: .normal)
            slider.setMaximumTrackImage(nil, for: .normal)
            #expect(slider.currentMinimumTrackImage == nil)
            #expect(slider.trackRect(forBounds: slider.bounds).height == 4)
        }
    }

    @Test("A progress view clamps its value to 0…1, reports it in percent and draws that part")
    func progress() {
        WindowStage.run { stage in
            let bar = stage.add(UIProgressView(progressViewStyle: .default), CGRect(x: 0, y: 50, width: 200, height: 4))
            bar.progressTintColor = .red
            bar.trackTintColor = .blue
            bar.progress = 0.25
            #expect(bar.accessibilityValue == "25%")
            stage.frame()
            #expect(stage.pixel(45, 52)?.red == 255)
            #expect(stage.pixel(55, 52)?.blue == 255)
            bar.setProgress(2, animated: true)
            stage.advance(by: 0.1)
            #expect(stage.pixel(190, 52)?.blue == 255)
            stage.advance(by: 1)
            #expect(stage.pixel(190, 52)?.red == 255)
            #expect(bar.progress == 1)
            bar.progress = .nan
            #expect(bar.progress == 1)
        }
    }

    @Test("An activity indicator rotates by a spoke every tenth of a second, and does not when stopped")
    func activity() {
        WindowStage.run { stage in
            let view = stage.add(UIActivityIndicatorView(style: .large), CGRect(x: 50, y: 50, width: 37, height: 37))
            #expect(view.isHidden)
            view.startAnimating()
            stage.frame()
            #expect(!view.isHidden)
            #expect(view.isAnimating)
            #expect(!stage.window.layerTree.needsAnotherFrame)
            let first = view.layer.sublayers?.map(\.opacity)
            stage.advance(by: 0.11)
            let second = view.layer.sublayers?.map(\.opacity)
            #expect(first != second)
            #expect(first?.max() == second?.max())
            stage.advance(by: 0.7)
            #expect(view.layer.sublayers?.map(\.opacity) == first)
            view.stopAnimating()
            #expect(view.isHidden)
            view.startAnimating()
            view.removeFromSuperview()
            stage.advance(by: 1)
            #expect(view.layer.sublayers?.map(\.opacity) == first)
        }
    }

    @Test("A progress view follows its observed progress while it is in a window, until it is finished")
    func observedProgress() {
        WindowStage.run { stage in
            let bar = stage.add(UIProgressView(), CGRect(x: 0, y: 0, width: 100, height: 4))
            let work = Progress(totalUnitCount: 4)
            work.completedUnitCount = 1
            bar.observedProgress = work
            #expect(bar.progress == 0.25)
            work.completedUnitCount = 2
            stage.advance(by: 0.2)
            #expect(bar.progress == 0.5)
            bar.removeFromSuperview()
            work.completedUnitCount = 3
            stage.advance(by: 0.2)
            #expect(bar.progress == 0.5)
            stage.window.addSubview(bar)
            #expect(bar.progress == 0.75)
            work.completedUnitCount = 4
            stage.advance(by: 0.2)
            #expect(bar.progress == 1)
            bar.observedProgress = nil
            bar.progress = 0
            stage.advance(by: 0.2)
            #expect(bar.progress == 0)
        }
    }

    @Test("A label without text has no text and no attributed text")
    func noText() {
        let label = UILabel()
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
        label.text = ""
        #expect(label.text == "")
        #expect(label.attributedText?.length == 0)
        label.text = "a"
        label.text = nil
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
        label.attributedText = NSAttributedString(string: "b")
        #expect(label.text == "b")
        label.attributedText = nil
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
        #expect(label.intrinsicContentSize.width == 0)
    }

    @Test("Return and accessibility activation toggle a switch and send valueChanged")
    func switchActivation() {
        WindowStage.run { stage in
            let toggle = stage.add(UISwitch(), CGRect(x: 20, y: 20, width: 51, height: 31))
            let counter = Counter(toggle)
            #expect(toggle.accessibilityActivate())
            #expect(toggle.isOn)
            #expect(counter.changes == 1)
            stage.press(Self.tab)
            stage.press(0xff0d, "\r")
            #expect(!toggle.isOn)
            #expect(counter.changes == 2)
            toggle.isEnabled = false
            #expect(!toggle.accessibilityActivate())
            #expect(!toggle.isOn)
        }
    }

    @Test("Every disabled control has the trait notEnabled", arguments: 0..<7)
    func notEnabled(index: Int) {
        let makers: [@MainActor () -> UIControl] = [
            { UIControl() }, { UIButton() }, { UIStepper() }, { UISegmentedControl() }, { UIPageControl() },
            { UISlider() }, { UISwitch() },
        ]
        let control = makers[index]()
        let traits = control.accessibilityTraits
        control.isEnabled = false
        #expect(control.accessibilityTraits == traits.union(.notEnabled))
        control.isEnabled = true
        #expect(control.accessibilityTraits == traits)
    }

    @Test("A change of hidesWhenStopped hides or shows a stopped activity indicator and leaves a rotating one as it is")
    func hidesWhenStopped() {
        let view = UIActivityIndicatorView(style: .medium)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
        view.hidesWhenStopped = true
        #expect(view.isHidden)
        view.startAnimating()
        view.isHidden = true
        view.hidesWhenStopped = false
        #expect(view.isHidden)
        view.hidesWhenStopped = true
        #expect(view.isHidden)
        view.stopAnimating()
        view.isHidden = false
        view.hidesWhenStopped = true
        #expect(!view.isHidden)
    }

    @Test("A change of a progress view's style changes the height of the bar in an unchanged frame")
    func progressStyle() {
        WindowStage.run { stage in
            let bar = stage.add(
                UIProgressView(progressViewStyle: .default), CGRect(x: 0, y: 50, width: 200, height: 10))
            stage.frame()
            #expect(bar.subviews.first?.frame.height == 4)
            bar.progressViewStyle = .bar
            stage.frame()
            #expect(bar.subviews.first?.frame.height == 2.5)
        }
    }
}
