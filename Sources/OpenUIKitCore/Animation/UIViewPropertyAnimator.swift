/// An animator for view changes that can be paused, scrubbed, reversed and resumed at any time.
///
/// A running animator retains itself. A paused or stopped animator must be finished before it is released.
///
/// Progress is 0 at the initial values and 1 at the final values; `fractionComplete` is the progress in the animator's
/// current direction. Misuse for which UIKit throws an exception is reported to ``Diagnostics`` and has no effect.
@preconcurrency @MainActor public final class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
    /// The duration of the animation, in seconds.
    ///
    /// For springs with physical parameters it is their settling time.
    public let duration: TimeInterval
    /// The delay before the animation starts, in seconds.
    public private(set) var delay: TimeInterval = 0
    public private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animator is started, not paused, and not waiting at its end.
    public private(set) var isRunning = false
    /// The timing parameters that were passed to the initializer.
    public let timingParameters: (any UITimingCurveProvider)?
    /// Whether views receive touches while they are animated.
    ///
    /// The default is `true`. Set this property before the animator starts.
    public var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { reportLateChange("isUserInteractionEnabled") } }
    }
    /// Whether the client performs hit testing of animated views; touches are always tested against the model values.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var isManualHitTestingEnabled = false
    /// Whether the animator can be paused, stopped, scrubbed and reversed.
    ///
    /// The default is `true`. Set this property before the animator starts.
    public var isInterruptible = true {
        didSet { if isInterruptible != oldValue { reportLateChange("isInterruptible") } }
    }
    /// Whether the values shown follow `fractionComplete` linearly instead of the animator's timing.
    ///
    /// The default is `true`.
    public var scrubsLinearly = true
    /// Whether the animator pauses at its end and remains active, so that it can be reversed or scrubbed again.
    ///
    /// The completion handlers are called once it is stopped and finished.
    public var pausesOnCompletion = false

    private let timing: AnimationTiming
    private let options: UIView.AnimationOptions
    private var reverses = false
    private var changes: [(block: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
    private var driver: AnimationDriver?
    /// The blocks that have not ended yet.
    private var blocks: [ViewAnimation] = []
    /// The velocity before the pause, in progress per second; reset by scrubbing.
    private var interruptedVelocity: Double?
    /// A strong reference to the animator itself while it runs.
    private var retainedSelf: UIViewPropertyAnimator?

    private init(
        duration: TimeInterval, timing: AnimationTiming, parameters: (any UITimingCurveProvider)?,
        options: UIView.AnimationOptions = []
    ) {
        let duration = duration.isFinite ? max(duration, 0) : 0
        self.duration =
            switch timing {
            case .physics, .composed: timing.makeAnimation(duration: max(duration, 1e-6)).duration
            default: duration
            }
        self.timing = timing
        self.options = options
        timingParameters = parameters
        super.init()
    }

    isolated deinit {
        guard state == .stopped || state == .active else { return }
        report(
            "animator.released", "A property animator was deallocated while it was \(isPaused ? "paused" : "stopped").",
            hint:
                "Let it finish, or call stopAnimation(true), or stopAnimation(false) and finishAnimation(at:).")
        driver?.removeAnimations(finished: false)
    }

    /// Creates an animator whose animations apply their changes at once, when it is started.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// Creates an animator with timing parameters.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.init(duration: duration, timing: AnimationTiming(parameters), parameters: parameters)
    }

    /// Creates an animator with a predefined curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles within the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic Bézier curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a predefined curve and starts it.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let curve = UIView.AnimationCurve(rawValue: Int(options.curve)) ?? .easeInOut
        let animator = Self(
            duration: duration, timing: AnimationTiming(options),
            parameters: UICubicTimingParameters(animationCurve: curve), options: options)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Returns an animator with the same timing and duration, without animations and completion handlers.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UncheckedSendableBox(value: makeCopy()) }.value
    }

    private struct UncheckedSendableBox: @unchecked Sendable {
        let value: UIViewPropertyAnimator
    }

    private func makeCopy() -> UIViewPropertyAnimator {
        let copy = Self(duration: duration, timing: timing, parameters: timingParameters, options: options)
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.isInterruptible = isInterruptible
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        return copy
    }

    // MARK: - Animations and completion handlers

    /// Adds changes to animate.
    ///
    /// If the animator is already active, the changes are made immediately and take the remaining time.
    public func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that begin after a fraction of the remaining time, 0…1, and take the rest of it.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state != .stopped else { return reportState("addAnimations", "add animations before it is stopped") }
        let factor = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
        changes.append((animation, factor))
        if state == .active { runChanges() }
    }

    /// Applies the animator's time to the animation blocks run by `changes`, which keep their own timing and durations.
    ///
    /// An inactive animator becomes active and is paused at its start.
    func adoptAnimations(of changes: () -> Void) {
        if state == .inactive { pauseAnimation() }
        guard let driver else { return changes() }
        ViewAnimation.adopt(by: driver, changes)
    }

    /// Adds a completion handler, which is called once.
    public func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: - Playback

    /// Starts the animation, or resumes it after a pause.
    public func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts the animation after a delay in seconds; a paused animation resumes immediately.
    public func startAnimation(afterDelay delay: TimeInterval) {
        switch state {
        case .stopped: reportState("startAnimation", "finish it first")
        case .active: if isPaused { resume(at: nil, durationFactor: 0) }
        case .inactive:
            self.delay = delay.isFinite ? max(delay, 0) : 0
            let start = reverses ? duration + self.delay : -self.delay
            activate(.running(from: start, rate: reverses ? -1 : 1))
            setRunning(true)
            concludeIfNothingRuns()
        }
    }

    /// Pauses the animation at its current position; an inactive animator is paused at its start.
    public func pauseAnimation() {
        switch state {
        case .stopped: reportState("pauseAnimation", "finish it first")
        case .inactive: activate(.held(position(ofFraction: 0)))
        case .active:
            guard isRunning, acceptsInterruption("pauseAnimation"), let driver else { return }
            interruptedVelocity = driver.velocity
            driver.move(.held(driver.position))
            setRunning(false)
        }
    }

    /// Resumes the animation after a pause.
    ///
    /// Without parameters the animation continues with its own timing. With new parameters the remaining distance uses
    /// the new timing, which starts with the velocity before the pause unless a spring specifies its own velocity.
    ///
    /// - Parameters:
    ///   - parameters: The timing of the remaining animation; `nil` keeps the animator's own.
    ///   - durationFactor: The duration of the remaining animation, as a multiple of the animator's duration; 0 keeps
    ///     the remaining time.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, isPaused else {
            return reportState("continueAnimation", "pause it first")
        }
        resume(at: parameters, durationFactor: durationFactor)
    }

    /// Stops the animation at the values currently shown, which become the model values.
    ///
    /// - Parameter withoutFinishing: If `true`, the completion handlers are discarded; if `false`,
    ///   `finishAnimation(at:)` calls them.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, acceptsInterruption("stopAnimation") else { return }
        driver?.stop()
        blocks.removeAll()
        state = withoutFinishing ? .inactive : .stopped
        setRunning(false)
        guard withoutFinishing else { return }
        driver?.removeAnimations(finished: false)
        driver = nil
        completions.removeAll()
    }

    /// Finishes a stopped animation at a position and calls the completion handlers.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return reportState("finishAnimation", "call stopAnimation(false) first") }
        conclude(at: finalPosition)
    }

    // MARK: - Position

    /// The completed fraction in the current direction.
    ///
    /// Setting it pauses the animator at that position; an inactive animator becomes active. The value exceeds 1 while
    /// a spring overshoots; values that are set are clamped to 0…1.
    public var fractionComplete: CGFloat {
        get {
            guard let driver, state == .active else { return 0 }
            let position = driver.position
            let done = scrubsLinearly ? driver.progress(at: position) : min(max(position.time / driver.duration, 0), 1)
            return CGFloat(reverses ? 1 - done : done)
        }
        set { scrub(to: newValue) }
    }

    /// Whether the animator runs from its end to its start and finishes with the original values.
    public var isReversed: Bool {
        get { reverses }
        set { reverse(newValue) }
    }

    private var isPaused: Bool {
        state == .active && !isRunning
    }

    private func scrub(to fraction: CGFloat) {
        guard state != .stopped else { return reportState("fractionComplete", "finish it first") }
        guard fraction.isFinite else { return }
        guard state == .inactive || acceptsInterruption("fractionComplete") else { return }
        let fraction = Double(min(max(fraction, 0), 1))
        if state == .inactive { activate(.held(position(ofFraction: 0))) }
        interruptedVelocity = nil
        driver?.move(.held(position(ofFraction: fraction)))
        setRunning(false)
    }

    /// Returns the position at a completed fraction in the current direction.
    private func position(ofFraction fraction: Double) -> PlaybackPosition {
        let done = reverses ? 1 - fraction : fraction
        guard let driver else { return PlaybackPosition(time: done * motionDuration, progress: done) }
        if scrubsLinearly { return driver.position(ofProgress: done) }
        let isEnd = done <= 0 || done >= 1
        return PlaybackPosition(time: done * driver.duration, progress: isEnd ? done : nil)
    }

    private func reverse(_ reverses: Bool) {
        guard reverses != self.reverses else { return }
        guard state != .stopped else { return reportState("isReversed", "finish it first") }
        guard state == .inactive || acceptsInterruption("isReversed") else { return }
        self.reverses = reverses
        interruptedVelocity = interruptedVelocity.map { -$0 }
        guard isRunning, let driver else { return }
        switch driver.motion {
        case .held: break
        case .running(_, let rate):
            driver.move(.running(from: driver.position.time, rate: reverses ? -abs(rate) : abs(rate)))
        case .led:
            let left = max(driver.duration * abs(driver.progress(at: driver.position) - (reverses ? 0 : 1)), 0)
            driver.move(.led(lead(at: timing, duration: left, velocity: nil)))
        }
    }

    // MARK: - Motion

    /// The duration of the motion, in seconds; greater than 0, because an animator without duration can be delayed,
    /// scrubbed and reversed, too.
    private var motionDuration: TimeInterval {
        max(duration, 1e-6)
    }

    private func activate(_ motion: PlaybackMotion) {
        let driver = AnimationDriver(timing: timing, duration: motionDuration, motion: motion)
        driver.reachedEnd = { [weak self] in self?.reachedEnd() }
        driver.memberEnded = { [weak self] in self?.concludeIfNothingRuns() }
        self.driver = driver
        state = .active
        interruptedVelocity = nil
        runChanges()
        if case .held = motion { driver.move(.held(position(ofFraction: 0))) }
    }

    private func resume(at parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        guard let driver else { return }
        let position = driver.position
        let goal = reverses ? 0 : driver.duration
        let left = abs(goal - position.time)
        let factor = durationFactor.isFinite ? max(Double(durationFactor), 0) : 0
        let desired = factor > 0 ? driver.duration * factor : left
        if let parameters {
            let timing = AnimationTiming(parameters)
            driver.move(.led(lead(at: timing, duration: desired, velocity: interruptedVelocity)))
        } else {
            let rate = desired > 0 && left > 0 ? left / desired : 1
            driver.move(.running(from: position.time, rate: reverses ? -rate : rate))
        }
        interruptedVelocity = nil
        setRunning(true)
        concludeIfNothingRuns()
    }

    /// Returns the motion over the remaining distance with a given timing.
    ///
    /// - Parameter velocity: The initial velocity, in progress per second; `nil` uses that of the timing.
    private func lead(at timing: AnimationTiming, duration: TimeInterval, velocity: Double?) -> PlaybackContinuation {
        let start = driver.map { PlaybackPosition(time: $0.position.time, progress: $0.progress(at: $0.position)) }
        let from = start ?? PlaybackPosition(time: 0, progress: 0)
        let to = PlaybackPosition(time: reverses ? 0 : driver?.duration ?? duration, progress: reverses ? 0 : 1)
        let change = (to.progress ?? 1) - (from.progress ?? 0)
        let relative = change == 0 ? nil : velocity.map { $0 / change }
        var timing = timing
        if timing.isSpring, timing.velocity == .zero, let relative {
            timing = timing.with(velocity: CGVector(dx: relative, dy: relative))
        }
        return PlaybackContinuation(
            from: from, to: to, timing: timing.makeAnimation(duration: max(duration, 1e-6)),
            velocity: timing.isSpring ? nil : relative)
    }

    private func runChanges() {
        guard let driver else { return }
        let changes = self.changes
        self.changes.removeAll()
        for (block, delayFactor) in changes { run(block, delayFactor: delayFactor, driver: driver) }
    }

    private func run(_ changes: () -> Void, delayFactor: CGFloat, driver: AnimationDriver) {
        let now = isBeforeStart ? 0 : min(max(driver.position.time, 0), driver.duration)
        let begin = now + Double(delayFactor) * (driver.duration - now)
        let isMain = begin == 0
        let block = ViewAnimation(
            duration: isMain ? mainDuration(of: driver) : driver.duration - begin, delay: 0, timing: timing,
            options: (isUserInteractionEnabled ? options.union(.allowUserInteraction) : options)
                .union([.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]),
            window: .init(driver: driver, begin: begin, isMain: isMain))
        blocks.append(block)
        block.addCompletion { [weak self, weak block] _ in self?.ended(block) }
        block.perform(changes)
        block.seal()
    }

    /// Returns the duration of changes that take the whole time; 0 if they are made immediately.
    private func mainDuration(of driver: AnimationDriver) -> TimeInterval {
        if duration == 0, case .running(let from, let rate) = driver.motion, from >= 0, rate > 0 { return 0 }
        return motionDuration
    }

    /// Whether no changes have been run yet, so that the total duration remains regardless of the direction.
    private var isBeforeStart: Bool {
        blocks.isEmpty
    }

    // MARK: - Completion

    /// Handles the end of the motion.
    private func reachedEnd() {
        guard isRunning, let driver else { return }
        if pausesOnCompletion {
            driver.move(.held(position(ofFraction: 1)))
            return setRunning(false)
        }
        setRunning(false)
        conclude(at: reverses ? .start : .end)
    }

    /// Handles the end of a block, which changed nothing or whose animations were all replaced or removed.
    private func ended(_ block: ViewAnimation?) {
        blocks.removeAll { $0 === block }
        concludeIfNothingRuns()
    }

    private func concludeIfNothingRuns() {
        guard hasNothingRunning else { return }
        ViewAnimation.afterRunLoopIteration { [self] in
            guard hasNothingRunning else { return }
            setRunning(false)
            conclude(at: reverses ? .start : .end)
        }
    }

    /// Whether the animator is running without any animations.
    ///
    /// Animations of nested blocks are known only to the driver.
    private var hasNothingRunning: Bool {
        isRunning && blocks.isEmpty && driver?.hasMembers == false
    }

    private func conclude(at position: UIViewAnimatingPosition) {
        state = .inactive
        blocks.removeAll()
        let driver = self.driver
        self.driver = nil
        driver?.settle(at: position)
        let completions = self.completions
        self.completions.removeAll()
        for completion in completions { completion(position) }
    }

    private func setRunning(_ isRunning: Bool) {
        self.isRunning = isRunning
        retainedSelf = isRunning ? self : nil
    }

    // MARK: - Misuse

    private func acceptsInterruption(_ call: String) -> Bool {
        guard !isInterruptible else { return true }
        report(
            "animator.not-interruptible",
            "\(call) was used on a property animator that is not interruptible; it has no effect.",
            hint: "Keep isInterruptible true, or let the animator finish.")
        return false
    }

    private func reportState(_ call: String, _ hint: String) {
        report(
            "animator.wrong-state", "\(call) was used on a property animator that is \(stateName).",
            hint: "In this state it has no effect: \(hint).")
    }

    private func reportLateChange(_ property: String) {
        guard state != .inactive else { return }
        report(
            "animator.changed-late", "\(property) was set on a property animator that is \(stateName).",
            hint: "Set it before the animator starts; animations that are in progress keep the previous value.")
    }

    private var stateName: String {
        switch state {
        case .inactive: "inactive"
        case .active: isRunning ? "running" : "paused"
        case .stopped: "stopped"
        }
    }

    private func report(_ rule: String, _ message: String, hint: String) {
        Diagnostics.report(
            Diagnostic(rule: rule, message: message, subject: "UIViewPropertyAnimator", hint: hint))
    }
}
