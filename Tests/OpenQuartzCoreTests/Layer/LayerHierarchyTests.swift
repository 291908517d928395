import Fuzzing
import Testing

import OpenQuartzCore

@MainActor @Suite(.serialized) struct LayerHierarchyTests {
    @Test("Random insertions and removals of sublayers match an array")
    func equalsList() {
        var numbers = SeededRandom(seed: 10)
        let root = CALayer()
        let layers = (0..<8).map { _ in CALayer() }
        var model: [CALayer] = []
        for _ in 0..<3000 {
            let layer = layers[Int.random(in: 0..<8, using: &numbers)]
            let sibling = model.randomElement(using: &numbers)
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0:
                root.addSublayer(layer)
                model.removeAll { $0 === layer }
                model.append(layer)
            case 1:
                layer.removeFromSuperlayer()
                model.removeAll { $0 === layer }
            case 2:
                // As in UIKit, the index counts before the layer is removed from its old position.
                let index = Int.random(in: 0...9, using: &numbers)
                root.insertSublayer(layer, at: UInt32(index))
                let old = model.firstIndex { $0 === layer }
                model.removeAll { $0 === layer }
                let shifted = old.map { $0 < min(index, model.count + 1) ? index - 1 : index } ?? index
                model.insert(layer, at: min(max(shifted, 0), model.count))
            case 3, 4:
                guard let sibling, sibling !== layer else { continue }
                let isAbove = Bool.random(using: &numbers)
                if isAbove {
                    root.insertSublayer(layer, above: sibling)
                } else {
                    root.insertSublayer(layer, below: sibling)
                }
                model.removeAll { $0 === layer }
                let index = model.firstIndex { $0 === sibling } ?? 0
                model.insert(layer, at: isAbove ? index + 1 : index)
            default:
                guard let sibling, sibling !== layer else { continue }
                root.replaceSublayer(sibling, with: layer)
                model.removeAll { $0 === layer }
                let index = model.firstIndex { $0 === sibling } ?? 0
                model[index] = layer
            }
            #expect(isSame(root.sublayers, model))
            for layer in layers {
                let isInside = model.contains { $0 === layer }
                #expect((layer.superlayer === root) == isInside)
            }
        }
    }

    @Test("Setting the sublayers keeps, adds, removes and reorders layers")
    func setsSublayers() {
        let root = CALayer()
        let layers = (0..<4).map { _ in CALayer() }
        root.sublayers = [layers[0], layers[1], layers[2]]
        root.sublayers = [layers[2], layers[3], layers[0], layers[0]]
        #expect(isSame(root.sublayers, [layers[2], layers[3], layers[0]]))
        #expect(layers[1].superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil)
        #expect(layers[0].superlayer == nil)
    }

    @Test("A layer cannot be added to itself or to its descendants")
    func refusesCircles() {
        LayerStage.run { stage in
            let outer = stage.addLayer()
            outer.name = "outer"
            let inner = stage.addLayer(in: outer)
            inner.addSublayer(outer)
            outer.addSublayer(outer)
            outer.mask = outer
            #expect(outer.superlayer === stage.root)
            #expect(inner.sublayers == nil)
            #expect(outer.mask == nil)
            #expect(stage.diagnostics.count == 3)
            #expect(
                stage.diagnostics[0].message
                    == "CALayer \"outer\" cannot be added to itself or to one of its descendants; "
                    + "the hierarchy is not changed")
        }
    }

    @Test("Layers are released with their superlayer, and remaining ones have no superlayer")
    func isReleased() {
        weak var weakRoot: CALayer?
        weak var weakMask: CALayer?
        let survivor = CALayer()
        do {
            let root = CALayer()
            weakRoot = root
            root.addSublayer(survivor)
            let mask = CALayer()
            weakMask = mask
            root.mask = mask
        }
        #expect(weakRoot == nil)
        #expect(weakMask == nil)
        #expect(survivor.superlayer == nil)
        survivor.setNeedsLayout()
        survivor.position = CGPoint(x: 1, y: 1)
    }

    @Test("A mask belongs to its layer and has no superlayer")
    func mask() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            let mask = CALayer()
            layer.mask = mask
            #expect(mask.superlayer == nil)
            stage.frame()
            mask.opacity = 0.5
            #expect(layer.renderDirty == .descendant)
            #expect(stage.root.renderDirty == .descendant)
            layer.mask = nil
            stage.frame()
            mask.opacity = 1
            #expect(layer.renderDirty == [])
        }
    }
}

