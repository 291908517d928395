/// One animation block: how its changes are animated, and what is still running of them.
@MainActor final class ViewAnimation {
    /// How often something runs.
    struct Repetition {
        var count: Float
        var autoreverses: Bool
    }

    /// The time of an animator in which a block has its place.
    struct Window {
        let driver: AnimationDriver
        /// When the block begins, in the animator's time.
        let begin: TimeInterval
        /// Whether the block goes at the animator's own pace from its start to its end.
        let isMain: Bool
    }

    /// The block that is running now; nil outside of blocks.
    private(set) static var current: ViewAnimation? {
        didSet { updateContext() }
    }

    /// Whether changes in animation blocks are animated.
    static var isEnabled = true {
        didSet { updateContext() }
    }

    /// Gives its time to all blocks that begin now, and are in no other.
    private static var adopter: AnimationDriver?

    /// Runs code whose animation blocks follow the time of a driver.
    static func adopt(by driver: AnimationDriver, _ body: () -> Void) {
        let outer = adopter
        adopter = driver
        body()
        adopter = outer
    }

    let duration: TimeInterval
    let delay: TimeInterval
    let pace: AnimationPace
    let options: UIView.AnimationOptions
    let window: Window?
    /// Collects changes instead of animating each, while key frames are described.
    var keyframes: KeyframeRecorder?
    private var repetition: Repetition
    private var completions: [(Bool) -> Void] = []
    private var running: Set<Int> = []
    private var allFinished = true
    private var isOpen = true
    private var isOver = false
    private var changedViews: [UIView] = []
    private lazy var template = pace.makeAnimation(duration: duration)
    private lazy var verticalTemplate = pace.makeAnimation(duration: duration, isVertical: true)
    private static var lastIdentifier = 0

    /// Makes a block that has not run.
    ///
    /// - Parameter window: the animator it belongs to; without one, that of the block around it.
    init(
        duration: TimeInterval, delay: TimeInterval, pace: AnimationPace, options: UIView.AnimationOptions,
        window: Window? = nil
    ) {
        let outer = window == nil ? Self.current : nil
        let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
        let inheritsPace = outer != nil && !options.contains(.overrideInheritedCurve)
        let delay = delay.isFinite ? max(delay, 0) : 0
        self.duration = inheritsDuration ? outer?.duration ?? duration : duration
        self.pace = inheritsPace ? outer?.pace ?? pace : pace
        self.delay = delay
        self.options = options.inheriting(outer?.options)
        repetition = Repetition(
            count: self.options.contains(.repeat) ? .infinity : 0, autoreverses: self.options.contains(.autoreverse))
        if let window {
            self.window = window
        } else if let outer, let place = outer.window {
            let isMain = place.isMain && inheritsPace && delay == 0 && self.duration == outer.duration
            self.window = Window(driver: place.driver, begin: place.begin + delay, isMain: isMain)
        } else {
            self.window = outer == nil ? Self.adopter.map { Window(driver: $0, begin: delay, isMain: false) } : nil
        }
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
        if options.contains(.layoutSubviews) { layOutChangedViews() }
        Self.current = outer
    }

    /// Runs a block whose changes repeat.
    func perform(repeating repetition: Repetition, _ changes: () -> Void) {
        let outer = self.repetition
        self.repetition = repetition
        changes()
        self.repetition = outer
    }

    private func layOutChangedViews() {
        let views = changedViews
        changedViews.removeAll()
        for view in views { view.layoutIfNeeded() }
    }

    func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// No more changes come: from now on the animation is over when nothing of it runs any more.
    ///
    /// With nothing running at all, its completion is called at the end of the turn: by the next frame, or flush.
    func seal() {
        keyframes?.animate(in: self)
        keyframes = nil
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
        if options.contains(.layoutSubviews), let view = layer.delegate as? UIView { changedViews.append(view) }
        guard key == "bounds", let old = old as? CGRect else { return change(key, of: layer, from: old) }
        if old.origin != layer.bounds.origin { change("bounds.origin", of: layer, from: old.origin) }
        if old.size != layer.bounds.size { change("bounds.size", of: layer, from: old.size) }
    }

