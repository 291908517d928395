import ComponentFlowTesting
import OpenDisplay
import Testing

@testable import ComponentFlow

/// A box at one of two corners, each time another component with the same id.
private struct Corners: CompositeComponent {
    let isOpen: Bool
    let namespace: GeometryNamespace
    var ids = (closed: 1, open: 1)

    static func == (lhs: Corners, rhs: Corners) -> Bool {
        lhs.isOpen == rhs.isOpen && lhs.namespace == rhs.namespace && lhs.ids == rhs.ids
    }

    var content: some Component<Empty> {
        ZStack(alignment: isOpen ? .bottomTrailing : .topLeading) {
            Rectangle(color: .clear, width: 200, height: 200)
            if isOpen {
                Rectangle(color: .blue, width: 100, height: 80).matchedGeometry(id: ids.open, in: namespace)
            } else {
                Rectangle(color: .red, width: 20, height: 10).matchedGeometry(id: ids.closed, in: namespace)
            }
        }
    }
}

@Suite("Components that move from the place of the one that they replace") @MainActor
struct MatchedGeometryTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let namespace = GeometryNamespace()

    private func show(
        _ isOpen: Bool, _ transition: ComponentTransition = .linear(duration: 1), ids: (Int, Int) = (1, 1)
    ) {
        stage.show(Corners(isOpen: isOpen, namespace: namespace, ids: (ids.0, ids.1)), transition: transition)
    }

    private var views: [MatchedGeometryView] {
        stage.window.views(of: MatchedGeometryView.self)
    }

    /// The matched view that is shown, and has not been removed.
    private var current: MatchedGeometryView? {
        views.first { !$0.isRemoved }
    }

    /// The frame of the current view on screen.
    private var shownFrame: CGRect? {
        current.map { view in
            let frame = view.bounds.applying(view.onScreenTransform)
            func rounded(_ length: CGFloat) -> CGFloat { (length * 10).rounded() / 10 }
            return CGRect(
                x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
                height: rounded(frame.height))
        }
    }

    private let closed = CGRect(x: 0, y: 0, width: 20, height: 10)
    private let open = CGRect(x: 100, y: 120, width: 100, height: 80)

    @Test("The new component begins at the frame of the removed one and ends at its own")
    func moves() {
        show(false)
        show(true)
        #expect(shownFrame == closed)
        stage.advance(by: 0.5)
        #expect(shownFrame == CGRect(x: 50, y: 60, width: 60, height: 45))
        stage.advance(by: 1)
        #expect(shownFrame == open)
    }

    @Test("An image of the removed component moves along and fades out, while the new one fades in")
    func crossFades() throws {
        show(false)
        show(true)
        stage.advance(by: 0.5)
        let view = try #require(current)
        #expect(view.subviews.count == 2)
        #expect(view.subviews.map { ($0.layer.presentation()?.opacity ?? 0) } == [0.5, 0.5])
        stage.advance(by: 1)
        #expect(view.subviews.count == 1)
        #expect(views.count == 1)
    }

    @Test("An immediate update moves nothing")
    func immediate() {
        show(false)
        show(true, .immediate)
        #expect(shownFrame == open)
        #expect(current?.subviews.count == 1)
    }

    @Test("Components with other ids, or in other namespaces, do not move", arguments: [true, false])
    func others(hasOtherNamespace: Bool) {
        show(false)
        if hasOtherNamespace {
            stage.show(Corners(isOpen: true, namespace: GeometryNamespace()), transition: .linear(duration: 1))
        } else {
            show(true, ids: (1, 2))
        }
        #expect(current?.layer.animation(forKey: "position") == nil)
        #expect(current?.subviews.count == 1)
    }

    @Test("An update in the opposite direction continues from the frame on screen")
    func interrupted() {
        show(false)
        show(true)
        stage.advance(by: 0.5)
        show(false)
        #expect(shownFrame == CGRect(x: 50, y: 60, width: 60, height: 45))
        stage.advance(by: 0.5)
        #expect(shownFrame == CGRect(x: 25, y: 30, width: 40, height: 27.5))
        stage.advance(by: 2)
        #expect(shownFrame == closed)
        #expect(views.count == 1)
        #expect(current?.isHidden == false)
        #expect(current?.subviews.count == 1)
    }

    @Test("Both components can be removed while they move")
    func removed() {
        show(false)
        show(true)
        stage.advance(by: 0.5)
        stage.show(Rectangle(color: .red), transition: .linear(duration: 1))
        stage.advance(by: 2)
        #expect(views.isEmpty)
    }

    @Test("The final pixels equal those of a fresh build", arguments: [[false, true], [false, true, false]])
    func finalState(states: [Bool]) throws {
        for isOpen in states {
            show(isOpen)
            stage.advance(by: 0.4)
        }
        stage.advance(by: 3)
        let shown = try #require(stage.image())
        let fresh = Stage(size: CGSize(width: 200, height: 200))
        fresh.show(Corners(isOpen: states.last ?? false, namespace: GeometryNamespace()))
        #expect(Pixels(shown) == Pixels(try #require(fresh.image())))
    }

    @Test("A component in another container, and in a scrolled view, is matched by its place on screen")
    func scrolled() throws {
        let namespace = namespace
        func show(_ isOpen: Bool) {
            stage.show(
                VStack(alignment: .leading) {
                    ScrollView {
                        VStack(alignment: .leading) {
                            Rectangle(color: .clear, width: 20, height: 60)
                            if !isOpen {
                                Rectangle(color: .red, width: 20, height: 10).matchedGeometry(id: "a", in: namespace)
                            }
                            Rectangle(color: .clear, width: 20, height: 400)
                        }
                    }
                    .frame(width: 200, height: 100)
                    if isOpen { Rectangle(color: .red, width: 40, height: 20).matchedGeometry(id: "a", in: namespace) }
                }, transition: .linear(duration: 1))
        }
        show(false)
        stage.window.firstScrollView?.contentOffset.y = 30
        stage.advance(by: 0.1)
        let old = try #require(shownFrame)
        #expect(old.minY == 30)
        show(true)
        #expect(shownFrame == old)
    }

    @Test("A removed component is kept no longer than its own removal animation")
    func leaks() {
        show(false)
        weak let old = current
        show(true)
        stage.advance(by: 2)
        #expect(old == nil)
    }

    @Test("With reduced motion, the component does not move")
    func reducedMotion() {
        let preferences = UIAccessibility.preferences
        UIAccessibility.preferences = preferences.union(.reducedMotion)
        defer { UIAccessibility.preferences = preferences }
        show(false)
        show(true)
        #expect(current?.layer.animation(forKey: "position") == nil)
    }
}