@MainActor @Suite(.serialized) struct LayerMarkTests {
    @Test("Each property marks what it affects as dirty, and setting an equal value marks nothing")
    func marks() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            let image = CGContext.bitmap(size: CGSize(width: 2, height: 2), scale: 1)?.makeImage()
            let changes: [(RenderDirty, (CALayer) -> Void)] = [
                (.geometry, { $0.position = CGPoint(x: 3, y: 4) }),
                ([.geometry, .content], { $0.bounds.size.width = 7 }),
                (.geometry, { $0.opacity = 0.5 }),
                (.geometry, { $0.transform = CATransform3DMakeScale(2, 2, 1) }),
                (.geometry, { $0.isHidden = true }),
                (.content, { $0.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }),
                (.content, { $0.cornerRadius = 3 }),
                (.content, { $0.borderWidth = 1 }),
                (.content, { $0.shadowOpacity = 0.5 }),
                (.content, { $0.masksToBounds = true }),
                (.content, { $0.sublayerTransform = CATransform3DMakeScale(2, 2, 1) }),
                (.content, { $0.contents = image }),
                (.content, { $0.layerTintColor = CGColor(gray: 1, alpha: 1) }),
                (.sublayers, { $0.addSublayer(CALayer()) }),
            ]
            stage.frame()
            for (index, (marks, change)) in changes.enumerated() {
                change(layer)
                stage.frame()
                #expect(stage.marks(of: layer).subtracting(.descendant) == marks, "change \(index)")
                guard marks != .sublayers else { continue }
                change(layer)
                #expect(layer.renderDirty == [], "change \(index) again")
            }
        }
    }

    @Test("Dirty flags propagate to the root once and request one frame")
    func reachesRoot() {
        LayerStage.run { stage in
            let parent = stage.addLayer()
            let (a, b) = (stage.addLayer(in: parent), stage.addLayer(in: parent))
            stage.frame()
            let before = stage.requestedFrames
            a.position = CGPoint(x: 1, y: 0)
            b.position = CGPoint(x: 2, y: 0)
            a.opacity = 0.5
            #expect(stage.requestedFrames == before + 1)
            stage.frame()
            #expect(stage.painted.count == 4)
            #expect(stage.marks(of: parent) == .descendant)
            #expect(stage.marks(of: stage.root) == .descendant)
        }
    }

    @Test("A z position reorders drawing and invalidates the superlayer")
    func drawingOrder() {
        LayerStage.run { stage in
            let layers = (0..<3).map { _ in stage.addLayer() }
            stage.frame()
            #expect(isSame(stage.root.sublayersInDrawingOrder, layers))
            layers[0].zPosition = 2
            layers[1].zPosition = 2
            #expect(stage.root.renderDirty.contains(.sublayers))
            #expect(isSame(stage.root.sublayersInDrawingOrder, [layers[2], layers[0], layers[1]]))
        }
    }

    @Test("Contents that are not an image are reported")
    func contents() {
        LayerStage.run { stage in
            let layer = stage.addLayer()
            layer.contents = "a string"
            #expect(layer.contents == nil)
            #expect(stage.diagnostics.first?.message.contains("contents was set to a String") ?? false)
        }
    }

    @Test("Copies of layer values are independent")
    func valuesAreValues() {
        var a = LayerValues()
        a.shadowRadius = 9
        a.transform = CATransform3DMakeScale(2, 2, 2)
        var b = a
        b.shadowRadius = 1
        b.transform = CATransform3DIdentity
        #expect(a.shadowRadius == 9)
        #expect(a.hasTransform)
        #expect(a.hasRareValues)
        #expect(b.shadowRadius == 1)
        #expect(!b.hasTransform)
        #expect(!LayerValues().hasRareValues)
        #expect(LayerValues().shadowOffset == CGSize(width: 0, height: -3))
    }
}
