import Testing

import OpenUIControls
import UIKitTestSupport

@Suite @MainActor struct SegmentActionTests {
    @Test("A segment with an action shows its title or image and performs it when the user selects it")
    func actions() {
        WindowStage.run { stage in
            var log: [String] = []
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
            let control = UISegmentedControl(
                frame: CGRect(x: 0, y: 0, width: 200, height: 32),
                actions: [
                    UIAction(title: "One") { _ in log.append("one") },
                    UIAction(image: picture) { _ in log.append("two") },
                ])
            control.addAction(
                UIAction { _ in log.append("changed to \(control.selectedSegmentIndex)") }, for: .valueChanged)
            stage.window.addSubview(control)
            #expect(control.titleForSegment(at: 0) == "One")
            #expect(control.imageForSegment(at: 1) === picture)
            stage.frame()
            stage.tap(150, 16)
            #expect(log == ["changed to 1", "two"])
            control.selectedSegmentIndex = 0
            #expect(log.count == 2)
            control.setTitle("Other", forSegmentAt: 1)
            #expect(control.imageForSegment(at: 1) == nil)
            #expect(control.titleForSegment(at: 1) == "Other")
        }
    }

    @Test("The title of an action is the name of its image for assistive technologies, until the image is replaced")
    func imageLabel() {
        let control = UISegmentedControl(
            frame: .zero, actions: [UIAction(title: "Star", image: UIImage(systemName: "star")) { _ in }])
        func label() -> String? {
            (control.accessibilityElements?.first as? UIAccessibilityElement)?.accessibilityLabel
        }
        #expect(label() == "Star")
        control.setImage(UIImage(systemName: "flag"), forSegmentAt: 0)
        #expect(label() == nil)
    }

    @Test("The titles of segments have the attributes of their states, and those of the normal state as well")
    func titleAttributes() {
        let control = UISegmentedControl(items: ["A", "B"])
        let width = control.intrinsicContentSize.width
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        control.selectedSegmentIndex = 1
        let titles = control.subviews.compactMap { ($0 as? UILabel)?.attributedText }
        func color(_ index: Int) -> UIColor? {
            titles[index].attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(titles.map(\.string) == ["A", "B"])
        #expect([color(0), color(1)] == [.label, .red])
        #expect(control.intrinsicContentSize.width > width)
        #expect(control.titleTextAttributes(for: .selected)?.count == 1)
        #expect(control.titleForSegment(at: 1) == "B")
    }

    @Test("A momentary segmented control clears the selection after a press")
    func momentary() {
        WindowStage.run { stage in
            let control = UISegmentedControl(items: ["A", "B"])
            control.isMomentary = true
            control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
            var pressed: [Int] = []
            control.addAction(UIAction { _ in pressed.append(control.selectedSegmentIndex) }, for: .valueChanged)
            stage.window.addSubview(control)
            stage.frame()
            stage.tap(150, 16)
            stage.tap(150, 16)
            #expect(pressed == [1, 1])
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        }
    }

    @Test("Fixed segment widths are kept, and the other segments share the rest")
    func widths() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.setWidth(100, forSegmentAt: 0)
        control.selectedSegmentIndex = 1
        control.layoutIfNeeded()
        let pill = control.subviews.first
        #expect(pill?.frame == CGRect(x: 102, y: 2, width: 96, height: 28))
        #expect(control.widthForSegment(at: 0) == 100)
        #expect(control.widthForSegment(at: 1) == 0)
    }

    @Test("An activity indicator uses its tint color unless it has a color")
    func indicatorTint() {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.color == .secondaryLabel)
        indicator.tintColor = .black
        #expect(indicator.color == .black)
        indicator.color = .red
        #expect(indicator.color == .red)
    }
}
