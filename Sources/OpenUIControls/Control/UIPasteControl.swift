@_spi(Subclassing) import OpenUIKitCore

/// A button that pastes the content of the pasteboard into its target.
///
/// It is enabled while the target accepts the content.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
    /// What the button shows.
    public enum DisplayMode: UInt, Sendable {
        /// An image and the title "Paste".
        case iconAndLabel = 0
        /// An image.
        case iconOnly = 1
        /// The title "Paste".
        case labelOnly = 2
    }

    /// The appearance of a paste control.
    @preconcurrency @MainActor public final class Configuration: NSObject {
        /// What the button shows.
        public var displayMode = DisplayMode.iconAndLabel
        /// The style of the corners.
        public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The radius of the corners, in points, in the styles ``UIButton/Configuration/CornerStyle/fixed`` and
        /// ``UIButton/Configuration/CornerStyle/dynamic``; `nil` for that of buttons.
        public var cornerRadius: CGFloat?
        /// The color of image and title; `nil` for white.
        public var baseForegroundColor: UIColor?
        /// The color of the background; `nil` for the tint color.
        public var baseBackgroundColor: UIColor?
        /// The edge of the title at which the image is.
        public var imagePlacement = NSDirectionalRectEdge.leading

        /// The configuration of the button that is displayed.
        var ofButton: UIButton.Configuration {
            var result = UIButton.Configuration.filled()
            result.cornerStyle = cornerStyle
            if let cornerRadius { result.background.cornerRadius = cornerRadius }
            result.baseForegroundColor = baseForegroundColor
            result.baseBackgroundColor = baseBackgroundColor
            result.imagePlacement = imagePlacement
            result.imagePadding = 6
            if displayMode != .labelOnly { result.image = UIImage(systemName: "doc.on.clipboard") }
            return result
        }
    }

    /// The appearance with which the control was created.
    public final let configuration: Configuration
    /// The object into which the content is pasted.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }

    private final let button = UIButton()
    private final var observation: PasteboardObservation?

    /// Creates a control with an appearance, of which later changes are ignored.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a control with an image and a title.
    public override init(frame: CGRect) {
        configuration = Configuration()
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control with an image and a title; `coder` is ignored.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        button.configuration = configuration.ofButton
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
        addSubview(button)
        updateTitle()
        update()
        observation = PasteboardObservation { [weak self] in self?.update() }
    }

    private func updateTitle() {
        let title = builtInText(.BuiltIn.editPaste)
        button.configuration?.title = configuration.displayMode == .iconOnly ? nil : title
        button.accessibilityLabel = title
        invalidateIntrinsicContentSize()
    }

    /// Enables the button if the target accepts the content of the pasteboard.
    private func update() {
        button.isEnabled = isEnabled && target?.canPaste(UIPasteboard.general.itemProviders) == true
    }

    private func paste() {
        let providers = UIPasteboard.general.itemProviders
        guard let target, target.canPaste(providers) else { return update() }
        target.paste(itemProviders: providers)
        sendActions(for: .primaryActionTriggered)
    }

    @_spi(Subclassing) public override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    @_spi(Subclassing) public override func languageDidChange() {
        super.languageDidChange()
        updateTitle()
    }

    /// The target may have changed what it accepts.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    /// Resizes the button to fill the control.
    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
    /// The size of the button.
    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    @_spi(Subclassing) public override var defaultContentPriorities: ContentPriorities { .hugged }
}

/// Calls a closure when the content of the general pasteboard changes, until the observation is released.
@MainActor private final class PasteboardObservation {
    private let observer: any NSObjectProtocol

    init(_ body: @escaping @MainActor @Sendable () -> Void) {
        observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
        ) { _ in
            MainActor.assumeIsolated(body)
        }
    }

    isolated deinit {
        NotificationCenter.default.removeObserver(observer)
    }
}
