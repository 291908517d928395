import Foundation
import Fuzzing
import OpenCoreGraphics
import OpenQuartzCore
import OpenUIKit

/// The edits of a scene.
extension ViewScene {
    // MARK: - Values

    private static let extremes: [CGFloat] = [
        1e4, -1e4, 1e6, 1e7, -1e8, 1e9, 1e12, -1e12, 1e300, .greatestFiniteMagnitude, 1e-3, 1e-9, -1e-9, .infinity,
        -.infinity, .nan,
    ]

    /// Returns a multiple of one quarter, so that half of the edges are between pixels; in some scenes occasionally an
    /// extreme value.
    func number(_ low: Int, _ high: Int) -> CGFloat {
        if isExtreme, choices.isTrue(onceIn: 6) { return choices.element(of: Self.extremes) }
        return CGFloat(choices.int(in: low * 4...high * 4)) / 4
    }

    func rect() -> CGRect {
        CGRect(x: number(-8, 60), y: number(-8, 44), width: number(0, 40), height: number(0, 40))
    }

    func point(_ low: Int, _ high: Int) -> CGPoint { CGPoint(x: number(low, high), y: number(low, high)) }

    func color() -> UIColor {
        choices.element(of: [
            .red, UIColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 1),
            UIColor(red: 0, green: 0.7, blue: 0.2, alpha: 0.5),
            .label, .systemBackground, .clear, .white,
        ])
    }

    private func affine() -> CGAffineTransform {
        switch choices.below(5) {
        case 0: .identity
        case 1: CGAffineTransform(translationX: number(-20, 20), y: number(-20, 20))
        case 2: CGAffineTransform(rotationAngle: number(-3, 3))
        case 3: CGAffineTransform(scaleX: number(-2, 2), y: number(-2, 2))
        default: CGAffineTransform(rotationAngle: number(-3, 3)).scaledBy(x: number(0, 2), y: number(-1, 3))
        }
    }

    private func transform() -> CATransform3D {
        guard isSpatial, choices.isTrue() else { return CATransform3DMakeAffineTransform(affine()) }
        var spatial = CATransform3DIdentity
        spatial.m34 = choices.element(of: [0, -1 / 200, -1 / 500])
        return CATransform3DRotate(spatial, number(-3, 3), number(0, 1), 1, number(0, 1))
    }

    // MARK: - Hierarchy

    func editHierarchy(_ view: UIView) {
        let name = view.nameInScene(views)
        let parent = parent()
        switch choices.below(8) {
        case 0:
            choices.note("add \(name) to \(parent.nameInScene(views))")
            allowingCallbacks { parent.addSubview(view) }
        case 1:
            let index = choices.below(5)
            choices.note("insert \(name) into \(parent.nameInScene(views)) at \(index)")
            allowingCallbacks { parent.insertSubview(view, at: index) }
        case 2:
            choices.note("remove \(name)")
            allowingCallbacks { view.removeFromSuperview() }
        case 3:
            choices.note("bring \(name) to the front")
            view.superview?.bringSubviewToFront(view)
        case 4:
            choices.note("send \(name) to the back")
            view.superview?.sendSubviewToBack(view)
        case 5:
            let (first, second) = (choices.below(4), choices.below(4))
            choices.note("exchange \(first) and \(second) of \(name)")
            view.containerOfScene.exchangeSubview(at: first, withSubviewAt: second)
        case 6:
            guard let sibling = view.superview?.subviews.first(where: { $0 !== view }) else { return }
            choices.note("insert \(name) above \(sibling.nameInScene(views))")
            allowingCallbacks { view.superview?.insertSubview(view, aboveSubview: sibling) }
        default:
            choices.note("release \(name)")
            allowingCallbacks { view.removeFromSuperview() }
            views.removeAll { $0.isDescendant(of: view) }
        }
    }

    func editLayerHierarchy(_ view: UIView) {
        guard !layers.isEmpty else { return changeMask(of: view) }
        let layer = choices.element(of: layers)
        switch choices.below(4) {
        case 0:
            choices.note("remove a layer")
            layer.removeFromSuperlayer()
        case 1:
            let index = UInt32(choices.below(5))
            choices.note("insert a layer into \(view.nameInScene(views)) at \(index)")
            view.layer.insertSublayer(layer, at: index)
        case 2:
            choices.note("release a layer")
            layer.removeFromSuperlayer()
            layers.removeAll { $0 === layer }
        default: changeMask(of: view)
        }
    }

    private func changeMask(of view: UIView) {
        let mask = view.layer.mask == nil ? choices.element(of: [CALayer.self, CAShapeLayer.self]).init() : nil
        if let mask {
            mask.frame = rect()
            mask.backgroundColor = color().cgColor
            layers.append(mask)
        }
        choices.note("\(mask == nil ? "remove" : "set") the mask of \(view.nameInScene(views))")
        view.layer.mask = mask
    }

    // MARK: - Properties

    func changeProperty(of view: UIView) {
        let property = choices.below(17)
        choices.note("change property \(property) of \(view.nameInScene(views))")
        switch property {
        case 0: view.frame = rect()
        case 1: view.bounds.origin = point(-20, 20)
        case 2: view.bounds.size = CGSize(width: number(0, 50), height: number(0, 50))
        case 3: view.center = point(-10, 70)
        case 4: view.transform = affine()
        case 5: view.transform3D = transform()
        case 6: view.alpha = choices.element(of: [1, 0.5, 0, 0.9])
        case 7: view.isHidden.toggle()
        case 8: view.clipsToBounds.toggle()
        case 9: view.backgroundColor = choices.isTrue() ? color() : nil
        case 10: view.tintColor = color()
        case 11:
            view.contentMode = choices.element(of: [.scaleAspectFit, .center, .scaleToFill, .topLeft, .redraw])
        case 12: view.anchorPoint = CGPoint(x: number(0, 1), y: number(0, 1))
        case 13: view.overrideUserInterfaceStyle = choices.element(of: [.dark, .light, .unspecified])
        case 14: view.setNeedsLayout()
        case 15: view.setNeedsDisplay()
        default: changeContent(of: view)
        }
    }

    private func changeContent(of view: UIView) {
        switch view {
        case let label as UILabel:
            switch choices.below(5) {
            case 0: label.text = choices.element(of: ["b", "Some other words", nil])
            case 1: label.textColor = color()
            case 2: label.font = .systemFont(ofSize: CGFloat(choices.int(in: 6...24)))
            case 3: label.numberOfLines = choices.below(3)
            default: label.textAlignment = choices.element(of: [.left, .center, .right])
            }
        case let imageView as UIImageView:
            let image = images.isEmpty ? nil : UIImage(cgImage: choices.element(of: images))
            imageView.image = choices.isTrue(onceIn: 3) ? nil : image
            if choices.isTrue() { imageView.image = image?.withRenderingMode(.alwaysTemplate) }
        case let scrollView as UIScrollView: scrollView.contentOffset = point(0, 300)
        case let effectView as UIVisualEffectView:
            effectView.effect = choices.isTrue() ? nil : UIBlurEffect(style: choices.element(of: [.dark, .regular]))
        case let drawnView as DrawnView:
            drawnView.fill = color()
            drawnView.setNeedsDisplay()
        default: changeLook(of: view.layer)
        }
    }

    func changeProperty(of layer: CALayer) {
        let property = choices.below(23)
        choices.note(
            "change property \(property) of a \(type(of: layer)) of \(layer.delegate.map { "\(type(of: $0))" } ?? "nothing")"
        )
        switch property {
        case 0: layer.position = point(-10, 70)
        case 1: layer.bounds.size = CGSize(width: number(0, 50), height: number(0, 50))
        case 2:
            layer.bounds.origin = point(-20, 20)
            choices.note("to bounds of \(layer.bounds)")
        case 3: layer.zPosition = choices.element(of: isSpatial ? [0, 1, -1, 30] : [0, 1, -1])
        case 4: layer.opacity = choices.element(of: [1, 0.4, 0])
        case 5: layer.cornerRadius = number(0, 20)
        case 6: layer.cornerCurve = layer.cornerCurve == .circular ? .continuous : .circular
        case 7: layer.maskedCorners = choices.isTrue() ? [.layerMinXMinYCorner] : .all
        case 8:
            layer.borderWidth = number(0, 5)
            layer.borderColor = color().cgColor
        case 9: layer.masksToBounds.toggle()
        case 10: layer.backgroundColor = choices.isTrue() ? color().cgColor : nil
        case 11:
            layer.shadowOpacity = choices.element(of: [0, 0.6, 1])
            layer.shadowRadius = number(0, 6)
            layer.shadowOffset = CGSize(width: number(-4, 4), height: number(-4, 4))
        case 12: layer.shadowPath = choices.isTrue() ? CGPath(ellipseIn: rect(), transform: nil) : nil
        case 13: layer.sublayerTransform = transform()
        case 14: layer.contents = choices.isTrue() || images.isEmpty ? nil : choices.element(of: images)
        case 15: layer.contentsGravity = choices.element(of: [.resize, .resizeAspect, .center, .bottomRight])
        case 16:
            layer.contentsRect = choices.isTrue() ? CGRect(x: 0, y: 0.25, width: 0.5, height: 0.5) : .init(0, 0, 1, 1)
        case 17: layer.shouldRasterize.toggle()
        case 18: layer.allowsGroupOpacity.toggle()
        case 19: layer.setValue(number(0, 3), forKeyPath: "filters.gaussianBlur.inputRadius")
        case 20: layer.isDoubleSided.toggle()
        case 21:
            layer.backdrop =
                layer.backdrop == nil ? BackdropValues(blurRadius: number(0, 6), saturation: number(0, 2)) : nil
        default: changeLook(of: layer)
        }
    }

    private func changeLook(of layer: CALayer) {
        switch layer {
        case let shape as CAShapeLayer:
            shape.path = CGPath(ellipseIn: rect(), transform: nil)
            shape.fillColor = choices.isTrue() ? color().cgColor : nil
            shape.strokeColor = choices.isTrue() ? color().cgColor : nil
            shape.strokeEnd = number(0, 1)
            shape.lineWidth = number(0, 8)
            shape.lineDashPattern = choices.isTrue() ? [NSNumber(value: Double(number(0, 5))), 2] : nil
        case let gradient as CAGradientLayer:
            gradient.colors = [color().cgColor, color().cgColor]
            gradient.type = choices.element(of: [.axial, .radial, .conic])
            gradient.endPoint = CGPoint(x: number(0, 1), y: number(0, 1))
        case let text as CATextLayer:
            text.string = choices.element(of: ["a", "text layer", ""])
            text.fontSize = number(4, 20)
            text.foregroundColor = color().cgColor
            text.isWrapped.toggle()
        case let replicator as CAReplicatorLayer: changeInstances(of: replicator)
        case let emitter as CAEmitterLayer: changeParticles(of: emitter)
        default: layer.contentsCenter = choices.isTrue() ? CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2) : .unit
        }
    }

    /// The delay stays 0: a copy of the tree, with which frames are compared, has no animations.
    private func changeInstances(of replicator: CAReplicatorLayer) {
        switch choices.below(5) {
        case 0: replicator.instanceCount = choices.int(in: 0...4)
        case 1: replicator.instanceTransform = transform()
        case 2: replicator.instanceColor = color().cgColor
        case 3:
            replicator.instanceRedOffset = Float(number(-1, 1)) / 2
            replicator.instanceAlphaOffset = Float(number(-1, 0)) / 2
        default: replicator.preservesDepth = isSpatial && choices.isTrue()
        }
    }

    private func changeParticles(of emitter: CAEmitterLayer) {
        switch choices.below(4) {
        case 0:
            let cell = CAEmitterCell()
            cell.contents = choices.isTrue(onceIn: 4) || images.isEmpty ? nil : choices.element(of: images)
            (cell.birthRate, cell.lifetime) = (Float(choices.below(40)), 0.5)
            (cell.velocity, cell.emissionRange, cell.spinRange) = (number(0, 60), number(0, 6), number(0, 6))
            (cell.color, cell.alphaSpeed) = (color().cgColor, -1)
            emitter.emitterCells = [cell]
        case 1: emitter.emitterPosition = point(0, 40)
        case 2: emitter.renderMode = choices.element(of: [.unordered, .oldestFirst, .backToFront, .additive])
        default: emitter.birthRate = choices.element(of: [1, 0])
        }
    }

    // MARK: - Animations

    func animate(_ view: UIView) {
        let duration = choices.element(of: [0.2, 0, 1])
        let options: UIView.AnimationOptions = choices.element(of: [[], .beginFromCurrentState, .layoutSubviews])
        choices.note("animate for \(duration):")
        UIView.animate(withDuration: duration, delay: choices.element(of: [0, 0.1]), options: options) { [self] in
            choices.steps(upTo: 2) { changeProperty(of: choices.isTrue(onceIn: 3) ? choices.element(of: views) : view) }
            if choices.isTrue(onceIn: 3) { view.layoutIfNeeded() }
        } completion: { [weak self] _ in
            self?.callback("a completion")
        }
    }

    func animate(_ layer: CALayer) {
        choices.note("animate a \(type(of: layer))")
        switch choices.below(3) {
        case 0:
            let key = choices.element(of: [
                "opacity", "position.x", "transform.rotation.z", "cornerRadius", "bounds.origin.y",
            ])
            let animation = CABasicAnimation(keyPath: key)
            animation.fromValue = 0
            animation.toValue = Double(number(0, 10))
            animation.duration = 0.3
            animation.autoreverses = choices.isTrue()
            animation.isRemovedOnCompletion = !choices.isTrue(onceIn: 3)
            animation.fillMode = choices.element(of: [.removed, .both])
            layer.add(animation, forKey: choices.isTrue() ? "key" : nil)
        case 1:
            let transition = CATransition()
            transition.type = choices.element(of: [.fade, .push, .moveIn, .reveal])
            layer.add(transition, forKey: nil)
            changeProperty(of: layer)
        default:
            CATransaction.begin()
            CATransaction.setDisableActions(choices.isTrue())
            CATransaction.setCompletionBlock { [weak self] in self?.callback("a completion of a transaction") }
            changeProperty(of: layer)
            CATransaction.commit()
        }
    }

    func removeAnimations(of view: UIView) {
        choices.note("remove the animations of \(view.nameInScene(views))")
        view.layer.removeAllAnimations()
    }
}

extension CGRect {
    fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    fileprivate init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