    /// Places and sizes are added to what is shown, so that several animations run together: a new one starts from where
    /// the eye sees the layer.
    ///
    /// Other animations replace the one before, from what is shown.
    private func change(_ keyPath: String, of layer: CALayer, from old: Any?) {
        if let keyframes { return keyframes.note(keyPath, of: layer, from: old) }
        let velocity = pace.velocity
        switch old {
        case let old as CGPoint where keyPath == "position" && velocity.dx != velocity.dy:
            let way = old - layer.position
            add("position.x", to: layer, from: way.x, to: 0 as CGFloat, old: old.x)
            add("position.y", to: layer, from: way.y, to: 0 as CGFloat, old: old.y, isVertical: true)
        case let old as CGPoint where keyPath == "position":
            add(keyPath, to: layer, from: old - layer.position, to: CGPoint.zero, old: old)
        case let old as CGPoint where keyPath == "bounds.origin":
            add(keyPath, to: layer, from: old - layer.bounds.origin, to: CGPoint.zero, old: old)
        case let old as CGSize where keyPath == "bounds.size":
            add(keyPath, to: layer, from: old - layer.bounds.size, to: CGSize.zero, old: old)
        default: add(keyPath, to: layer, from: old, to: nil, old: old)
        }
    }

    /// With an end given the animation adds to what is shown.
    private func add(
        _ keyPath: String, to layer: CALayer, from: Any?, to: Any?, old: Any?, isVertical: Bool = false
    ) {
        let animation = (isVertical ? verticalTemplate : template).copy()
        guard let animation = animation as? CABasicAnimation else { return }
        animation.keyPath = keyPath
        animation.fromValue = from
        animation.toValue = to
        animation.isAdditive = to != nil
        run(animation, on: layer, old: old)
    }

    /// Starts an animation as a part of this block.
    ///
    /// Its pace and its values are set; the rest follows from the block.
    func run(_ animation: CAPropertyAnimation, on layer: CALayer, old: Any?) {
        guard let keyPath = animation.keyPath else { return }
        animation.delay = window == nil ? delay : 0
        animation.fillMode = .backwards
        animation.repeatCount = repetition.count
        animation.autoreverses = repetition.autoreverses
        animation.preferredFrameRateRange = options.preferredFrameRateRange
        Self.lastIdentifier += 1
        let identifier = Self.lastIdentifier
        let view = options.contains(.allowUserInteraction) ? nil : layer.delegate as? UIView
        view?.animationWithoutInteraction(began: true)
        animation.completion = { [self, weak view] finished in
            view?.animationWithoutInteraction(began: false)
            ended(identifier, finished: finished)
        }
        running.insert(identifier)
        let key = animation.isAdditive ? Self.freeKey(keyPath, on: layer) : keyPath
        guard let window else { return layer.add(animation, forKey: key) }
        animation.beginTime = window.begin
        window.driver.add(
            animation, to: layer, key: key, isMain: window.isMain && (animation is CABasicAnimation || !pace.isSpring),
            oldValue: old, newValue: layer.value(forKeyPath: keyPath))
    }

    /// `position`, then `position-2`, `position-3`…, as UIKit names them.
    private static func freeKey(_ key: String, on layer: CALayer) -> String {
        guard layer.animation(forKey: key) != nil else { return key }
        var number = 2
        while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }

    private func ended(_ identifier: Int, finished: Bool) {
        guard running.remove(identifier) != nil else { return }
        if !finished { allFinished = false }
        concludeIfOver()
        window?.driver.memberEnded()
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

extension CGSize {
    static func - (left: CGSize, right: CGSize) -> CGSize {
        CGSize(width: left.width - right.width, height: left.height - right.height)
    }
}
