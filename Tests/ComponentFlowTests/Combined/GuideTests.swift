import ComponentFlowTesting
import TestSupport
import Testing

import ComponentFlow

/// Shows a square that appears from a guide and disappears to it.
private struct Launcher: CombinedComponent {
    var isOpen: Bool
    var guide = CGPoint(x: 10, y: 20)

    static var body: Body {
        let origin = Guide()
        let square = Child(Rectangle.self)
        return { context in
            context.add(origin.update(position: context.component.guide, transition: context.transition))
            if context.component.isOpen {
                let square = square.update(
                    component: Rectangle(color: .red, width: 20, height: 20), availableSize: context.availableSize,
                    transition: context.transition)
                context.add(
                    square.position(CGPoint(x: 110, y: 120))
                        .appear(.default(alpha: true), guide: origin)
                        .disappear(.default(alpha: true), guide: origin))
            }
            return context.availableSize
        }
    }
}

@Suite("Guides") @MainActor
struct GuideTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let slow = ComponentTransition.linear(duration: 1)

    private var square: UIView? {
        stage.componentView?.subviews.first
    }

    private var seen: CGPoint? {
        square.map { $0.layer.presentation()?.position ?? $0.layer.position }
    }

    private func expectSeen(_ x: CGFloat, _ y: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let seen else {
            Issue.record("nothing is shown", sourceLocation: sourceLocation)
            return
        }
        expectNear(seen.x, x, within: 0.5, "\(seen)", sourceLocation: sourceLocation)
        expectNear(seen.y, y, within: 0.5, "\(seen)", sourceLocation: sourceLocation)
    }

    @Test("A child appears from the position of its guide")
    func comesFrom() {
        stage.show(Launcher(isOpen: false))
        stage.show(Launcher(isOpen: true), transition: slow)
        expectSeen(10, 20)
        stage.advance(by: 0.5)
        expectSeen(60, 70)
        stage.settle()
        expectSeen(110, 120)
        #expect(square?.alpha == 1)
    }

    @Test("A child disappears to the position of its guide")
    func goesTo() {
        stage.show(Launcher(isOpen: true))
        stage.show(Launcher(isOpen: false), transition: slow)
        expectSeen(110, 120)
        stage.advance(by: 0.5)
        expectSeen(60, 70)
        stage.settle()
        #expect(square == nil)
    }

    @Test("A disappearing child follows its guide when the guide moves")
    func isFollowed() {
        stage.show(Launcher(isOpen: true))
        stage.show(Launcher(isOpen: false), transition: slow)
        stage.advance(by: 0.5)
        stage.show(Launcher(isOpen: false, guide: CGPoint(x: 160, y: 70)), transition: slow)
        expectSeen(60, 70)
        stage.advance(by: 0.5)
        expectSeen(110, 70)
        #expect(square != nil)
        stage.advance(by: 0.6)
        #expect(square == nil)
    }

    @Test(
        "A child that disappears to its guide is removed when its host leaves the window", arguments: [false, true])
    func hostLeavesWindow(guideMoves: Bool) throws {
        stage.show(Launcher(isOpen: true))
        stage.show(Launcher(isOpen: false), transition: slow)
        stage.advance(by: 0.25)
        if guideMoves { stage.show(Launcher(isOpen: false, guide: CGPoint(x: 160, y: 70)), transition: slow) }
        stage.advance(by: 0.25)
        let host = try #require(stage.componentView?.superview)
        host.removeFromSuperview()
        stage.advance(by: 0.1)
        #expect(square == nil)
    }

    @Test("A guide does not animate a child that is present in the first update")
    func firstUpdate() {
        stage.show(Launcher(isOpen: true), transition: slow)
        expectSeen(110, 120)
        #expect(!stage.isMoving)
    }
}
