import ComponentFlowTesting
import TestSupport
import Testing

import ComponentFlow

@Suite("Offset, rotation and hidden") @MainActor
struct ViewEffectTests {
    private let stage = Stage(size: CGSize(width: 100, height: 60))

    private func box() -> Rectangle {
        Rectangle(color: .red, width: 20, height: 10)
    }

    /// Shows a component in the top left corner of a frame that fills the stage.
    private func show<Content: Component>(_ content: Content, transition: ComponentTransition = .immediate)
    where Content.EnvironmentType == Empty {
        stage.show(
            content.frame(width: 100, height: 60, alignment: .topLeft).background(.clear), transition: transition)
    }

    /// The view of the modifiers, in the frame.
    private var view: UIView? {
        stage.componentView?.subviews.first
    }

    /// The rectangle that a view covers in the window.
    private var shownFrame: CGRect {
        view.map { $0.convert($0.bounds, to: stage.componentView) } ?? .null
    }

    @Test("An offset moves a component and does not affect layout")
    func offset() {
        let size = stage.show(box().offset(x: 30, y: 20))
        #expect(size == CGSize(width: 20, height: 10))
        show(box().offset(x: 30, y: 20))
        #expect(shownFrame == CGRect(x: 30, y: 20, width: 20, height: 10))
    }

    @Test("An angle in degrees rotates like the same one in radians, and a scale effect is a scale")
    func angles() {
        expectNear(Angle.degrees(90).radians, .pi / 2, within: 1e-12)
        expectNear(Angle.radians(.pi).degrees, 180, within: 1e-9)
        show(box().rotationEffect(.degrees(90)))
        expectNear(shownFrame.width, 10, within: 0.001)
        expectNear(shownFrame.height, 20, within: 0.001)
        show(box().scaleEffect(2))
        #expect(shownFrame.size == CGSize(width: 40, height: 20))
        #expect(box().rotationEffect(.radians(1)) == box().rotation(1))
    }

    @Test("An offset component is tapped where it is shown")
    func touches() {
        var taps = 0
        show(box().offset(x: 30, y: 20).onTap { taps += 1 })
        stage.tap(at: CGPoint(x: 5, y: 5))
        #expect(taps == 0)
        stage.tap(at: CGPoint(x: 40, y: 25))
        #expect(taps == 1)
    }

    @Test("In a layout from right to left an offset is mirrored")
    func rightToLeft() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(box().offset(x: 30).frame(width: 100, height: 60).background(.clear))
        #expect(shownFrame.minX == 10)
    }

    @Test("Offsets in a row are added, and one that is removed no longer applies")
    func changes() {
        show(box().onTap {}.offset(x: 30).offset(x: 5, y: 2))
        let shown = view
        #expect(shownFrame.origin == CGPoint(x: 35, y: 2))
        show(box().onTap {}.offset(x: 4))
        #expect(shownFrame.origin == CGPoint(x: 4, y: 0))
        show(box().onTap {})
        #expect(shownFrame.origin == .zero)
        #expect(view === shown)
    }

    @Test("A changed offset is animated by an animated transition")
    func animation() throws {
        show(box().offset(x: 0))
        show(box().offset(x: 40), transition: .linear(duration: 1))
        stage.advance(by: 0.5)
        let layer = try #require(view?.layer.presentation())
        expectNear(layer.transform.m41, 20, within: 0.5)
        stage.settle()
        #expect(shownFrame.minX == 40)
    }

    @Test("A component that was rotated several times has the same transform as a new one")
    func rotation() {
        for angle: CGFloat in [0.3, 2, -1, 7.7] { show(box().rotation(angle).offset(x: angle)) }
        let incremental = view?.layer.transform
        let other = Stage(size: CGSize(width: 100, height: 60))
        other.show(
            box().rotation(7.7).offset(x: 7.7).frame(width: 100, height: 60, alignment: .topLeft).background(.clear))
        let fresh = other.componentView?.subviews.first?.layer.transform
        #expect(incremental.map { "\($0)" } == fresh.map { "\($0)" })
    }

    @Test("An offset inside of a rotation is rotated")
    func order() throws {
        show(box().offset(x: 10).rotation(.pi / 2))
        let leaf = try #require(view?.subviews.first)
        let center = leaf.convert(CGPoint(x: leaf.bounds.midX, y: leaf.bounds.midY), to: stage.componentView)
        expectNear(center.x, 10, within: 0.001)
        expectNear(center.y, 15, within: 0.001)
    }

    @Test("A background around an offset is not moved")
    func background() {
        show(box().offset(x: 30).background(.blue))
        #expect(shownFrame.minX == 0)
    }

    @Test("A hidden component keeps its place and receives no touches")
    func hidden() {
        var taps = 0
        let tapped = box().onTap { taps += 1 }
        #expect(stage.show(tapped.hidden()) == CGSize(width: 20, height: 10))
        stage.tap(at: CGPoint(x: 5, y: 5))
        #expect(taps == 0)
        stage.show(tapped.hidden(false))
        stage.tap(at: CGPoint(x: 5, y: 5))
        #expect(taps == 1)
    }

    @Test("Hiding keeps the state of what is hidden")
    func state() {
        let log = UpdateLog()
        func show(_ isHidden: Bool) {
            stage.show(Probe(name: "probe", log: log).hidden(isHidden).padding(1).background(.red))
        }
        show(false)
        let view = stage.window.probe("probe")
        show(true)
        #expect(stage.window.probe("probe") === view)
    }

    @Test("A number that is not finite counts as zero", arguments: [CGFloat.nan, .infinity])
    func notFinite(number: CGFloat) {
        show(box().offset(x: number, y: number).rotation(number))
        #expect(shownFrame.origin == .zero)
    }
}
