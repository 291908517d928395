/// An animation block: the parameters for its changes, and the state of the resulting animations.
@MainActor package final class ViewAnimation {
    /// The repetition of an animation.
    struct Repetition {
        var count: Float
        var autoreverses: Bool
    }

    /// The placement of a block in the timeline of an animator.
    struct Window {
        let driver: AnimationDriver
        /// The beginning of the block, in the animator's time.
        let begin: TimeInterval
        /// Whether the block uses the animator's own timing from start to end.
        let isMain: Bool
    }

    /// The block that is currently being executed; `nil` outside animation blocks.
    package private(set) static var current: ViewAnimation? {
        didSet { updateContext() }
    }

    /// Whether animation blocks animate changes.
    package static var isEnabled = true {
        didSet { updateContext() }
    }

    /// The driver whose time applies to new blocks that are not nested in others.
    private static var currentDriver: AnimationDriver?

    /// Runs code whose animation blocks follow the time of a driver.
    static func adopt(by driver: AnimationDriver, _ body: () -> Void) {
        let outer = currentDriver
        currentDriver = driver
        body()
        currentDriver = outer
    }

    let duration: TimeInterval
    let delay: TimeInterval
    let timing: AnimationTiming
    let options: UIView.AnimationOptions
    let window: Window?
    /// Records changes instead of animating each of them, while a keyframe animation is being defined.
    var keyframes: KeyframeRecorder?
    var repetition: Repetition
    private var completions: [(Bool) -> Void] = []
    private var running: Set<Int> = []
    private var allFinished = true
    private var isOpen = true
    private var isOver = false
    private var changedViews: [UIView] = []
    private lazy var template = timing.makeAnimation(duration: duration)
    private lazy var verticalTemplate = timing.makeAnimation(duration: duration, isVertical: true)
    private static var lastIdentifier = 0

    /// Creates a block without running it.
    ///
    /// - Parameter window: The placement in an animator; by default that of the enclosing block.
    init(
        duration: TimeInterval, delay: TimeInterval, timing: AnimationTiming, options: UIView.AnimationOptions,
        window: Window? = nil
    ) {
        let outer = window == nil ? Self.current : nil
        let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
        let inheritsTiming = outer != nil && !options.contains(.overrideInheritedCurve)
        let delay = delay.isFinite ? max(delay, 0) : 0
        self.duration = inheritsDuration ? outer?.duration ?? duration : duration
        self.timing = inheritsTiming ? outer?.timing ?? timing : timing
        self.delay = delay
        self.options = options.inheriting(outer?.options)
        repetition = Repetition(
            count: self.options.contains(.repeat) ? .infinity : 0, autoreverses: self.options.contains(.autoreverse))
        if let window {
            self.window = window
        } else if let outer, let place = outer.window {
            let isMain = place.isMain && inheritsTiming && delay == 0 && self.duration == outer.duration
            self.window = Window(driver: place.driver, begin: place.begin + delay, isMain: isMain)
        } else {
            self.window =
                outer == nil ? Self.currentDriver.map { Window(driver: $0, begin: delay, isMain: false) } : nil
        }
    }

    /// Whether the block animates only changes that are not a motion, because the user prefers that.
    var avoidsMotion: Bool { options.contains(.avoidsMotion) && UIAccessibility.isReduceMotionEnabled }

    /// Enables the search for actions only within blocks; without it, setting a property is ten times as fast.
    private static func updateContext() {
        CALayer.viewAnimationContextActive = isEnabled && current != nil
    }

    /// Makes a block the current one until the next call, for animations without a closure.
    static func makeCurrent(_ animation: ViewAnimation?) {
        current = animation
    }

    /// Runs changes as part of the animation; can be called more than once before ``seal()``.
    func perform(_ changes: () -> Void) {
        guard duration > 0, Self.isEnabled else { return UIView.performWithoutAnimation(changes) }
        let outer = Self.current
        Self.current = self
        changes()
        if options.contains(.layoutSubviews) { layOutChangedViews() }
        Self.current = outer
    }

    /// Runs changes with a repetition.
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

    package func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// Ends the recording of changes; the animation completes once none of its animations are running.
    ///
    /// If none are running, the completion is called at the end of the run loop iteration, with the next frame or
    /// flush.
    func seal() {
        keyframes?.animate(in: self)
        keyframes = nil
        isOpen = false
        guard running.isEmpty else { return }
        Self.afterRunLoopIteration { [self] in concludeIfOver() }
    }

    /// Calls a closure with the next frame or flush, by means of an animation on a layer that is in no tree.
    ///
    /// Such animations end then regardless of the clock.
    package static func afterRunLoopIteration(_ body: @escaping () -> Void) {
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

    // MARK: Layer changes

    /// Adds the animations for a change whose new value is already set in the model.
    func animateChange(of layer: CALayer, forKey key: String, from old: Any?) {
        if options.contains(.layoutSubviews), let view = layer.delegate as? UIView { changedViews.append(view) }
        guard key == "bounds", let old = old as? CGRect else { return change(key, of: layer, from: old) }
        if old.origin != layer.bounds.origin { change("bounds.origin", of: layer, from: old.origin) }
        if old.size != layer.bounds.size { change("bounds.size", of: layer, from: old.size) }
    }

    /// Adds the animation for a change of a property.
    ///
    /// Animations of positions and sizes are additive, so that several can run concurrently and a new one starts from
    /// the values currently shown. Animations of other properties replace the previous one, starting from the value
    /// currently shown.
    private func change(_ keyPath: String, of layer: CALayer, from old: Any?) {
        if let keyframes { return keyframes.note(keyPath, of: layer, from: old) }
        let velocity = timing.velocity
        switch old {
        case let old as CGPoint where keyPath == "position" && velocity.dx != velocity.dy:
            let difference = old - layer.position
            add("position.x", to: layer, from: difference.x, to: 0 as CGFloat, old: old.x)
            add("position.y", to: layer, from: difference.y, to: 0 as CGFloat, old: old.y, isVertical: true)
        case let old as CGPoint where keyPath == "position":
            add(keyPath, to: layer, from: old - layer.position, to: CGPoint.zero, old: old)
        case let old as CGPoint where keyPath == "bounds.origin":
            add(keyPath, to: layer, from: old - layer.bounds.origin, to: CGPoint.zero, old: old)
        case let old as CGSize where keyPath == "bounds.size":
            add(keyPath, to: layer, from: old - layer.bounds.size, to: CGSize.zero, old: old)
        default: add(keyPath, to: layer, from: old, to: nil, old: old)
        }
    }

    /// Adds a basic animation, which is additive if `to` is not `nil`.
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

    /// Starts an animation as part of this block.
    ///
    /// The animation has its timing and values; all other parameters are those of the block.
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
        view?.trackNoninteractiveAnimation(began: true)
        animation.completion = { [self, weak view] finished in
            view?.trackNoninteractiveAnimation(began: false)
            ended(identifier, finished: finished)
        }
        running.insert(identifier)
        let key = animation.isAdditive ? Self.freeKey(keyPath, on: layer) : keyPath
        guard let window else { return layer.add(animation, forKey: key) }
        animation.beginTime = window.begin
        window.driver.add(
            animation, to: layer, key: key,
            isMain: window.isMain && (animation is CABasicAnimation || !timing.isSpring),
            oldValue: old, newValue: layer.value(forKeyPath: keyPath))
    }

    /// Returns an unused key: `position`, then `position-2`, `position-3`…, as in UIKit.
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

/// An action that records a property's old value before a change and animates from it after the change.
@MainActor package struct ViewAnimationAction: CAAction {
    let animation: ViewAnimation
    let oldValue: Any?

    package init(animation: ViewAnimation, oldValue: Any?) {
        self.animation = animation
        self.oldValue = oldValue
    }

    package func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
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
