import Fuzzing
import OpenDisplay
import TestSupport
import Testing
import UIKitTestSupport

import OpenUIKitCore

@testable import OpenUIControllers

/// Bar button items for which there is no space.
@Suite("Bar items that do not fit") @MainActor struct BarOverflowTests {
    private var chosen = Chosen()

    private final class Chosen {
        var titles: [String] = []
    }

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { [chosen] _ in chosen.titles.append(title) })
    }

    private static let titles = ["First", "Second", "Third", "Fourth", "Fifth"]

    /// Shows a navigation bar with a back button, a title, one leading item and five trailing ones.
    private func run(
        _ width: CGFloat, isMirrored: Bool = false, change: (UINavigationItem) -> Void = { _ in },
        _ body: (WindowStage, UINavigationBar) throws -> Void
    ) rethrows {
        try WindowStage.run(CGSize(width: width, height: 300)) { stage in
            if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            let item = UINavigationItem(title: "Title")
            item.leftItemsSupplementBackButton = true
            item.leftBarButtonItem = self.item("Leading")
            item.rightBarButtonItems = Self.titles.map(self.item)
            change(item)
            let bar = stage.add(UINavigationBar(), CGRect(x: 0, y: 0, width: width, height: 44))
            bar.items = [UINavigationItem(title: "Back"), item]
            stage.frame()
            try body(stage, bar)
        }
    }

    private func buttons(in view: UIView?) -> [BarButton] {
        (view?.subviews ?? []).compactMap { $0 as? BarButton }
    }

    /// The titles of the displayed items, from left to right.
    private func displayedTitles(in view: UIView?) -> [String] {
        buttons(in: view).sorted { $0.frame.minX < $1.frame.minX }.map { $0.item.title ?? "…" }
    }

    private func hiddenTitles(_ bar: UINavigationBar) -> [String] {
        (bar.content?.overflow.hiddenItems ?? []).compactMap(\.title)
    }

    private func labels(in view: UIView) -> [String] {
        view.subviews.flatMap { ((($0 as? UILabel)?.text).map { [$0] } ?? []) + labels(in: $0) }
    }

    // MARK: Navigation bars

    @Test("All items are displayed if they fit")
    func wide() {
        run(900) { _, bar in
            #expect(displayedTitles(in: bar.content) == ["Leading"] + Self.titles.reversed())
            #expect(hiddenTitles(bar).isEmpty)
            #expect(bar.content?.overflow.button == nil)
        }
    }

    @Test("Items that do not fit are in the menu of a button at the trailing edge, the innermost ones first")
    func narrow() throws {
        try run(420) { _, bar in
            let displayed = displayedTitles(in: bar.content)
            #expect(displayed.first == "Leading")
            #expect(displayed.last == "…")
            #expect(hiddenTitles(bar) == Array(Self.titles.suffix(hiddenTitles(bar).count)))
            #expect(displayed.count + hiddenTitles(bar).count == 7)
            let more = try #require(bar.content?.overflow.button)
            #expect(more.frame.maxX == 404)
        }
    }

    @Test("In a right-to-left layout, the button of the menu is at the left edge")
    func mirrored() throws {
        try run(420, isMirrored: true) { _, bar in
            #expect(displayedTitles(in: bar.content).first == "…")
            #expect(displayedTitles(in: bar.content).last == "Leading")
            let more = try #require(bar.content?.overflow.button)
            #expect(more.frame.minX == 16)
        }
    }

    @Test("A narrower bar displays fewer items, and they appear again in a wider one", arguments: [false, true])
    func widths(isMirrored: Bool) {
        run(900, isMirrored: isMirrored) { stage, bar in
            var counts: [Int] = []
            for width in stride(from: CGFloat(900), through: 140, by: -20) {
                bar.frame.size.width = width
                stage.frame()
                counts.append(6 - hiddenTitles(bar).count)
            }
            #expect(counts == counts.sorted(by: >))
            #expect(counts.first == 6)
            #expect(counts.last == 0)
            bar.frame.size.width = 900
            stage.frame()
            #expect(displayedTitles(in: bar.content).count == 6)
            #expect(bar.content?.overflow.button == nil)
        }
    }

    @Test("The menu contains the items in their order, and performs the action of the chosen one")
    func menu() throws {
        try run(420) { stage, bar in
            let more = try #require(bar.content?.overflow.button)
            let hidden = hiddenTitles(bar)
            stage.tap(more.frame.midX, 22)
            stage.advance(by: 0.5)
            let shown = labels(in: stage.window)
            #expect(hidden.allSatisfy { title in shown.contains(title) })
            stage.press(KeySymbol.down)
            stage.press(KeySymbol.enter, "\r")
            stage.advance(by: 0.5)
            #expect(chosen.titles == [hidden[0]])
        }
    }

    @Test("Enter opens the menu while its button has the keyboard focus")
    func keyboard() throws {
        try run(420) { stage, bar in
            let more = try #require(bar.content?.overflow.button)
            for _ in 0..<10 where !more.isFocused { stage.press(KeySymbol.tab) }
            #expect(more.isFocused)
            stage.press(KeySymbol.enter, "\r")
            stage.advance(by: 0.5)
            #expect(labels(in: stage.window).contains("Fifth"))
        }
    }

    @Test("Assistive technologies see the button of the menu as a button with the name \"More\" that opens a menu")
    func accessibility() throws {
        try run(420) { stage, bar in
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            builder.updateTree()
            let more = try #require(bar.content?.overflow.button)
            let id = try #require(builder.id(of: more))
            let element = try #require(builder.tree[id])
            #expect(element.name == "More")
            #expect(element.states.contains(.hasPopup))
        }
    }

    @Test("A custom view stays in the bar, unless it has a representation for menus")
    func customViews() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        let custom = UIBarButtonItem(customView: view)
        run(420) { item in
            item.rightBarButtonItems?.append(custom)
        } _: { stage, bar in
            #expect(view.superview === bar.content)
            custom.menuRepresentation = UIAction(title: "Custom") { _ in }
            stage.frame()
            #expect(view.superview == nil)
            #expect(bar.content?.overflow.hiddenItems.contains { $0 === custom } == true)
            bar.frame.size.width = 1200
            stage.frame()
            #expect(view.superview === bar.content)
        }
    }

    @Test("A longer title of an item moves other items to the menu")
    func changedTitle() {
        run(700) { stage, bar in
            #expect(hiddenTitles(bar).isEmpty)
            bar.topItem?.leftBarButtonItem?.title = "A leading item with a very long title indeed"
            stage.frame()
            #expect(!hiddenTitles(bar).isEmpty)
        }
    }

    @Test("The button of the menu is displayed for additional elements, which are at the end of its menu")
    func additionalItems() throws {
        var calls = 0
        let additional = UIDeferredMenuElement.uncached { completion in
            calls += 1
            completion([UIAction(title: "Additional") { _ in }])
        }
        try run(900) { item in
            item.additionalOverflowItems = additional
        } _: { stage, bar in
            let more = try #require(bar.content?.overflow.button)
            #expect(hiddenTitles(bar).isEmpty)
            stage.tap(more.frame.midX, 22)
            stage.advance(by: 0.5)
            #expect(calls == 1)
            #expect(labels(in: stage.window).contains("Additional"))
            bar.topItem?.additionalOverflowItems = nil
            stage.frame()
            #expect(bar.content?.overflow.button == nil)
        }
    }

    @Test("The source of popovers is the button of the menu, also for an item in the menu")
    func popoverSource() throws {
        try run(420) { stage, bar in
            let more = try #require(bar.content?.overflow.button)
            #expect(bar.topItem?.overflowPresentationSource === more.item)
            #expect(bar.items?.first?.overflowPresentationSource == nil)
            #expect(bar.topItem?.rightBarButtonItems?.last?.displayedView === more)
            bar.frame.size.width = 900
            stage.frame()
            #expect(bar.topItem?.overflowPresentationSource == nil)
            #expect(bar.topItem?.rightBarButtonItems?.last?.displayedView is BarButton)
            #expect(bar.topItem?.rightBarButtonItems?.last?.displayedView !== more)
        }
    }

    // MARK: Elements of the menu

    private func element(of item: UIBarButtonItem) -> UIMenuElement {
        item.overflowElement(from: BarButton(UIBarButtonItem()))
    }

    @Test("An item is an action with its title, image and state")
    func action() throws {
        let image = UIImage(systemName: "star")
        let item = UIBarButtonItem(
            title: "Star", image: image,
            primaryAction: UIAction(attributes: .destructive) { [chosen] _ in chosen.titles.append("star") })
        item.isSelected = true
        item.changesSelectionAsPrimaryAction = true
        let action = try #require(element(of: item) as? UIAction)
        #expect(action.title == "Star")
        #expect(action.image === image)
        #expect(action.state == .on)
        #expect(action.attributes == .destructive)
    }

    @Test("A disabled item is a disabled action, also one with a menu")
    func disabled() throws {
        let items = [item("Edit"), UIBarButtonItem(title: "Sort", menu: UIMenu(children: []))]
        for item in items {
            item.isEnabled = false
            #expect(try #require(element(of: item) as? UIAction).attributes == .disabled)
        }
    }

    @Test("An item with a menu is a submenu with its elements")
    func submenu() throws {
        let name = UIAction(title: "Name", state: .on) { _ in }
        let menu = UIMenu(options: [.singleSelection, .displayInline], children: [name])
        let item = UIBarButtonItem(title: "Sort", image: UIImage(systemName: "star"), menu: menu)
        let submenu = try #require(element(of: item) as? UIMenu)
        #expect(submenu.title == "Sort")
        #expect(submenu.image === item.image)
        #expect(submenu.options == .singleSelection)
        #expect(submenu.children.count == 1)
        #expect(submenu.children.first === name)
    }

    @Test("An item with an action and a menu is a submenu that begins with the action")
    func actionAndMenu() throws {
        let menu = UIMenu(children: [UIAction(title: "Later") { _ in }])
        let item = item("Send")
        item.menu = menu
        let submenu = try #require(element(of: item) as? UIMenu)
        #expect(submenu.children.map(\.title) == ["Send", ""])
        let section = try #require(submenu.children.last as? UIMenu)
        #expect(section.options == .displayInline)
        #expect(section.children.map(\.title) == ["Later"])
    }

    @Test("An item with an image only has its name for assistive technologies")
    func nameOfImage() {
        let item = UIBarButtonItem(systemItem: .trash)
        #expect(element(of: item).title == "Delete")
        item.accessibilityLabel = "Remove"
        #expect(element(of: item).title == "Remove")
    }

    // MARK: Toolbars

    private func runToolbar(
        _ width: CGFloat, _ items: [UIBarButtonItem], isMirrored: Bool = false,
        _ body: (WindowStage, UIToolbar) throws -> Void
    ) rethrows {
        try WindowStage.run(CGSize(width: width, height: 300)) { stage in
            if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            let bar = stage.add(UIToolbar(), CGRect(x: 0, y: 0, width: width, height: 44))
            bar.items = items
            stage.frame()
            try body(stage, bar)
        }
    }

    @Test("A toolbar moves its last items to a menu at the trailing edge", arguments: [false, true])
    func toolbar(isMirrored: Bool) {
        let items = Self.titles.map(item)
        runToolbar(260, items, isMirrored: isMirrored) { stage, bar in
            let displayed = displayedTitles(in: bar)
            let ordered = isMirrored ? displayed.reversed() : displayed
            #expect(ordered.dropLast() == Self.titles.prefix(ordered.count - 1))
            #expect(ordered.last == "…")
            let more = buttons(in: bar).first { $0.item.title == nil }?.frame ?? .zero
            expectNear(isMirrored ? more.minX : 260 - more.maxX, 16, within: 0.01)
            bar.frame.size.width = 800
            stage.frame()
            #expect(displayedTitles(in: bar).count == 5)
        }
    }

    @Test("Flexible spaces of a toolbar keep their place while there is a menu")
    func flexibleSpace() throws {
        let items = [item("First"), .flexibleSpace()] + ["Second", "Third", "Fourth", "Fifth"].map(item)
        try runToolbar(260, items) { _, bar in
            let first = try #require(buttons(in: bar).first { $0.item.title == "First" })
            #expect(first.frame.minX == 16)
            expectNear(try #require(buttons(in: bar).first { $0.item.title == nil }).frame.maxX, 244, within: 0.01)
        }
    }

    // MARK: Random bars

    @Test(
        "Random items in toolbars of random widths do not overlap, and each is displayed or in the menu",
        arguments: 0..<20)
    func randomToolbar(seed: Int) {
        let choices = Choices(seed: UInt64(seed))
        let items = (0..<1 + choices.below(8)).map { index -> UIBarButtonItem in
            choices.below(4) == 0
                ? .flexibleSpace() : item(String(repeating: "w", count: 1 + choices.below(9)) + "\(index)")
        }
        runToolbar(500, items, isMirrored: choices.below(2) == 0) { stage, bar in
            for _ in 0..<6 {
                bar.frame.size.width = CGFloat(80 + choices.below(600))
                stage.frame()
                let displayed = buttons(in: bar)
                let shown = items.filter { item in displayed.contains { $0.item === item } }
                let all = items.filter { !$0.isSpace }
                #expect(shown.map(ObjectIdentifier.init) == all.prefix(shown.count).map(ObjectIdentifier.init))
                #expect(displayed.count - shown.count == (shown.count < all.count ? 1 : 0))
                let frames = displayed.map(\.frame).sorted { $0.minX < $1.minX }
                for (frame, next) in zip(frames, frames.dropFirst()) { #expect(frame.maxX <= next.minX + 0.01) }
                #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= bar.bounds.width })
            }
        }
    }

    @Test(
        "Random items in bars of random widths do not overlap, and each is displayed or in the menu", arguments: 0..<40)
    func random(seed: Int) {
        let choices = Choices(seed: UInt64(seed))
        func items() -> [UIBarButtonItem] {
            (0..<choices.below(6)).map { index in
                switch choices.below(5) {
                case 0: UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
                case 1: .fixedSpace(CGFloat(choices.below(30)))
                default: item(String(repeating: "w", count: 1 + choices.below(12)) + "\(index)")
                }
            }
        }
        let (left, right) = (items(), items())
        let isMirrored = choices.below(2) == 0
        run(600, isMirrored: isMirrored) { item in
            item.leftBarButtonItems = left
            item.rightBarButtonItems = right
            item.title = ["", "A", "A longer title"][choices.below(3)]
        } _: { stage, bar in
            for _ in 0..<6 {
                bar.frame.size.width = CGFloat(160 + choices.below(600))
                stage.frame()
                check(bar, leading: left, trailing: right, isMirrored: isMirrored)
            }
        }
    }

    private func check(
        _ bar: UINavigationBar, leading: [UIBarButtonItem], trailing: [UIBarButtonItem], isMirrored: Bool
    ) {
        let displayed = buttons(in: bar.content)
        let hidden = bar.content?.overflow.hiddenItems ?? []
        for item in (leading + trailing) where !item.isSpace {
            #expect(displayed.contains { $0.item === item } != hidden.contains { $0 === item })
        }
        let all = (leading + trailing).filter { item in hidden.contains { $0 === item } }
        #expect(hidden.map(ObjectIdentifier.init) == all.map(ObjectIdentifier.init))
        let isMenuNeeded = hidden.contains { !$0.isSpace }
        #expect((bar.content?.overflow.button != nil) == isMenuNeeded)
        let frames = (bar.content?.subviews ?? []).filter { $0 is UIButton || ($0 as? UILabel)?.text?.isEmpty == false }
            .map(\.frame).sorted { $0.minX < $1.minX }
        for (frame, next) in zip(frames, frames.dropFirst()) { #expect(frame.maxX <= next.minX + 0.01) }
        #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= bar.bounds.width })
        let starts = leading.compactMap { item in displayed.first { $0.item === item }?.frame.minX }
        #expect(starts == (isMirrored ? starts.sorted(by: >) : starts.sorted()))
        let ends = trailing.compactMap { item in displayed.first { $0.item === item }?.frame.minX }
        #expect(ends == (isMirrored ? ends.sorted() : ends.sorted(by: >)))
    }
}
