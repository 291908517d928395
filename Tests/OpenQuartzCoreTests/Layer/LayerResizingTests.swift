import Testing

import OpenQuartzCore

@MainActor @Suite struct LayerResizingTests {
    private final class Filling: CALayer {
        var oldSizes: [CGSize] = []

        override func resize(withOldSuperlayerSize size: CGSize) {
            oldSizes.append(size)
            frame = superlayer?.bounds ?? .zero
        }
    }

    @Test("A new size of a layer is reported to its sublayers with the old size")
    func sublayers() {
        let (parent, child) = (CALayer(), Filling())
        parent.addSublayer(child)
        parent.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(child.oldSizes == [.zero])
        #expect(child.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
        parent.bounds.size.width = 30
        #expect(child.oldSizes == [.zero, CGSize(width: 10, height: 20)])
        #expect(child.frame.width == 30)
    }

    @Test("A new position or origin of the bounds resizes nothing")
    func positions() {
        let (parent, child) = (CALayer(), Filling())
        parent.addSublayer(child)
        parent.position = CGPoint(x: 5, y: 5)
        parent.bounds.origin = CGPoint(x: 1, y: 1)
        #expect(child.oldSizes.isEmpty)
    }
}
