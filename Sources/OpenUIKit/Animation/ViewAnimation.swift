/// One animation block: how its changes are animated, and what is still running of them.
@MainActor final class ViewAnimation {
    /// The block that is running now; nil outside of blocks.
    private(set) static var current: ViewAnimation? {
        didSet { updateContext() }
    }

    /// Whether changes in animation blocks are animated.
    static var isEnabled = true {
        didSet { updateContext() }
    }

    let duration: TimeInterval
    let delay: TimeInterval
    let pace: AnimationPace
    let options: UIView.AnimationOptions
    private var completions: [(Bool) -> Void] = []
    private var running: [RunningAnimation] = []
    private var allFinished = true
    private var isOpen = true
    private var isOver = false

    /// An animation on its way, and how to stop it.
    struct RunningAnimation {
        let identifier: Int
        let layer: CALayer
        let key: String
        let keyPath: String
        let oldValue: Any?
        let newValue: Any?
    }

    /// What `stop(at: .current)` interrupted.
    private var stopped: [RunningAnimation] = []
    private static var lastIdentifier = 0

    init(duration: TimeInterval, delay: TimeInterval, pace: AnimationPace, options: UIView.AnimationOptions) {
        let outer = Self.current
        let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
        let inheritsPace = outer != nil && !options.contains(.overrideInheritedCurve)
        self.duration = inheritsDuration ? outer?.duration ?? duration : duration
        self.pace = inheritsPace ? outer?.pace ?? pace : pace
        self.delay = delay.isFinite ? max(delay, 0) : 0
        self.options = options
    }

    /// Code outside of blocks searches for no actions, which makes setting a property ten times as fast.
    private static func updateContext() {
        CALayer.viewAnimationContextActive = isEnabled && current != nil
    }

    /// Runs a block whose changes belong to the animation; may be called more than once before ``seal()``.
    func perform(_ changes: () -> Void) {
        guard duration > 0, Self.isEnabled else { return UIView.performWithoutAnimation(changes) }
        let outer = Self.current
        Self.current = self
        changes()
        Self.current = outer
    }

    func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// No more changes come: from now on the animation is over when nothing of it runs any more.
    ///
    /// With nothing running at all, its completion is called at the end of the turn: by the next frame, or flush.
    func seal() {
        isOpen = false
        guard running.isEmpty else { return }
        Self.afterTurn { [self] in concludeIfOver() }
    }

    /// An animation on a layer in no tree ends with the next frame or flush, whatever clock there is.
    static func afterTurn(_ body: @escaping () -> Void) {
        let animation = CABasicAnimation(keyPath: "endOfTurn")
        animation.completion = { _ in body() }
        CALayer().add(animation, forKey: nil)
    }

    private func concludeIfOver() {
        guard !isOpen, running.isEmpty, !isOver else { return }
        isOver = true
        let completions = self.completions
        self.completions.removeAll()
        for completion in completions { completion(allFinished) }
    }

    // MARK: Changes of layers

    /// Adds what makes the change visible over time.
    ///
    /// The model has its new value already.
    func animateChange(of layer: CALayer, forKey key: String, from old: Any?) {
        switch (key, old) {
        case ("position", let old as CGPoint):
            add("position", to: layer, key: key, from: old - layer.position, to: CGPoint.zero, old: old)
        case ("bounds", let old as CGRect):
            animateBounds(of: layer, from: old)
        default:
            add(key, to: layer, key: key, from: old, to: nil, old: old)
        }
    }

    private func animateBounds(of layer: CALayer, from old: CGRect) {
        let new = layer.bounds
        if old.origin != new.origin {
            add(
                "bounds.origin", to: layer, key: "bounds.origin", from: old.origin - new.origin, to: CGPoint.zero,
                old: old.origin)
        }
        if old.size != new.size {
            let difference = CGSize(width: old.size.width - new.size.width, height: old.size.height - new.size.height)
            add("bounds.size", to: layer, key: "bounds.size", from: difference, to: CGSize.zero, old: old.size)
        }
    }

    /// With an end given the animation adds to what is shown, so that several run together: a new one starts from where
    /// the eye sees the layer.
    ///
    /// Otherwise it replaces the one before, from what is shown.
    private func add(_ keyPath: String, to layer: CALayer, key: String, from: Any?, to: Any?, old: Any?) {
        let animation = pace.makeAnimation(keyPath: keyPath, duration: duration)
        animation.fromValue = from
        animation.toValue = to
        animation.isAdditive = to != nil
        animation.delay = delay
        animation.fillMode = .backwards
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = options.contains(.autoreverse)
        Self.lastIdentifier += 1
        let identifier = Self.lastIdentifier
        let view = options.contains(.allowUserInteraction) ? nil : layer.delegate as? UIView
        view?.animationWithoutInteraction(began: true)
        animation.completion = { [self, weak view] finished in
            view?.animationWithoutInteraction(began: false)
            ended(identifier, finished: finished)
        }
        let key = to == nil ? key : Self.freeKey(key, on: layer)
        running.append(
            RunningAnimation(
                identifier: identifier, layer: layer, key: key, keyPath: keyPath, oldValue: old,
                newValue: layer.value(forKeyPath: keyPath)))
        layer.add(animation, forKey: key)
    }

    /// `position`, then `position-2`, `position-3`…, as UIKit names them.
    private static func freeKey(_ key: String, on layer: CALayer) -> String {
        guard layer.animation(forKey: key) != nil else { return key }
        var number = 2
        while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }

    private func ended(_ identifier: Int, finished: Bool) {
        running.removeAll { $0.identifier == identifier }
        if !finished { allFinished = false }
        concludeIfOver()
    }

    // MARK: Stopping

    /// Ends everything where it is shown.
    func stop() {
        stopped = running
        let shown = stopped.map { $0.layer.presentation()?.value(forKeyPath: $0.keyPath) }
        for (animation, value) in zip(stopped, shown) {
            animation.layer.setValue(value, forKeyPath: animation.keyPath)
            animation.layer.removeAnimation(forKey: animation.key)
        }
    }

    /// Puts what was stopped at its start or its end.
    func settleStopped(at position: UIViewAnimatingPosition) {
        for animation in stopped {
            switch position {
            case .start: animation.layer.setValue(animation.oldValue, forKeyPath: animation.keyPath)
            case .end: animation.layer.setValue(animation.newValue, forKeyPath: animation.keyPath)
            case .current: break
            }
        }
        stopped.removeAll()
    }
}

/// Notes a property's old value before a change and animates from it afterwards.
@MainActor struct ViewAnimationAction: CAAction {
    let animation: ViewAnimation
    let oldValue: Any?

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        animation.animateChange(of: layer, forKey: event, from: oldValue)
    }
}

extension CGPoint {
    static func - (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x - right.x, y: left.y - right.y)
    }
}
