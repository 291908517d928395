import Testing

import Accessibility
import OpenDisplay
import OpenUIControllers
import OpenUIKitCore
import UIKitTestSupport

@Suite("Split view controllers") @MainActor struct SplitViewControllerTests {
    private final class Delegate: UISplitViewControllerDelegate {
        var log: [String] = []
        var topColumn: UISplitViewController.Column?

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) {
            log.append("will change to \(displayMode)")
        }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            log.append("proposed \(proposedTopColumn)")
            return topColumn ?? proposedTopColumn
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            log.append("collapsed")
        }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) {
            log.append("expanded")
        }
    }

    private static let wide = CGSize(width: 1000, height: 400)
    private static let narrow = CGSize(width: 300, height: 400)

    private func makeController(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private func makeSplit(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(makeController("primary"), for: .primary)
        if style == .tripleColumn { split.setViewController(makeController("supplementary"), for: .supplementary) }
        split.setViewController(makeController("secondary"), for: .secondary)
        return split
    }

    private func run(
        _ style: UISplitViewController.Style = .doubleColumn, _ size: CGSize = wide,
        _ body: (WindowStage, UISplitViewController) throws -> Void
    ) rethrows {
        try WindowStage.run(size) { stage in
            let split = makeSplit(style)
            stage.window.rootViewController = split
            stage.frame()
            try body(stage, split)
        }
    }

    /// Runs a closure with a narrow split view whose delegate shows the primary column.
    private func runCollapsed(
        _ style: UISplitViewController.Style, _ body: (WindowStage, UISplitViewController, Delegate) -> Void
    ) {
        WindowStage.run(Self.narrow) { stage in
            let (split, delegate) = (makeSplit(style), Delegate())
            delegate.topColumn = .primary
            split.delegate = delegate
            stage.window.rootViewController = split
            stage.frame()
            body(stage, split, delegate)
        }
    }

    /// Returns the frame of a column in the window; `nil` if it is not displayed.
    private func frame(_ column: UISplitViewController.Column, _ split: UISplitViewController) -> CGRect? {
        guard let view = split.viewController(for: column)?.navigationController?.viewIfLoaded, view.window != nil
        else { return nil }
        return view.frame
    }

    private func firstDivider(of split: UISplitViewController) throws -> UIControl {
        let controls = split.view.subviews.compactMap { $0 as? UIControl }
        return try #require(controls.first { $0.frame.width < 20 && !$0.isHidden })
    }

    // MARK: Columns

    @Test("Two columns share the width; each is in a navigation controller")
    func doubleColumn() {
        run { _, split in
            #expect(frame(.primary, split) == CGRect(x: 0, y: 0, width: 260, height: 400))
            #expect(frame(.secondary, split) == CGRect(x: 260, y: 0, width: 740, height: 400))
            #expect(split.displayMode == .oneBesideSecondary)
            #expect(split.viewControllers.map(\.title) == ["primary", "secondary"])
        }
    }

    @Test("Three columns are displayed as far as they fit beside the secondary one")
    func tripleColumn() {
        run(.tripleColumn) { stage, split in
            #expect(split.displayMode == .twoBesideSecondary)
            #expect(frame(.supplementary, split)?.minX == 260)
            #expect(frame(.secondary, split) == CGRect(x: 520, y: 0, width: 480, height: 400))
            stage.surface.resize(to: CGSize(width: 700, height: 400))
            stage.frame()
            #expect(split.displayMode == .oneBesideSecondary)
            #expect(frame(.primary, split) == nil)
            #expect(frame(.supplementary, split) == CGRect(x: 0, y: 0, width: 260, height: 400))
        }
    }

    @Test("In right-to-left layouts, and with the trailing edge, the primary column is at the right")
    func mirrored() {
        run { stage, split in
            split.traitOverrides.layoutDirection = .rightToLeft
            stage.frame()
            #expect(frame(.primary, split)?.minX == 740)
            #expect(frame(.secondary, split)?.minX == 0)
            split.primaryEdge = .trailing
            stage.frame()
            #expect(frame(.primary, split)?.minX == 0)
        }
    }

    @Test("A controller for the supplementary column is rejected in the style with two columns")
    func missingColumn() {
        let split = UISplitViewController(style: .doubleColumn)
        let reports = Diagnostics.record { split.setViewController(UIViewController(), for: .supplementary) }
        #expect(reports.map(\.rule) == ["split.no-supplementary-column"])
        #expect(split.viewController(for: .supplementary) == nil)
    }

    @Test("A detail controller replaces that of the secondary column")
    func detail() {
        run { stage, split in
            let detail = makeController("detail")
            split.viewController(for: .primary)?.showDetailViewController(detail, sender: nil)
            stage.frame()
            #expect(split.viewController(for: .secondary) === detail)
            #expect(frame(.secondary, split)?.minX == 260)
            #expect(split.children.count == 2)
        }
    }

    // MARK: Widths

    @Test("Widths are limited by the minimum and maximum, and can be fractions of the whole width")
    func widths() {
        run { stage, split in
            split.preferredPrimaryColumnWidthFraction = 0.3
            #expect(split.primaryColumnWidth == 300)
            split.maximumPrimaryColumnWidth = 280
            #expect(split.primaryColumnWidth == 280)
            split.preferredPrimaryColumnWidth = 100
            split.minimumPrimaryColumnWidth = 120
            #expect(split.primaryColumnWidth == 120)
            stage.frame()
            #expect(frame(.secondary, split)?.minX == 120)
        }
    }

    @Test("Dragging a divider changes the preferred width within the limits")
    func dragged() {
        run { stage, split in
            stage.drag(from: CGPoint(x: 260, y: 200), by: CGVector(dx: 10, dy: 0), steps: 4)
            stage.lift(300, 200)
            #expect(split.preferredPrimaryColumnWidth == 300)
            stage.frame()
            stage.drag(from: CGPoint(x: 300, y: 200), by: CGVector(dx: 100, dy: 0), steps: 6)
            stage.lift(900, 200)
            #expect(split.primaryColumnWidth == 420)
        }
    }

    @Test("Arrow keys, Home and End move a divider that has the focus")
    func keyboard() throws {
        try run { stage, split in
            let divider = try firstDivider(of: split)
            var widths: [CGFloat] = []
            stage.press(KeySymbol.tab)
            #expect(divider.isFocused)
            for symbol in [KeySymbol.right, KeySymbol.left, 0xff50, 0xff57] {
                stage.press(symbol)
                widths.append(split.primaryColumnWidth)
            }
            #expect(widths == [276, 260, 140, 420])
            split.traitOverrides.layoutDirection = .rightToLeft
            stage.press(KeySymbol.right)
            #expect(split.primaryColumnWidth == 404)
        }
    }

    @Test("A divider is presented as a splitter with the width and its range, which can be changed")
    func accessibility() throws {
        try run { stage, split in
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            builder.updateTree()
            let divider = try firstDivider(of: split)
            let node = try #require(builder.id(of: divider).flatMap { builder.tree[$0] })
            #expect(node.role == .splitter)
            #expect(node.range?.value == 260)
            #expect(node.range?.minimum == 140)
            #expect(node.range?.maximum == 420)
            divider.accessibilityIncrement()
            #expect(split.primaryColumnWidth == 276)
        }
    }

    @Test("The range of a divider is that of the present layout")
    func accessibleRange() throws {
        try run { stage, split in
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            builder.updateTree()
            let divider = try firstDivider(of: split)
            split.preferredPrimaryColumnWidth = 300
            stage.frame()
            builder.updateTree()
            let node = try #require(builder.id(of: divider).flatMap { builder.tree[$0] })
            #expect(node.range?.value == 300)
        }
    }

    @Test("In a narrower window, a column becomes narrower before it is hidden")
    func narrowed() {
        run { stage, split in
            split.preferredPrimaryColumnWidth = 420
            stage.surface.resize(to: CGSize(width: 650, height: 400))
            stage.frame()
            #expect(split.displayMode == .oneBesideSecondary)
            #expect(frame(.primary, split)?.width == 410)
            #expect(split.preferredPrimaryColumnWidth == 420)
        }
    }

    // MARK: Display modes

    @Test("The delegate is notified of a display mode that changes with the size")
    func modeOfSize() {
        run(.tripleColumn) { stage, split in
            let delegate = Delegate()
            split.delegate = delegate
            stage.surface.resize(to: CGSize(width: 700, height: 400))
            stage.frame()
            #expect(delegate.log == ["will change to oneBesideSecondary"])
        }
    }

    @Test("Columns can be hidden and shown, which the delegate is notified of")
    func hiding() {
        run(.tripleColumn) { stage, split in
            let delegate = Delegate()
            split.delegate = delegate
            split.hide(.primary)
            #expect(split.displayMode == .oneBesideSecondary)
            split.hide(.supplementary)
            stage.frame()
            #expect(frame(.secondary, split)?.width == 1000)
            split.show(.primary)
            #expect(split.displayMode == .twoBesideSecondary)
            #expect(
                delegate.log == [
                    "will change to oneBesideSecondary", "will change to secondaryOnly",
                    "will change to twoBesideSecondary",
                ])
        }
    }

    @Test("A column in front of the secondary one is hidden by a tap beside it")
    func overlay() {
        run { stage, split in
            split.preferredDisplayMode = .oneOverSecondary
            stage.frame()
            #expect(frame(.primary, split)?.width == 260)
            #expect(frame(.secondary, split)?.width == 1000)
            stage.tap(800, 200)
            stage.frame()
            #expect(split.displayMode == .secondaryOnly)
            #expect(frame(.primary, split) == nil)
        }
    }

    @Test("The button of the display mode hides and shows the columns")
    func button() {
        run { _, split in
            split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
            #expect(split.displayMode == .secondaryOnly)
            split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
            #expect(split.displayMode == .oneBesideSecondary)
        }
    }

    // MARK: Collapsing

    @Test("In a narrow window the columns are one stack, and return to their places when there is enough space")
    func collapsing() {
        run(.tripleColumn) { stage, split in
            let delegate = Delegate()
            split.delegate = delegate
            stage.surface.resize(to: Self.narrow)
            stage.frame()
            let joined = split.children.first as? UINavigationController
            #expect(split.isCollapsed)
            #expect(joined?.viewControllers.map(\.title) == ["primary", "supplementary", "secondary"])
            joined?.pushViewController(makeController("more"), animated: false)
            stage.surface.resize(to: Self.wide)
            stage.frame()
            #expect(!split.isCollapsed)
            let secondary = split.viewController(for: .secondary)?.navigationController
            #expect(secondary?.viewControllers.map(\.title) == ["secondary", "more"])
            #expect(frame(.primary, split)?.width == 260)
            #expect(delegate.log == ["proposed secondary", "collapsed", "expanded"])
        }
    }

    @Test("The delegate determines the column on top of the stack; others are shown on request")
    func topColumn() {
        runCollapsed(.doubleColumn) { stage, split, delegate in
            let joined = split.children.first as? UINavigationController
            #expect(joined?.viewControllers.map(\.title) == ["primary"])
            split.show(.secondary)
            stage.advance(by: 1)
            #expect(joined?.topViewController?.title == "secondary")
            split.hide(.secondary)
            stage.advance(by: 1)
            #expect(joined?.topViewController?.title == "primary")
            stage.surface.resize(to: Self.wide)
            stage.frame()
            #expect(frame(.secondary, split)?.minX == 260)
            #expect(split.delegate === delegate)
        }
    }

    @Test("A column that is shown while the columns are collapsed is above the columns before it")
    func columnsBefore() {
        runCollapsed(.tripleColumn) { stage, split, _ in
            split.show(.secondary)
            stage.advance(by: 1)
            let joined = split.children.first as? UINavigationController
            #expect(joined?.viewControllers.map(\.title) == ["primary", "supplementary", "secondary"])
        }
    }

    @Test("The controller of the compact column replaces all others in a narrow window")
    func compactColumn() {
        run { stage, split in
            let compact = makeController("compact")
            split.setViewController(compact, for: .compact)
            stage.surface.resize(to: Self.narrow)
            stage.frame()
            #expect(compact.viewIfLoaded?.window != nil)
            #expect(frame(.primary, split) == nil)
            stage.surface.resize(to: Self.wide)
            stage.frame()
            #expect(compact.viewIfLoaded?.window == nil)
            #expect(frame(.secondary, split) != nil)
        }
    }

    @Test("A controller that is shown as detail while the columns are collapsed is that of the secondary column")
    func detailWhileCollapsed() {
        run(.doubleColumn, Self.narrow) { stage, split in
            split.showDetailViewController(makeController("detail"), sender: nil)
            stage.advance(by: 1)
            let joined = split.children.first as? UINavigationController
            #expect(joined?.topViewController?.title == "detail")
            stage.surface.resize(to: Self.wide)
            stage.frame()
            #expect(split.viewController(for: .secondary)?.title == "detail")
            #expect(frame(.secondary, split)?.minX == 260)
        }
    }

    @Test("A controller that is set for a column while the columns are collapsed does not change the one on top")
    func setWhileCollapsed() {
        run(.doubleColumn, Self.narrow) { stage, split in
            let joined = split.children.first as? UINavigationController
            split.hide(.secondary)
            stage.advance(by: 1)
            split.setViewController(makeController("new"), for: .secondary)
            stage.advance(by: 1)
            #expect(joined?.viewControllers.map(\.title) == ["primary"])
            split.show(.secondary)
            stage.advance(by: 1)
            #expect(joined?.viewControllers.map(\.title) == ["primary", "new"])
        }
    }

    @Test("The navigation controller of the primary column shows what is pushed onto it, collapsed or not")
    func ownNavigation() {
        WindowStage.run(Self.narrow) { stage in
            let (split, delegate) = (UISplitViewController(style: .doubleColumn), Delegate())
            let navigation = UINavigationController(rootViewController: makeController("primary"))
            delegate.topColumn = .primary
            split.delegate = delegate
            split.setViewController(navigation, for: .primary)
            split.setViewController(makeController("secondary"), for: .secondary)
            stage.window.rootViewController = split
            stage.frame()
            let pushed = makeController("pushed")
            navigation.pushViewController(pushed, animated: false)
            stage.frame()
            #expect(pushed.viewIfLoaded?.window != nil)
            stage.surface.resize(to: Self.wide)
            stage.frame()
            #expect(navigation.viewControllers.map(\.title) == ["primary", "pushed"])
            #expect(pushed.viewIfLoaded?.window != nil)
        }
    }

    /// Returns the last appearance call of a controller.
    private func lastCall(of name: String, in lines: [String]) -> String? {
        lines.last { $0.hasPrefix(name) && ($0.hasSuffix("didAppear") || $0.hasSuffix("didDisappear")) }
    }

    @Test("Controllers appear and disappear when the columns collapse, and again when they are separated")
    func appearance() {
        WindowStage.run(Self.wide) { stage in
            let (split, log) = (UISplitViewController(style: .doubleColumn), RecordingController.Log())
            split.setViewController(RecordingController("a", log), for: .primary)
            split.setViewController(RecordingController("b", log), for: .secondary)
            stage.window.rootViewController = split
            stage.frame()
            let shown = log.take()
            #expect(shown.contains("a didAppear"))
            #expect(shown.contains("b didAppear"))
            stage.surface.resize(to: Self.narrow)
            stage.frame()
            let collapsed = log.take()
            #expect(lastCall(of: "a", in: collapsed) == "a didDisappear")
            #expect(lastCall(of: "b", in: collapsed) == "b didAppear")
            stage.surface.resize(to: Self.wide)
            stage.frame()
            let expanded = log.take()
            #expect(lastCall(of: "a", in: expanded) == "a didAppear")
            #expect(lastCall(of: "b", in: expanded) == "b didAppear")
        }
    }

    @Test("Without a style the controllers are displayed without navigation controllers")
    func unspecifiedStyle() {
        WindowStage.run(Self.wide) { stage in
            let split = UISplitViewController(nibName: nil, bundle: nil)
            let controllers = [makeController("a"), makeController("b")]
            split.viewControllers = controllers
            stage.window.rootViewController = split
            stage.frame()
            #expect(controllers.map { $0.parent === split } == [true, true])
            #expect(controllers[1].view.frame.minX == 260)
        }
    }

    @Test("Without a style, the delegate determines whether the secondary controller is part of the stack")
    func collapsedSecondary() {
        final class Collapsing: UISplitViewControllerDelegate {
            func splitViewController(
                _ splitViewController: UISplitViewController,
                collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool { true }
        }
        WindowStage.run(Self.narrow) { stage in
            let (split, delegate) = (UISplitViewController(nibName: nil, bundle: nil), Collapsing())
            split.delegate = delegate
            split.viewControllers = [makeController("a"), makeController("b")]
            stage.window.rootViewController = split
            stage.frame()
            let joined = split.children.first as? UINavigationController
            #expect(joined?.viewControllers.map(\.title) == ["a"])
            #expect(split.delegate === delegate)
        }
    }
}
