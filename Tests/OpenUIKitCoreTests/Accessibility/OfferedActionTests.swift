import Accessibility
import OpenUIControls
import OpenUIKitCore
import Testing
import UIKitTestSupport

/// A view that records what assistive technologies perform.
private final class Recorder: UIView {
    var performed: [String] = []

    override var canBecomeFocused: Bool { true }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        performed.append("\(direction)")
        return direction == .next
    }

    override func accessibilityPerformMagicTap() -> Bool {
        performed.append("magic tap")
        return true
    }
}

@MainActor private final class Zooming: UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

@Suite("Actions for scrolling and of the magic tap") @MainActor
struct OfferedActionTests {
    private func run(_ body: (WindowStage, AccessibilityTreeBuilder) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 300, height: 300)) { stage in
            defer { AccessibilityTreeBuilder.deactivate() }
            try body(stage, AccessibilityTreeBuilder.activate(for: stage.window))
        }
    }

    private func kinds(_ view: UIView, _ builder: AccessibilityTreeBuilder) -> [AccessibilityAction.Kind] {
        builder.updateTree()
        return builder.id(of: view).flatMap { builder.tree[$0] }?.actions.map(\.kind) ?? []
    }

    @Test("A scroll view offers the directions in which there is more content, also after that has changed")
    func directions() {
        run { stage, builder in
            let view = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            view.accessibilityContainerType = .list
            #expect(kinds(view, builder) == [])
            view.contentSize = CGSize(width: 100, height: 150)
            #expect(kinds(view, builder) == [.scroll(.up), .scroll(.down)])
            view.contentSize = CGSize(width: 150, height: 100)
            #expect(kinds(view, builder) == [.scroll(.left), .scroll(.right)])
        }
    }

    @Test("The action scrolls by a page, and fails at the end")
    func scroll() throws {
        try run { stage, builder in
            let view = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            view.accessibilityContainerType = .list
            view.contentSize = CGSize(width: 100, height: 150)
            builder.updateTree()
            let id = try #require(builder.id(of: view))
            #expect(builder.perform(.scroll(.down), on: id))
            stage.advance(by: 2)
            #expect(view.contentOffset.y == 50)
            #expect(!builder.perform(.scroll(.down), on: id))
        }
    }

    @Test("A scroll view without a description is an area while its content can be scrolled")
    func scrollArea() throws {
        try run { stage, builder in
            let view = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            let label = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 50, height: 20), to: view)
            label.text = "Text"
            builder.updateTree()
            #expect(builder.id(of: view) == nil)
            view.contentSize = CGSize(width: 100, height: 150)
            #expect(kinds(view, builder) == [.scroll(.up), .scroll(.down)])
            let (id, text) = (try #require(builder.id(of: view)), try #require(builder.id(of: label)))
            #expect(builder.tree[id]?.role == .scrollArea)
            #expect(builder.tree.parent(of: text) == id)
            #expect(builder.perform(.scroll(.down), on: id))
            stage.advance(by: 2)
            #expect(view.contentOffset.y == 50)
            view.isScrollEnabled = false
            builder.updateTree()
            #expect(builder.id(of: view) == nil)
            #expect(builder.tree.parent(of: text) == builder.id(of: stage.window))
        }
    }

    @Test("A scroll view is an area that can be scrolled while its content is zoomed")
    func zoomed() {
        run { stage, builder in
            let view = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            let zooming = Zooming()
            view.addSubview(zooming.content)
            view.contentSize = zooming.content.bounds.size
            view.maximumZoomScale = 2
            view.delegate = zooming
            #expect(kinds(view, builder) == [])
            view.setZoomScale(2, animated: false)
            #expect(kinds(view, builder) == [.scroll(.up), .scroll(.down), .scroll(.left), .scroll(.right)])
            #expect(zooming.content.superview === view)
        }
    }

    @Test("A scroll view with a label is a group, and scrolls as well")
    func labeledScrollView() throws {
        try run { stage, builder in
            let view = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            view.accessibilityLabel = "Pictures"
            view.contentSize = CGSize(width: 150, height: 100)
            #expect(kinds(view, builder) == [.scroll(.left), .scroll(.right)])
            let id = try #require(builder.id(of: view))
            #expect(builder.tree[id]?.role == .group)
        }
    }

    @Test("A button in a scroll view is found in an element that contains both")
    func scrollViewInElement() throws {
        try run { stage, builder in
            let box = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            box.accessibilityNavigationStyle = .combined
            let scroll = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 100, height: 100), to: box)
            scroll.contentSize = CGSize(width: 100, height: 150)
            let button = UIButton(primaryAction: UIAction(title: "OK") { _ in })
            stage.add(button, CGRect(x: 0, y: 0, width: 50, height: 30), to: scroll)
            builder.updateTree()
            let (id, inner) = (try #require(builder.id(of: box)), try #require(builder.id(of: button)))
            #expect(builder.tree.parent(of: inner) == id)
            #expect(builder.id(of: scroll) == nil)
        }
    }

    @Test("An element that causes page turns offers them, and the views around it perform them")
    func pages() throws {
        try run { stage, builder in
            let book = stage.add(Recorder(), CGRect(x: 0, y: 0, width: 100, height: 100))
            let page = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 50, height: 50), to: book)
            page.text = "Page"
            page.accessibilityTraits.insert(.causesPageTurn)
            #expect(kinds(page, builder) == [.scroll(.next), .scroll(.previous)])
            let id = try #require(builder.id(of: page))
            #expect(builder.perform(.scroll(.next), on: id))
            #expect(!builder.perform(.scroll(.previous), on: id))
            #expect(book.performed == ["next", "previous"])
        }
    }

    @Test("An element that starts media offers the magic tap, and the views around it perform it")
    func magicTap() throws {
        try run { stage, builder in
            let player = stage.add(Recorder(), CGRect(x: 0, y: 0, width: 100, height: 100))
            let label = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 50, height: 50), to: player)
            label.text = "Song"
            label.accessibilityTraits.insert(.startsMediaSession)
            #expect(kinds(label, builder) == [.magicTap])
            let id = try #require(builder.id(of: label))
            #expect(builder.perform(.magicTap, on: id))
            #expect(player.performed == ["magic tap"])
        }
    }

    @Test(
        "The keys that play and pause perform the magic tap of the focused view", arguments: [0x1008_ff14, 0x1008_ff31])
    func key(symbol: UInt32) {
        run { stage, _ in
            let player = stage.add(Recorder(), CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.press(0xff09)
            stage.press(symbol)
            #expect(player.performed == ["magic tap"])
        }
    }
}
