import OpenQuartzCore
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite("Corner configurations") @MainActor struct CornerConfigurationTests {
    private func makeView(_ configuration: UICornerConfiguration) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.cornerConfiguration = configuration
        return view
    }

    private func radii(_ view: UIView) -> [CGFloat] {
        [.topLeft, .topRight, .bottomRight, .bottomLeft].map { view.effectiveRadius(corner: $0) }
    }

    @Test("The radius of a capsule is half of the shorter side")
    func capsule() {
        #expect(makeView(.capsule()).layer.cornerRadius == 20)
    }

    @Test("The radius of a capsule does not exceed its maximum")
    func limitedCapsule() {
        #expect(makeView(.capsule(maximumRadius: 8)).layer.cornerRadius == 8)
    }

    @Test("A capsule follows the size of its view")
    func resizing() {
        let view = makeView(.capsule())
        view.frame.size.height = 60
        #expect(view.layer.cornerRadius == 30)
    }

    @Test("A fixed radius is that of all corners")
    func fixed() {
        #expect(radii(makeView(.corners(radius: 12))) == [12, 12, 12, 12])
    }

    @Test("Each corner has its own radius")
    func corners() {
        let view = makeView(
            .corners(topLeftRadius: 4, topRightRadius: nil, bottomLeftRadius: 16, bottomRightRadius: 8))
        #expect(radii(view) == [4, 0, 8, 16])
    }

    @Test("Edges have the radii of their corners")
    func edges() {
        #expect(radii(makeView(.uniformEdges(topRadius: 10, bottomRadius: nil))) == [10, 10, 0, 0])
        #expect(radii(makeView(.uniformEdges(leftRadius: 10, rightRadius: 2))) == [10, 2, 2, 10])
        #expect(radii(makeView(.uniformTopRadius(10))) == [10, 10, 0, 0])
        #expect(radii(makeView(.uniformRightRadius(10))) == [0, 10, 10, 0])
    }

    private func makeConcentric(_ radius: UICornerRadius) -> (outer: UIView, inner: UIView) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.cornerConfiguration = .corners(radius: 30)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        inner.cornerConfiguration = .corners(radius: radius)
        outer.addSubview(inner)
        return (outer, inner)
    }

    @Test("A concentric radius is that of the container less the distance from its edges")
    func concentric() {
        #expect(radii(makeConcentric(.containerConcentric()).inner) == [20, 20, 20, 20])
    }

    @Test("A concentric radius is not smaller than its minimum")
    func minimum() {
        let (_, inner) = makeConcentric(.containerConcentric(minimum: 25))
        #expect(inner.effectiveRadius(corner: .topLeft) == 25)
    }

    @Test("A concentric radius without a container is the minimum")
    func withoutContainer() {
        #expect(makeView(.corners(radius: .containerConcentric(minimum: 5))).layer.cornerRadius == 5)
    }

    @Test("A concentric radius follows the container")
    func followingContainer() {
        let (outer, inner) = makeConcentric(.containerConcentric())
        outer.cornerConfiguration = .corners(radius: 50)
        #expect(inner.effectiveRadius(corner: .topLeft) == 40)
        inner.frame.origin = CGPoint(x: 15, y: 10)
        #expect(inner.effectiveRadius(corner: .topLeft) == 35)
    }

    @Test("Uniform corners have the largest of their radii")
    func uniform() {
        let (outer, inner) = makeConcentric(.containerConcentric())
        inner.frame = CGRect(x: 10, y: 10, width: 70, height: 80)
        #expect(radii(inner) == [20, 10, 10, 20])
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        #expect(radii(inner) == [20, 20, 20, 20])
        // A view does not retain its superview.
        withExtendedLifetime(outer) {}
    }

    @Test("A view without a configuration keeps the corner radius of its layer")
    func unset() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.layer.cornerRadius = 7
        view.frame.size.width = 50
        #expect(view.layer.cornerRadius == 7)
        #expect(view.cornerConfiguration == .corners(radius: 7))
    }

    @Test("The corners are painted with their radii")
    func painted() {
        WindowStage.run { stage in
            stage.window.backgroundColor = .white
            let view = makeView(
                .corners(topLeftRadius: 20, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil))
            view.backgroundColor = .black
            stage.window.addSubview(view)
            stage.frame()
            #expect(stage.pixel(1, 1).map { $0.red > 250 } == true)
            #expect(stage.pixel(98, 1).map { $0.red < 5 } == true)
        }
    }
}
