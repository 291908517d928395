import OpenUIControls
import Testing
import UIKitTestSupport

/// The images with which the parts of controls are replaced.
@Suite("Images of controls") @MainActor struct ControlImageTests {
    private func image(_ color: UIColor, _ size: CGSize = CGSize(width: 10, height: 32)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private static let (red, green, blue): (PixelColor, PixelColor, PixelColor) = (
        PixelColor(red: 255, green: 0, blue: 0), PixelColor(red: 0, green: 255, blue: 0),
        PixelColor(red: 0, green: 0, blue: 255)
    )

    /// Returns the colors of pixels in a row.
    private func colors(_ stage: WindowStage, _ columns: [Int], _ row: Int) -> [PixelColor?] {
        columns.map { stage.pixel($0, row) }
    }

    /// Shows a control at the origin of a white window.
    private func run<Control: UIView>(
        _ control: Control, _ size: CGSize, _ body: (WindowStage, Control) throws -> Void
    ) rethrows {
        try WindowStage.run { stage in
            stage.window.backgroundColor = .white
            stage.add(control, CGRect(origin: .zero, size: size))
            stage.frame()
            try body(stage, control)
        }
    }

    @Test("Images of a segmented control replace its background, by the states of the segments")
    func segmentBackgrounds() throws {
        try run(UISegmentedControl(items: ["", "", ""]), CGSize(width: 150, height: 32)) { stage, control in
            control.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
            control.setBackgroundImage(image(.green), for: .selected, barMetrics: .default)
            control.setBackgroundImage(image(.blue), for: .highlighted, barMetrics: .compact)
            control.selectedSegmentIndex = 1
            stage.frame()
            _ = try stage.screenshot("segment_backgrounds")
            #expect(colors(stage, [5, 60, 140], 5) == [Self.red, Self.green, Self.red])
            control.selectedSegmentIndex = 2
            stage.frame()
            #expect(colors(stage, [5, 60, 140], 5) == [Self.red, Self.red, Self.green])
            #expect(control.backgroundColor == nil)
            #expect(control.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
            control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
            control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
            #expect(control.backgroundColor == .tertiarySystemFill)
            #expect(control.layer.cornerRadius == 8)
        }
    }

    @Test("Only the outer segments show the caps of a resizable image")
    func segmentCaps() {
        let caps = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 32)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 21, height: 32))
            UIColor.green.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 1, height: 32))
        }
        let insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        run(UISegmentedControl(items: ["", "", ""]), CGSize(width: 150, height: 32)) { stage, control in
            control.setBackgroundImage(
                caps.resizableImage(withCapInsets: insets, resizingMode: .stretch), for: .normal, barMetrics: .default)
            stage.frame()
            let shown = colors(stage, [5, 15, 55, 95, 135, 145], 5)
            #expect(shown == [Self.red, Self.green, Self.green, Self.green, Self.green, Self.red])
        }
    }

    @Test("Dividers are between segments, by the states of both, also from right to left", arguments: [false, true])
    func segmentDividers(isReversed: Bool) {
        run(UISegmentedControl(items: ["", "", ""]), CGSize(width: 150, height: 32)) { stage, control in
            if isReversed { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            let size = CGSize(width: 4, height: 4)
            control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
            control.setDividerImage(
                image(.red, size), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
            control.setDividerImage(
                image(.green, size), forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
            control.selectedSegmentIndex = isReversed ? 2 : 0
            stage.frame()
            #expect(colors(stage, [50, 100], 30) == [Self.green, Self.red])
            #expect(
                control.dividerImage(
                    forLeftSegmentState: .selected, rightSegmentState: .selected, barMetrics: .default) == nil)
        }
    }

    @Test("The content offset moves the title of a segment")
    func contentOffset() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 1)
        control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 7)
        control.layoutIfNeeded()
        let titles = control.subviews.compactMap { $0 as? UILabel }
        #expect(titles.map(\.frame.origin) == [.zero, CGPoint(x: 53, y: -2)])
        #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 3, height: -2))
        #expect(control.contentOffsetForSegment(at: 7) == .zero)
    }

    @Test("A segment is found by the identifier of its action")
    func segmentIdentifier() {
        let actions = ["map", "list"].map { name in
            UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in }
        }
        let control = UISegmentedControl(frame: .zero, actions: actions)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("list")) == 1)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("grid")) == NSNotFound)
    }

    @Test("Images of a stepper replace its background, its line and its signs, by the states of the buttons")
    func stepperImages() throws {
        try run(UIStepper(), CGSize(width: 94, height: 32)) { stage, stepper in
            stepper.setBackgroundImage(image(.red), for: .normal)
            stepper.setBackgroundImage(image(.green), for: .disabled)
            let square = CGSize(width: 8, height: 8)
            stepper.setDividerImage(
                image(.blue, CGSize(width: 4, height: 4)), forLeftSegmentState: .normal, rightSegmentState: .normal)
            stepper.setIncrementImage(image(.blue, square).withRenderingMode(.alwaysOriginal), for: .normal)
            stepper.value = 50
            stage.frame()
            _ = try stage.screenshot("stepper_images")
            #expect(colors(stage, [5, 47, 70, 90], 16) == [Self.red, Self.blue, Self.blue, Self.red])
            stepper.value = 0
            stage.frame()
            #expect(colors(stage, [5, 90], 16) == [Self.green, Self.red])
            #expect(stepper.backgroundImage(for: .disabled) != nil)
            for state in [UIControl.State.normal, .disabled] { stepper.setBackgroundImage(nil, for: state) }
            #expect(stepper.backgroundColor == .tertiarySystemFill)
        }
    }

    @Test("A sign of the system that is set again has the tint color")
    func tintedSign() {
        run(UIStepper(), CGSize(width: 94, height: 32)) { stage, stepper in
            @MainActor func redness() -> Int { stage.pixel(23, 16).map { Int($0.red) - Int($0.green) } ?? 0 }
            #expect(redness() == 0)
            stepper.tintColor = .red
            stepper.setDecrementImage(stepper.decrementImage(for: .normal), for: .normal)
            stepper.value = 50
            stage.frame()
            #expect(redness() > 150)
            #expect(stepper.incrementImage(for: .normal) != nil)
            #expect(stepper.incrementImage(for: .highlighted) == nil)
        }
    }

    @Test("Images of a progress view replace the colors of its parts")
    func progressImages() {
        run(UIProgressView(), CGSize(width: 100, height: 4)) { stage, view in
            view.progress = 0.5
            view.progressImage = image(.red)
            view.trackImage = image(.green)
            stage.frame()
            #expect(colors(stage, [20, 80], 2) == [Self.red, Self.green])
            view.progressImage = nil
            view.progressTintColor = .blue
            stage.frame()
            #expect(stage.pixel(20, 2) == Self.blue)
        }
    }

    @Test("The image for the current page is displayed while the page is the current one")
    func pageImages() {
        run(UIPageControl(), CGSize(width: 100, height: 26)) { stage, control in
            control.numberOfPages = 2
            control.currentPageIndicatorTintColor = .red
            control.pageIndicatorTintColor = .green
            let (large, small) = (CGSize(width: 14, height: 14), CGSize(width: 2, height: 2))
            control.setIndicatorImage(image(.black, small), forPage: 0)
            control.setCurrentPageIndicatorImage(image(.black, large), forPage: 0)
            control.setCurrentPageIndicatorImage(image(.black, large), forPage: 5)
            stage.frame()
            // The dots are 16 points apart, so the first one is at 42.
            #expect(stage.pixel(37, 13) == Self.red)
            control.currentPage = 1
            stage.frame()
            #expect(stage.pixel(37, 13) != Self.green)
            #expect(stage.pixel(42, 13) == Self.green)
            #expect(control.currentPageIndicatorImage(forPage: 0) != nil)
            #expect(control.currentPageIndicatorImage(forPage: 5) == nil)
        }
    }
}
