/// Animates changes of views, and lets a program or a finger take over at any time: pause, scrub, turn round, go on.
///
/// While it runs it keeps itself alive. One that is paused or stopped must be finished before it is let go of.
///
/// Progress is 0 where things were and 1 where they are going; `fractionComplete` is the same in the direction in which the
/// animator goes. What UIKit throws an exception for is reported to ``Diagnostics`` here, and has no effect.
@MainActor public final class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
    /// How long the animation takes, in seconds.
    ///
    /// Springs that are given by their mass say so themselves.
    public let duration: TimeInterval
    /// How long it waits before it starts, in seconds.
    public private(set) var delay: TimeInterval = 0
    /// Where the animator is in its life.
    public private(set) var state = UIViewAnimatingState.inactive
    /// Whether it moves: started, not paused, and not waiting at its end.
    public private(set) var isRunning = false
    /// The pace it was made with.
    public let timingParameters: (any UITimingCurveProvider)?
    /// Whether views take touches while they are animated.
    ///
    /// True at first; it must be set before the animator starts.
    public var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { noteLateChange("isUserInteractionEnabled") } }
    }
    /// Whether touches are tested against where views will be, not where they are shown.
    ///
    /// Here they always are; it must be set before the animator starts.
    public var isManualHitTestingEnabled = false {
        didSet { if isManualHitTestingEnabled != oldValue { noteLateChange("isManualHitTestingEnabled") } }
    }
    /// Whether it can be paused, stopped, scrubbed and turned round.
    ///
    /// True at first; it must be set before the animator starts.
    public var isInterruptible = true {
        didSet { if isInterruptible != oldValue { noteLateChange("isInterruptible") } }
    }
    /// Whether what is shown follows `fractionComplete` evenly, instead of by the animator's pace.
    ///
    /// True at first.
    public var scrubsLinearly = true
    /// Whether it stays active at its end, paused, so that it can be turned round or scrubbed again.
    ///
    /// The completions wait until it is stopped and finished.
    public var pausesOnCompletion = false

    private let pace: AnimationPace
    private let options: UIView.AnimationOptions
    private var reverses = false
    private var changes: [(block: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
    private var driver: AnimationDriver?
    /// The blocks that are not over.
    private var blocks: [ViewAnimation] = []
    /// The speed before the pause, in progress per second, until it is scrubbed.
    private var interruptedVelocity: Double?
    /// The animator itself, while it runs.
    private var keptAlive: UIViewPropertyAnimator?

    private init(
        duration: TimeInterval, pace: AnimationPace, parameters: (any UITimingCurveProvider)?,
        options: UIView.AnimationOptions = []
    ) {
        let duration = duration.isFinite ? max(duration, 0) : 0
        self.duration =
            switch pace {
            case .physics, .composed: pace.makeAnimation(duration: max(duration, 1e-6)).duration
            default: duration
            }
        self.pace = pace
        self.options = options
        timingParameters = parameters
        super.init()
    }

    isolated deinit {
        guard state == .stopped || state == .active else { return }
        report(
            "animator.released", "A property animator was let go of while it was \(isPaused ? "paused" : "stopped").",
            hint:
                "Let it run to its end, or call stopAnimation(true), or stopAnimation(false) and finishAnimation(at:).")
        driver?.letGo(finished: false)
    }

    /// Makes an animator with a pace of its own.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.init(duration: duration, pace: AnimationPace(parameters), parameters: parameters)
    }

    /// Makes an animator with a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a spring that comes to rest at the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a cubic curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a named curve and starts it.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let curve = UIView.AnimationCurve(rawValue: Int(options.curve)) ?? .easeInOut
        let animator = Self(
            duration: duration, pace: AnimationPace(options),
            parameters: UICubicTimingParameters(animationCurve: curve), options: options)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// An animator of the same pace and duration, without animations and completions.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Sendability(value: makeCopy()) }.value
    }

    private struct Sendability: @unchecked Sendable {
        let value: UIViewPropertyAnimator
    }

    private func makeCopy() -> UIViewPropertyAnimator {
        let copy = Self(duration: duration, pace: pace, parameters: timingParameters, options: options)
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.isManualHitTestingEnabled = isManualHitTestingEnabled
        copy.isInterruptible = isInterruptible
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        return copy
    }

    // MARK: - What it does

    /// Adds changes.
    ///
    /// When the animator is active already, they are made now and take the time that is left.
    public func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that begin after a part of the time that is left, 0…1, and take the rest of it.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state != .stopped else { return reportState("addAnimations", "add animations before it is stopped") }
        let factor = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
        changes.append((animation, factor))
        if state == .active { runChanges() }
    }

    /// Gives its time to the animation blocks that run within `changes`, which keep their own paces and durations.
    ///
    /// An inactive animator becomes active, and stands still at its start.
    func adoptAnimations(of changes: () -> Void) {
        if state == .inactive { pauseAnimation() }
        guard let driver else { return changes() }
        ViewAnimation.adopt(by: driver, changes)
    }

    /// Adds somebody to be told of the end, once.
    public func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: - Life

    /// Starts, or goes on after a pause.
    public func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts after some seconds, or goes on at once after a pause.
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

    /// Stands still where it is; if it was not started, at its start.
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

    /// Goes on after a pause.
    ///
    /// Without parameters the rest of its own pace follows. With new ones the rest of the way is gone at the new pace, which
    /// sets out at the speed that was there before the pause, unless a spring brings a velocity of its own.
    ///
    /// - Parameters:
    ///   - parameters: the pace of the rest; nil keeps the animator's own.
    ///   - durationFactor: how much of the animator's duration the rest takes; 0 keeps what is left of it.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, isPaused else {
            return reportState("continueAnimation", "pause it first")
        }
        resume(at: parameters, durationFactor: durationFactor)
    }

    /// Stops where things are shown, which becomes their value.
    ///
    /// With true it is over without a word to the completions; with false they wait for `finishAnimation(at:)`.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, acceptsInterruption("stopAnimation") else { return }
        driver?.stop()
        blocks.removeAll()
        state = withoutFinishing ? .inactive : .stopped
        setRunning(false)
        guard withoutFinishing else { return }
        driver?.letGo(finished: false)
        driver = nil
        completions.removeAll()
    }

    /// Finishes a stopped animation at a position and calls the completions.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return reportState("finishAnimation", "call stopAnimation(false) first") }
        conclude(at: finalPosition)
    }

    // MARK: - Place

    /// How much of the way it has gone, in the direction in which it goes.
    ///
    /// Setting it pauses the animator there; an inactive one becomes active. While a spring swings past its end it is above 1;
    /// it can be set to 0…1.
    public var fractionComplete: CGFloat {
        get {
            guard let driver, state == .active else { return 0 }
            let position = driver.position
            let done = scrubsLinearly ? driver.progress(at: position) : min(max(position.time / driver.duration, 0), 1)
            return CGFloat(reverses ? 1 - done : done)
        }
        set { scrub(to: newValue) }
    }

    /// Whether it goes from its end to its start, where it leaves the values that were there before.
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

    /// The position after a part of the way, in the direction in which it goes.
    private func position(ofFraction fraction: Double) -> PlaybackPosition {
        let done = reverses ? 1 - fraction : fraction
        guard let driver else { return PlaybackPosition(time: done * duration, progress: done) }
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
        case .led(let lead):
            let left = max(driver.duration * abs(driver.progress(at: driver.position) - (reverses ? 0 : 1)), 0)
            lead.duration > 0
                ? driver.move(.led(self.lead(at: pace, duration: left, velocity: nil))) : driver.move(.led(lead))
        }
    }

    // MARK: - Movement

    private func activate(_ motion: PlaybackMotion) {
        let driver = AnimationDriver(pace: pace, duration: duration, motion: motion)
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
        let wanted = factor > 0 ? driver.duration * factor : left
        if let parameters {
            let pace = AnimationPace(parameters)
            driver.move(.led(lead(at: pace, duration: wanted, velocity: interruptedVelocity)))
        } else {
            let rate = wanted > 0 && left > 0 ? left / wanted : 1
            driver.move(.running(from: position.time, rate: reverses ? -rate : rate))
        }
        interruptedVelocity = nil
        setRunning(true)
        concludeIfNothingRuns()
    }

    /// The rest of the way at a pace.
    ///
    /// - Parameter velocity: the speed to set out with, in progress per second; nil leaves it to the pace.
    private func lead(at pace: AnimationPace, duration: TimeInterval, velocity: Double?) -> PlaybackLead {
        let start = driver.map { PlaybackPosition(time: $0.position.time, progress: $0.progress(at: $0.position)) }
        let from = start ?? PlaybackPosition(time: 0, progress: 0)
        let to = PlaybackPosition(time: reverses ? 0 : driver?.duration ?? duration, progress: reverses ? 0 : 1)
        let way = (to.progress ?? 1) - (from.progress ?? 0)
        let relative = way == 0 ? nil : velocity.map { $0 / way }
        var pace = pace
        if pace.isSpring, pace.velocity == .zero, let relative {
            pace = pace.with(velocity: CGVector(dx: relative, dy: relative))
        }
        return PlaybackLead(
            from: from, to: to, pace: pace.makeAnimation(duration: max(duration, 1e-6)),
            velocity: pace.isSpring ? nil : relative)
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
            duration: isMain ? duration : driver.duration - begin, delay: 0, pace: pace,
            options: (isUserInteractionEnabled ? options.union(.allowUserInteraction) : options)
                .union([.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]),
            window: .init(driver: driver, begin: begin, isMain: isMain))
        blocks.append(block)
        block.addCompletion { [weak self, weak block] _ in self?.ended(block) }
        block.perform(changes)
        block.seal()
    }

    /// Whether nothing of it was run yet, so that its whole time is left whatever its direction.
    private var isBeforeStart: Bool {
        blocks.isEmpty
    }

    // MARK: - End

    /// The motion came to its end.
    private func reachedEnd() {
        guard isRunning, let driver else { return }
        if pausesOnCompletion {
            driver.move(.held(position(ofFraction: 1)))
            return setRunning(false)
        }
        setRunning(false)
        conclude(at: reverses ? .start : .end)
    }

    /// Nothing of a block runs any more: it changed nothing, or others took over what it moved.
    private func ended(_ block: ViewAnimation?) {
        blocks.removeAll { $0 === block }
        concludeIfNothingRuns()
    }

    private func concludeIfNothingRuns() {
        guard hasNothingRunning else { return }
        ViewAnimation.afterTurn { [self] in
            guard hasNothingRunning else { return }
            setRunning(false)
            conclude(at: reverses ? .start : .end)
        }
    }

    /// Blocks inside of blocks are known to the driver only.
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
        keptAlive = isRunning ? self : nil
    }

    // MARK: - Misuse

    private func acceptsInterruption(_ call: String) -> Bool {
        guard !isInterruptible else { return true }
        report(
            "animator.not-interruptible", "\(call) was used on a property animator that is not interruptible.",
            hint: "Leave isInterruptible true, or let the animator run to its end.")
        return false
    }

    private func reportState(_ call: String, _ hint: String) {
        report(
            "animator.wrong-state", "\(call) was used on a property animator that is \(stateName).",
            hint: "In this state it has no effect: \(hint).")
    }

    private func noteLateChange(_ property: String) {
        guard state != .inactive else { return }
        report(
            "animator.changed-late", "\(property) was set on a property animator that is \(stateName).",
            hint: "Set it before the animator starts; what it moves already keeps the old value.")
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
