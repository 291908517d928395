/// The view of a banner, which counts down the time for which it is shown.
final class BannerView: UIView {
    /// Why the time does not elapse.
    private enum Pause: Hashable {
        case pointer, focus, screenReader
    }

    private static let cornerRadius: CGFloat = 12
    private static let animationDuration: TimeInterval = 0.25

    let banner: PresentedBanner
    var sizeDidChange: (() -> Void)?
    private let host = ComponentHostView<Empty>()
    private var countdown: Countdown?
    private var pauses: Set<Pause> = []
    private var screenReaderObserver: ScreenReaderObserver?
    /// The view to which the focus returns.
    private weak var previousFocus: UIView?
    private var isDisappearing = false

    init(_ banner: PresentedBanner) {
        self.banner = banner
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemBackground
        layer.cornerRadius = Self.cornerRadius
        PanelShadow.menu.apply(to: layer)
        accessibilityContainerType = .landmark
        builtInAccessibilityLabel = .BuiltIn.bannerMessage
        host.sizeDidChange = { [weak self] _, _ in self?.sizeDidChange?() }
        addSubview(host)
        addRecognizers()
        screenReaderObserver = ScreenReaderObserver { [weak self] in self?.followScreenReader() }
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    private func addRecognizers() {
        let hover = UIHoverGestureRecognizer()
        hover.addHandler { [weak self] recognizer in
            self?.set(.pointer, recognizer.state == .began || recognizer.state == .changed)
        }
        addGestureRecognizer(hover)
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .right, banner.banner.edge == .top ? .up : .down]
        swipe.addHandler { [weak self] recognizer in
            if recognizer.state == .ended { self?.banner.end() }
        }
        addGestureRecognizer(swipe)
    }

    // MARK: Content

    /// Shows the content in a size, and returns the size that it needs.
    func fittingSize(in limit: CGSize) -> CGSize {
        let content = BannerContent(banner: banner.banner) { [weak banner] in
            banner?.performAction()
        } close: { [weak banner] in
            banner?.end()
        }
        let component = content.tint(banner.style.tint).language(banner.style.language)
        let size = host.update(component: AnyComponent(component), containerSize: limit)
        host.frame.size = size
        return CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height))
    }

    /// Counts down again for a changed banner.
    func contentDidChange() {
        if countdown != nil { startCountdown() }
    }

    // MARK: Appearance

    /// Moves the banner in from its edge, or fades it in if the user prefers less motion.
    func appear() {
        alpha = 0
        transform = outside
        UIView.animate(withDuration: Self.animationDuration, delay: 0, options: [.avoidingMotion, .curveEaseOut]) {
            self.alpha = 1
            self.transform = .identity
        }
        followScreenReader()
        startCountdown()
    }

    /// Moves the banner out, and the focus from it to where it was before.
    func disappear(completion: @escaping () -> Void) {
        guard !isDisappearing else { return }
        isDisappearing = true
        countdown?.stop()
        returnFocus()
        isUserInteractionEnabled = false
        UIView.animate(withDuration: Self.animationDuration, delay: 0, options: [.avoidingMotion, .curveEaseIn]) {
            self.alpha = 0
            self.transform = self.outside
        } completion: { _ in
            completion()
        }
    }

    private var outside: CGAffineTransform {
        let distance = bounds.height / 2
        return CGAffineTransform(translationX: 0, y: banner.banner.edge == .top ? -distance : distance)
    }

    // MARK: Time

    private func startCountdown() {
        countdown?.stop()
        countdown = banner.banner.seconds.map { seconds in
            Countdown(seconds: seconds) { [weak self] in self?.banner.end() }
        }
        countdown?.isRunning = pauses.isEmpty
    }

    private func set(_ pause: Pause, _ applies: Bool) {
        if applies { pauses.insert(pause) } else { pauses.remove(pause) }
        countdown?.isRunning = pauses.isEmpty && !isDisappearing
    }

    private func followScreenReader() {
        set(.screenReader, UIAccessibility.isVoiceOverRunning)
    }

    // MARK: Focus

    /// Stops the time while the focus is in the banner.
    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        let containsNext = context.nextFocusedView?.isDescendant(of: self) ?? false
        if containsNext, !pauses.contains(.focus) { previousFocus = context.previouslyFocusedView }
        set(.focus, containsNext)
    }

    private func returnFocus() {
        guard containsFocus, !isReturning(to: previousFocus) else { return }
        resignFocus()
    }

    /// Moves the focus to a view, and returns whether that was possible.
    private func isReturning(to view: UIView?) -> Bool {
        guard let view, view.isReachable else { return false }
        view.takeFocus()
        return !containsFocus
    }

    // MARK: Escape

    /// Dismisses the banner with Escape while the focus is in it, before a cancel button of the screen receives the key.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.first?.key?.keyCode == .keyboardEscape else {
            return super.pressesBegan(presses, with: event)
        }
        banner.end()
    }

    /// Dismisses the banner.
    override func accessibilityPerformEscape() -> Bool {
        banner.end()
        return true
    }
}
