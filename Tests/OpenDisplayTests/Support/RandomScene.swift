import Fuzzing
import OpenCoreGraphics
import OpenQuartzCore

import OpenDisplay

/// A layer tree that is created and edited at random, reproducibly for a seed.
@MainActor
struct RandomScene {
    let root = makeLayer()
    private var generator: SeededRandom
    private var layers: [CALayer] = []
    private let images: [CGImage]
    private let texts: [TypesetText]

    /// Whether layers are also rotated in three dimensions.
    private let isSpatial: Bool

    init(generator: SeededRandom, layerCount: Int, isSpatial: Bool = false) {
        self.generator = generator
        self.isSpatial = isSpatial
        images = (0..<3).compactMap { try? makeImage([[.red, .green], [.blue, $0 == 0 ? .white : .black]]) }
        texts = ["a", "word", "two words"].map {
            TypesetText(TextContent($0, font: FontDescriptor(size: 13)), width: nil)
        }
        root.backgroundColor = .white
        for _ in 0..<layerCount {
            addLayer()
        }
    }

    /// Performs one random change.
    mutating func edit() {
        guard let layer = layers.randomElement(using: &generator) else { return addLayer() }
        switch Int.random(in: 0..<(isSpatial ? 29 : 28), using: &generator) {
        case 0...3: layer.position = point(-50, 200)
        case 4: layer.transform = transform()
        case 5: layer.opacity = [0, 0.3, 0.7, 1].randomElement(using: &generator) ?? 1
        case 6: layer.isHidden.toggle()
        case 7, 8: layer.backgroundColor = color()
        case 9: layer.cornerRadius = number(0, 20)
        case 10:
            layer.borderWidth = number(-1, 3)
            layer.borderColor = color()
        case 11: layer.masksToBounds.toggle()
        case 12: addLayer()
        case 13: remove(layer)
        case 14: move(layer)
        case 15:
            layer.zPosition = (isSpatial ? [-1, 0, 0, 1, 30] : [-1, 0, 0, 1]).randomElement(using: &generator) ?? 0
        case 16: layer.bounds.size = CGSize(width: number(0, 80), height: number(0, 80))
        case 17...19: layer.bounds.origin = point(-60, 60)
        case 20: layer.contents = Bool.random(using: &generator) ? images.randomElement(using: &generator) : nil
        case 21: layer.sublayerTransform = transform()
        case 27 where isSpatial: layer.isDoubleSided.toggle()
        case 23:
            layer.backdrop = layer.backdrop == nil ? BackdropValues(blurRadius: number(0, 6), saturation: 1.5) : nil
        case 24: layer.cornerCurve = layer.cornerCurve == .circular ? .continuous : .circular
        case 25:
            layer.setValue(
                [0, 0, 2].randomElement(using: &generator) ?? 0, forKeyPath: "filters.gaussianBlur.inputRadius")
        case 26: changeLook(of: layer)
        case 22:
            layer.shadowOpacity = [0, 0.5].randomElement(using: &generator) ?? 0
            layer.shadowRadius = number(0, 4)
        default:
            layer.textContents = texts.randomElement(using: &generator).map {
                TextContents(typeset: $0, origin: .zero, color: .black)
            }
        }
    }

    private mutating func changeLook(of layer: CALayer) {
        if let shape = layer as? CAShapeLayer {
            shape.path = CGPath(
                ellipseIn: CGRect(x: 0, y: 0, width: number(1, 60), height: number(1, 60)), transform: nil)
            shape.strokeColor = Bool.random(using: &generator) ? color() : nil
            shape.strokeEnd = number(0, 1)
            shape.lineWidth = number(0, 8)
        } else if let gradient = layer as? CAGradientLayer {
            gradient.colors = [color(), color(), color()]
            gradient.type = [.axial, .radial, .conic].randomElement(using: &generator) ?? .axial
            gradient.endPoint = CGPoint(x: number(0, 1), y: number(0, 1))
        } else if let replicator = layer as? CAReplicatorLayer {
            changeInstances(of: replicator)
        }
    }

