import TestSupport
import Testing
import UIKitTestSupport

import OpenUIKitCore

@testable import OpenUIControllers

private final class FillingView: UIView, BarFillingView {
    var barCenter: CGFloat = 0
}

/// Views that take the space between the items of a bar.
@Suite("Views that fill bars") @MainActor struct BarFillingViewTests {
    private let view = FillingView()
    private let leading = UIBarButtonItem(title: "A long leading item")
    private let trailing = UIBarButtonItem(title: "Go")

    /// Shows the view as the title of a navigation bar, between two items.
    private func runNavigationBar(
        _ width: CGFloat, isMirrored: Bool = false, _ body: (WindowStage, UINavigationBar) throws -> Void
    ) rethrows {
        try WindowStage.run(CGSize(width: width, height: 300)) { stage in
            if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            let item = UINavigationItem(title: "Title")
            item.titleView = view
            item.leftBarButtonItem = leading
            item.rightBarButtonItem = trailing
            let bar = stage.add(UINavigationBar(), CGRect(x: 0, y: 0, width: width, height: 44))
            bar.items = [item]
            stage.frame()
            try body(stage, bar)
        }
    }

    /// Shows the view in a toolbar, between two items and flexible spaces.
    private func runToolbar(
        _ width: CGFloat, isMirrored: Bool = false, _ body: (WindowStage, UIToolbar) throws -> Void
    ) rethrows {
        try WindowStage.run(CGSize(width: width, height: 300)) { stage in
            if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            let bar = stage.add(UIToolbar(), CGRect(x: 0, y: 100, width: width, height: 44))
            bar.items = [leading, .flexibleSpace(), UIBarButtonItem(customView: view), .flexibleSpace(), trailing]
            stage.frame()
            try body(stage, bar)
        }
    }

    private func frame(_ item: UIBarButtonItem) throws -> CGRect {
        try #require(item.displayedView).frame
    }

    @Test("A title view that fills the bar ends at the items, and is notified of the center", arguments: [false, true])
    func title(isMirrored: Bool) throws {
        try runNavigationBar(600, isMirrored: isMirrored) { _, _ in
            let (first, last) = try isMirrored ? (frame(trailing), frame(leading)) : (frame(leading), frame(trailing))
            expectNear(view.frame.minX, first.maxX + BarItems.spacing, within: 0.5)
            expectNear(view.frame.maxX, last.minX - BarItems.spacing, within: 0.5)
            expectNear(view.frame.minX + view.barCenter, 300, within: 0.01)
            #expect(view.frame.height == 44)
        }
    }

    @Test("A title view that fills the bar becomes narrower and wider with the bar")
    func titleWidths() {
        runNavigationBar(600) { stage, bar in
            let width = view.frame.width
            bar.frame.size.width = 500
            stage.frame()
            expectNear(view.frame.width, width - 100, within: 0.5)
            bar.frame.size.width = 600
            stage.frame()
            expectNear(view.frame.width, width, within: 0.5)
        }
    }

    @Test("A view that fills a toolbar takes the place of flexible spaces", arguments: [false, true])
    func toolbar(isMirrored: Bool) throws {
        try runToolbar(600, isMirrored: isMirrored) { _, _ in
            let (first, last) = try isMirrored ? (frame(trailing), frame(leading)) : (frame(leading), frame(trailing))
            expectNear(first.minX, 16, within: 0.5)
            expectNear(last.maxX, 584, within: 0.5)
            expectNear(view.frame.minX, first.maxX + BarItems.spacing, within: 0.5)
            expectNear(view.frame.maxX, last.minX - BarItems.spacing, within: 0.5)
            expectNear(view.frame.minX + view.barCenter, 300, within: 0.01)
        }
    }

    @Test("Items leave some width to a view that fills a narrow toolbar")
    func narrowToolbar() {
        runToolbar(200) { _, bar in
            #expect(view.frame.width >= 60)
            #expect(view.frame.maxX <= 200)
            #expect(view.superview === bar)
        }
    }
}
