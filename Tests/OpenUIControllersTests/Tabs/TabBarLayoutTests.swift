import Testing

@testable import OpenUIControllers
import TestSupport
import UIKitTestSupport

@Suite("The arrangement and the selection of tab bar items") @MainActor struct TabBarLayoutTests {
    private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    private let items = ["Mail", "Notes", "Tasks"].map { UITabBarItem(title: $0, image: nil, selectedImage: nil) }

    init() {
        bar.traitOverrides.horizontalSizeClass = .compact
        bar.items = items
        bar.selectedItem = items[0]
        bar.layoutIfNeeded()
    }

    private var frames: [CGRect] { bar.buttons.map(\.frame) }
    private var widths: [CGFloat] { frames.map(\.width) }
    private var origins: [CGFloat] { frames.map(\.minX) }
    /// The width of an item that shares the bar with the others.
    private static let third: CGFloat = 400 / 3

    private func indicator(_ index: Int) -> UIImageView? { bar.buttons[index].subviews.first as? UIImageView }

    private func square(_ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor.orange.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    @Test("Items share a compact bar, and are centered in a regular one")
    func automatic() {
        #expect(widths == [Self.third, Self.third, Self.third])
        bar.traitOverrides.horizontalSizeClass = .regular
        bar.layoutIfNeeded()
        #expect(widths == [76, 76, 76])
        #expect(origins == [52, 162, 272])
        bar.itemPositioning = .fill
        bar.layoutIfNeeded()
        for (origin, index) in zip(origins, 0..<3) { expectNear(origin, CGFloat(index) * Self.third, within: 1e-9) }
    }

    @Test("Centered items have the width and the spacing of the bar, unless they do not fit")
    func centered() {
        bar.itemPositioning = .centered
        (bar.itemWidth, bar.itemSpacing) = (60, 10)
        bar.layoutIfNeeded()
        #expect(origins == [100, 170, 240])
        #expect(bar.standardAppearance.stackedItemWidth == 60)
        bar.itemWidth = 200
        bar.layoutIfNeeded()
        #expect(widths == [Self.third, Self.third, Self.third])
        bar.itemWidth = .nan
        bar.layoutIfNeeded()
        #expect(widths == [76, 76, 76])
    }

    @Test("The indicator image is behind the selected item only, centered or resized to it")
    func indicatorImage() {
        bar.selectionIndicatorImage = square(CGSize(width: 20, height: 10))
        bar.layoutIfNeeded()
        #expect(indicator(0)?.frame.size == CGSize(width: 20, height: 10))
        #expect(indicator(0)?.center == CGPoint(x: frames[0].width / 2, y: 24.5))
        #expect(indicator(1)?.image == nil)
        bar.selectedItem = items[1]
        bar.layoutIfNeeded()
        #expect(indicator(0)?.image == nil)
        #expect(indicator(1)?.image != nil)
        bar.selectionIndicatorImage = square(CGSize(width: 9, height: 9)).resizableImage(withCapInsets: .zero)
        bar.layoutIfNeeded()
        #expect(indicator(1)?.frame == bar.buttons[1].bounds)
        bar.selectionIndicatorImage = nil
        #expect(indicator(1)?.image == nil)
    }

    @Test("The tint color of the indicator makes its image a template")
    func indicatorColor() {
        bar.selectionIndicatorImage = square(CGSize(width: 20, height: 10))
        #expect(indicator(0)?.image?.renderingMode == .automatic)
        bar.standardAppearance.selectionIndicatorTintColor = .green
        #expect(indicator(0)?.image?.renderingMode == .alwaysTemplate)
        #expect(indicator(0)?.tintColor == .green)
    }

    @Test("The indicator is drawn behind the selected item")
    func drawnIndicator() throws {
        try WindowStage.run(CGSize(width: 400, height: 100)) { stage in
            stage.window.backgroundColor = .white
            bar.selectionIndicatorImage = square(CGSize(width: 90, height: 45))
            bar.itemPositioning = .centered
            bar.itemWidth = 90
            stage.add(bar, CGRect(x: 0, y: 51, width: 400, height: 49))
            stage.frame()
            let image = try stage.screenshot("tab_indicator")
            let orange = try #require(image.pixel(x: Int(frames[0].minX) + 3, y: 60))
            #expect(orange != image.pixel(x: Int(frames[1].minX) + 3, y: 60))
            #expect(Int(orange.red) - Int(orange.blue) > 150)
        }
    }

    @Test("The appearance of the selected item replaces that of the bar")
    func itemAppearance() {
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.backgroundColor = .black
        items[1].standardAppearance = appearance
        func label(_ index: Int) -> UILabel? { bar.buttons[index].subviews.lazy.compactMap { $0 as? UILabel }.first }
        #expect(bar.effectiveAppearance === bar.standardAppearance)
        bar.selectedItem = items[1]
        #expect(label(1)?.textColor == .red)
        let displayed = items[1].standardAppearance
        displayed?.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
        #expect(label(1)?.textColor == .green)
        bar.selectedItem = items[0]
        #expect(label(0)?.textColor != .green)
    }

    @Test("The title adjustment of an item takes precedence over that of the bar")
    func titlePosition() throws {
        func label() -> UILabel? { bar.buttons[0].subviews.lazy.compactMap { $0 as? UILabel }.first }
        bar.buttons[0].layoutIfNeeded()
        let place = try #require(label()).frame
        bar.standardAppearance.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(
            horizontal: 0, vertical: 9)
        items[0].titlePositionAdjustment = UIOffset(horizontal: 1, vertical: -2)
        bar.buttons[0].layoutIfNeeded()
        #expect(label()?.frame == place.offsetBy(dx: 1, dy: -2))
    }

    @Test("The text of a badge has the attributes of its item for the state")
    func badgeAttributes() {
        func label(_ index: Int) -> UILabel? {
            bar.buttons[index].subviews.lazy.compactMap { $0.subviews.first as? UILabel }.first
        }
        for item in items { item.badgeValue = "1" }
        bar.standardAppearance.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
        items[0].setBadgeTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
        items[0].setBadgeTextAttributes([.foregroundColor: UIColor.cyan], for: .selected)
        #expect(label(0)?.textColor == .cyan)
        #expect(label(1)?.textColor == .black)
        bar.selectedItem = items[1]
        #expect(label(0)?.textColor == .yellow)
        #expect(items[0].badgeTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .cyan)
    }
}