    private mutating func changeInstances(of replicator: CAReplicatorLayer) {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: replicator.instanceCount = Int.random(in: 0...4, using: &generator)
        case 1: replicator.instanceTransform = transform()
        case 2:
            replicator.instanceColor = CGColor(red: 1, green: 1, blue: 1, alpha: number(0, 1))
            replicator.instanceAlphaOffset = Float(number(-1, 0)) / 4
        default: replicator.preservesDepth = isSpatial && Bool.random(using: &generator)
        }
    }

    /// Returns a tree that shows the same without replicator layers: each is a layer with one sublayer per instance, which
    /// contains copies of the sublayers.
    func copyWithoutReplicators() -> CALayer {
        Self.copyWithoutReplicators(of: root)
    }

    private static func copyWithoutReplicators(of layer: CALayer) -> CALayer {
        guard let replicator = layer as? CAReplicatorLayer else {
            let copy = type(of: layer).init(layer: layer)
            copy.suppressesImplicitActions = true
            for child in layer.sublayers ?? [] { copy.addSublayer(copyWithoutReplicators(of: child)) }
            return copy
        }
        let kind = replicator.preservesDepth ? CATransformLayer.self : CALayer.self
        let copy = kind.init(layer: replicator)
        copy.suppressesImplicitActions = true
        var transform = CATransform3DIdentity
        for index in 0..<max(replicator.instanceCount, 0) {
            if index > 0 { transform = CATransform3DConcat(transform, replicator.instanceTransform) }
            let instance = kind.init()
            instance.suppressesImplicitActions = true
            instance.bounds = replicator.bounds
            instance.position = CGPoint(x: replicator.bounds.midX, y: replicator.bounds.midY)
            instance.transform = transform
            let alpha = Float(replicator.instanceColor?.alpha ?? 1) + Float(index) * replicator.instanceAlphaOffset
            instance.opacity = min(max(alpha, 0), 1)
            for child in replicator.sublayers ?? [] { instance.addSublayer(copyWithoutReplicators(of: child)) }
            copy.addSublayer(instance)
        }
        return copy
    }

    /// Returns an equal tree that no painter has processed.
    func copy() -> CALayer {
        Self.copy(of: root)
    }

    private static func copy(of layer: CALayer) -> CALayer {
        let copy = type(of: layer).init(layer: layer)
        copy.suppressesImplicitActions = true
        for child in layer.sublayers ?? [] {
            copy.addSublayer(Self.copy(of: child))
        }
        return copy
    }

    private mutating func addLayer() {
        var kinds: [CALayer.Type] = [CALayer.self, CALayer.self, CALayer.self, CAShapeLayer.self, CAGradientLayer.self]
        if isSpatial { kinds.append(CATransformLayer.self) }
        kinds.append(CAReplicatorLayer.self)
        let layer = (kinds.randomElement(using: &generator) ?? CALayer.self).init()
        layer.suppressesImplicitActions = true
        layer.frame = CGRect(x: number(-20, 150), y: number(-20, 150), width: number(0, 70), height: number(0, 70))
        layer.backgroundColor = color()
        let parent = layers.randomElement(using: &generator) ?? root
        (Bool.random(using: &generator) ? root : parent).addSublayer(layer)
        layers.append(layer)
    }

    private mutating func remove(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        layers.removeAll { candidate in
            var ancestor: CALayer? = candidate
            while let current = ancestor, current !== layer {
                ancestor = current.superlayer
            }
            return ancestor === layer
        }
    }

    private mutating func move(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        let index = UInt32.random(in: 0..<8, using: &generator)
        root.insertSublayer(layer, at: index)
    }

    private mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
        // Quarters, so that half of the edges lie between pixels.
        (CGFloat.random(in: low...high, using: &generator) * 4).rounded() / 4
    }

    private mutating func point(_ low: CGFloat, _ high: CGFloat) -> CGPoint {
        CGPoint(x: number(low, high), y: number(low, high))
    }

    private mutating func color() -> CGColor {
        CGColor(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: number(0, 1))
    }

    private mutating func transform() -> CATransform3D {
        var affine = CGAffineTransform.identity
        if Bool.random(using: &generator) {
            affine = affine.rotated(by: number(-3, 3))
        }
        if Bool.random(using: &generator) {
            affine = affine.scaledBy(x: number(-2, 2), y: number(0, 2))
        }
        guard isSpatial, Int.random(in: 0..<3, using: &generator) == 0 else { return CATransform3D(affine) }
        var spatial = CATransform3DIdentity
        spatial.m34 = [0, -1 / 200, -1 / 500].randomElement(using: &generator) ?? 0
        return CATransform3DRotate(spatial, number(-3, 3), number(0, 1), 1, number(0, 1))
    }
}
