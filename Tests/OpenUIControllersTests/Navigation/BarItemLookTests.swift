import Testing

@testable import OpenUIControllers
import UIKitTestSupport

@Suite("The look of single bar button items") @MainActor struct BarItemLookTests {
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    private let item = UINavigationItem(title: "Letter")
    private let edit = UIBarButtonItem(title: "Edit", primaryAction: nil)

    init() {
        item.rightBarButtonItem = edit
        bar.items = [item]
        bar.layoutIfNeeded()
    }

    private var button: UIButton? { edit.displayedView as? UIButton }

    @Test("An image of an item is behind its title, in preference to that of the bar")
    func background() {
        let (own, pressed, ofBar) = (UIImage(), UIImage(), UIImage())
        bar.standardAppearance.buttonAppearance.normal.backgroundImage = ofBar
        #expect(button?.backgroundImage(for: .normal) === ofBar)
        edit.setBackgroundImage(own, for: .normal, barMetrics: .default)
        edit.setBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
        #expect(button?.backgroundImage(for: .normal) === own)
        #expect(button?.backgroundImage(for: .highlighted) === pressed)
        #expect(button?.backgroundImage(for: .disabled) === own)
        #expect(edit.backgroundImage(for: .highlighted, barMetrics: .default) === pressed)
        #expect(edit.backgroundImage(for: .normal, barMetrics: .compact) == nil)
        edit.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        #expect(button?.backgroundImage(for: .normal) === ofBar)
    }

    @Test("An image for a style is displayed while the item has the style")
    func backgroundOfStyle() {
        let (done, any) = (UIImage(), UIImage())
        edit.setBackgroundImage(any, for: .normal, barMetrics: .default)
        edit.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
        #expect(button?.backgroundImage(for: .normal) === any)
        edit.style = .done
        #expect(button?.backgroundImage(for: .normal) === done)
        #expect(edit.backgroundImage(for: .normal, style: .done, barMetrics: .default) === done)
    }

    @Test("Position adjustments move the title and the background image")
    func positions() throws {
        let button = try #require(button)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel).frame
        edit.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: -3), for: .default)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == title.offsetBy(dx: 2, dy: -3))
        #expect(edit.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 2, vertical: -3))
        bar.standardAppearance.buttonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(
            horizontal: 1, vertical: 1)
        #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds.offsetBy(dx: 1, dy: 1))
        edit.setBackgroundVerticalPositionAdjustment(5, for: .default)
        #expect(button.backgroundRect(forBounds: button.bounds).minY == 5)
        #expect(edit.backgroundVerticalPositionAdjustment(for: .default) == 5)
    }

    @Test("An item is as wide as the widest of its possible titles")
    func possibleTitles() throws {
        let width = try #require(button).frame.width
        edit.possibleTitles = ["Edit", "Stop editing"]
        bar.layoutIfNeeded()
        let wide = try #require(button).frame.width
        #expect(wide > width + 20)
        edit.title = "Stop editing"
        bar.layoutIfNeeded()
        #expect(button?.frame.width == wide)
    }

    @Test("A press of an item that changes its selection toggles it before the action")
    func toggledSelection() {
        var states: [Bool] = []
        let bold = UIBarButtonItem(
            primaryAction: UIAction(title: "Bold") { action in
                states.append((action.sender as? UIBarButtonItem)?.isSelected == true)
            })
        bold.changesSelectionAsPrimaryAction = true
        item.rightBarButtonItem = bold
        for _ in 0..<2 { (bold.displayedView as? UIButton)?.sendActions(for: .primaryActionTriggered) }
        #expect(states == [true, false])
        #expect(!bold.isSelected)
    }
}
