import OpenCoreGraphics
import OpenQuartzCore
import Testing

@testable import OpenDisplay

@MainActor @Suite("Previews of drags") struct DragPreviewTests {
    private func preview(_ origin: CGFloat, spot: CGFloat) -> OutgoingDrag.Preview {
        OutgoingDrag.Preview(
            layer: CALayer(), frame: CGRect(x: origin, y: origin, width: 10, height: 10),
            hotSpot: CGPoint(x: spot, y: spot))
    }

    @Test("The pointer has its place in the preview, in whole points")
    func place() {
        let spot = preview(20, spot: 23.6).iconHotSpot
        #expect([spot.x, spot.y] == [4, 4])
    }

    @Test(
        "A preview at any distance from the pointer has a place that GTK accepts",
        arguments: [1e5, 3e9, 1e300, CGFloat.infinity])
    func distances(distance: CGFloat) {
        let (near, far) = (preview(0, spot: distance).iconHotSpot, preview(0, spot: -distance).iconHotSpot)
        #expect(near.x > 0)
        #expect(far.y == -near.y)
    }

    @Test("A place that is not a number is the origin of the preview")
    func notANumber() {
        #expect(preview(0, spot: .nan).iconHotSpot.x == 0)
    }
}
