/// A button with a title, a picture, or both.
@MainActor open class UIButton: UIControl {
    /// The kinds of buttons.
    public enum ButtonType: Int, Sendable {
        /// Plain: the colours are those that were set.
        case custom = 0
        /// The title has the tint colour and fades when touched.
        case system = 1
        /// An arrow in a circle: shows details.
        case detailDisclosure = 2
        /// An i in a circle.
        case infoLight = 3
        /// An i in a circle.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross in a circle.
        case close = 7

        /// The same as ``system``.
        public static let roundedRect = ButtonType.system
    }

    /// What a button is for among others.
    public enum Role: Int, Sendable {
        /// Nothing special.
        case normal = 0
        /// What most people want: Return presses it.
        case primary = 1
        /// Goes back without doing anything: Escape presses it.
        case cancel = 2
        /// Takes something away for good; the title is red.
        case destructive = 3
    }

    private struct Look {
        var titles: [State: String] = [:]
        var titleColors: [State: UIColor] = [:]
        var attributedTitles: [State: NSAttributedString] = [:]
        var images: [State: UIImage] = [:]
        var backgrounds: [State: UIImage] = [:]
    }

    private static let spacing: CGFloat = 8
    private final var look = Look()
    private final var kind = ButtonType.custom
    private final var madeTitleLabel: UILabel?
    private final var madeImageView: UIImageView?
    private final var backgroundView: UIImageView?

    /// What kind of button it is.
    public final var buttonType: ButtonType { kind }

    /// The room around title and picture, in points; insets that are not finite are ignored, like the others below.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            if !contentEdgeInsets.isFinite { contentEdgeInsets = oldValue }
            if oldValue != contentEdgeInsets { contentDidChange() }
        }
    }
    /// How the title is moved and made smaller, after everything has been placed.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet {
            if !titleEdgeInsets.isFinite { titleEdgeInsets = oldValue }
            if oldValue != titleEdgeInsets { setNeedsLayout() }
        }
    }
    /// How the picture is moved and made smaller, after everything has been placed.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet {
            if !imageEdgeInsets.isFinite { imageEdgeInsets = oldValue }
            if oldValue != imageEdgeInsets { setNeedsLayout() }
        }
    }

    /// Makes a plain button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .button
    }

    /// Makes a plain button.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        accessibilityTraits = .button
    }

    /// Makes a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Makes the button one of a kind.
    final func become(_ buttonType: ButtonType) {
        kind = buttonType
        if let picture = buttonType.picture { setImage(picture, for: .normal) }
    }

    /// Makes a button of a configuration, with what a press does.
    ///
    /// Title and picture of the action are shown where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// Makes a system button with the title and picture of an action, which it carries out.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    // MARK: Configuration

    private final var storedConfiguration: Configuration?
    private final var configured: ConfiguredButton?
    private final var needsConfigurationUpdate = false
    private final var isUpdatingConfiguration = false

    /// What the button shows and how; nil for a button whose title, pictures and colours are set one by one.
    open var configuration: Configuration? {
        get { storedConfiguration }
        set {
            guard newValue != storedConfiguration else { return }
            storedConfiguration = newValue
            configurationDidChange()
        }
    }

    /// Changes the configuration whenever the button's state changes.
    ///
    /// Called before the next layout; ask for it with ``setNeedsUpdateConfiguration()`` where other things count too.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

    /// Whether changes of the state update the configuration by themselves.
    ///
    /// True at first.
    open var automaticallyUpdatesConfiguration = true

    /// Whether a press turns the selection on and off.
    ///
    /// False at first.
    open var changesSelectionAsPrimaryAction = false

    /// Asks for ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Brings the configuration in line with the button's state: calls ``configurationUpdateHandler``.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
        if storedConfiguration != nil { showLook() }
    }

    private func configurationDidChange() {
        if let storedConfiguration, configured == nil {
            madeTitleLabel?.removeFromSuperview()
            madeImageView?.removeFromSuperview()
            let made = ConfiguredButton(self, storedConfiguration)
            configured = made
            madeTitleLabel = made.titleLabel
            madeImageView = made.imageView
            followStyle()
        } else if storedConfiguration == nil {
            configured?.remove()
            configured = nil
            madeTitleLabel = nil
            madeImageView = nil
        }
        if !isUpdatingConfiguration { needsConfigurationUpdate = configurationUpdateHandler != nil }
        contentDidChange()
    }

    override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        configured?.focusShape ?? (bounds, layer.cornerRadius)
    }

    override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        if storedConfiguration != nil { showLook() }
    }

    /// What the button is for among others.
    open var role: Role {
        get { keyboardRole }
        set {
            guard keyboardRole != newValue else { return }
            keyboardRole = newValue
            contentDidChange()
        }
    }

    // MARK: Menu

    /// A menu that a click with the second button, a long touch or the Menu key opens.
    open var menu: UIMenu? {
        didSet { menuInteraction = menu == nil ? nil : menuInteraction ?? ButtonMenuInteraction(on: self) }
    }

    private final var menuInteraction: ButtonMenuInteraction?

    /// Whether a press opens the menu.
    open var showsMenuAsPrimaryAction = false

    override var isPressable: Bool { opensMenu || super.isPressable }

    private var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

    /// Opens the menu, or follows the touch.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard opensMenu else { return super.beginTracking(touch, with: event) }
        openMenu()
        return false
    }

    /// Opens the menu, or presses the button.
    open override func accessibilityActivate() -> Bool {
        guard opensMenu, isEnabled else { return super.accessibilityActivate() }
        openMenu()
        return true
    }

    /// Opens the menu, or holds the button down.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard opensMenu, isFocused, presses.contains(where: \.activates) else {
            return super.pressesBegan(presses, with: event)
        }
        openMenu()
    }

    private func openMenu() {
        guard let menu, let window = hostWindow else { return }
        sendActions(for: .menuActionTriggered)
        window.menus.open(menu, .below(convert(bounds, to: nil)), from: self)
    }

    // MARK: Content

    /// The label that shows the title.
    public final var titleLabel: UILabel? {
        if madeTitleLabel == nil { madeTitleLabel = makeTitleLabel() }
        return madeTitleLabel
    }

    /// The view that shows the picture.
    public final var imageView: UIImageView? {
        if madeImageView == nil {
            let view = UIImageView()
            view.contentMode = .scaleAspectFit
            addSubview(view)
            madeImageView = view
        }
        return madeImageView
    }

    /// Sets the title for a state, also of a configuration that has none; states without one show that of the normal state.
    open func setTitle(_ title: String?, for state: State) {
        look.titles[state] = title
        contentDidChange()
    }

    /// Sets the title with its attributes for a state; it goes before ``setTitle(_:for:)``.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        look.attributedTitles[state] = title
        contentDidChange()
    }

    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        look.titleColors[state] = color
        contentDidChange()
    }

    /// Sets the picture for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        look.images[state] = image
        contentDidChange()
    }

    /// Sets the picture behind title and picture for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        look.backgrounds[state] = image
        contentDidChange()
    }

    /// The title for a state.
    open func title(for state: State) -> String? { look.titles[state] ?? look.titles[.normal] }
    /// The title with its attributes for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        look.attributedTitles[state] ?? look.attributedTitles[.normal]
    }
    /// The title with its attributes that is shown.
    public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The picture behind everything that is shown.
    public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The title's colour for a state.
    open func titleColor(for state: State) -> UIColor? { look.titleColors[state] ?? look.titleColors[.normal] }
    /// The picture for a state.
    open func image(for state: State) -> UIImage? { look.images[state] ?? look.images[.normal] }
    /// The picture behind everything for a state.
    open func backgroundImage(for state: State) -> UIImage? { look.backgrounds[state] ?? look.backgrounds[.normal] }
    /// The title that is shown.
    public final var currentTitle: String? { title(for: state) }
    /// The title's colour that is shown.
    public final var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor }
    /// The picture that is shown.
    public final var currentImage: UIImage? { image(for: state) }

    private var defaultTitleColor: UIColor {
        if kind == .custom { return .white }
        if role == .destructive, isEnabled { return .systemRed }
        return isEnabled ? tintColor : .tertiaryLabel
    }

    private func makeTitleLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: kind == .custom ? UIFont.buttonFontSize : 15)
        label.textAlignment = .center
        addSubview(label)
        return label
    }

    // MARK: Look

    override func stateDidChange() {
        if automaticallyUpdatesConfiguration, configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        contentDidChange()
    }

    override func willSend(_ events: Event) {
        if changesSelectionAsPrimaryAction, events.contains(.primaryActionTriggered) { isSelected.toggle() }
    }

    override var touchUpInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showLook()
    }

    private func contentDidChange() {
        showLook()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func showLook() {
        if let storedConfiguration, let configured {
            return configured.show(storedConfiguration, title: currentTitle, image: currentImage)
        }
        let fade: CGFloat = isHighlighted ? 0.3 : 1
        if currentTitle != nil || currentAttributedTitle != nil || madeTitleLabel?.text != nil {
            let label = titleLabel
            label?.textColor = currentTitleColor
            if let text = currentAttributedTitle { label?.attributedText = text } else { label?.text = currentTitle }
            label?.alpha = fade
        }
        if currentImage != nil || madeImageView != nil {
            imageView?.showsAutomaticImagesAsTemplates = kind == .system
            imageView?.image = currentImage
            imageView?.alpha = isEnabled ? fade : 0.5
        }
        showBackground()
    }

    private func showBackground() {
        let image = backgroundImage(for: state)
        if image == nil && backgroundView == nil { return }
        let view = backgroundView ?? UIImageView()
        if backgroundView == nil {
            backgroundView = view
            insertSubview(view, at: 0)
        }
        view.image = image
    }

    // MARK: Layout

    private var titleSize: CGSize {
        guard let label = madeTitleLabel, label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    }

    /// The size of title and picture side by side, with the insets; of a configuration, as it says.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let configured { return configured.size(in: size.width > 0 ? size.width : .greatestFiniteMagnitude) }
        let (title, image) = (titleSize, currentImage?.size ?? .zero)
        let gap = title.width > 0 && image.width > 0 ? Self.spacing : 0
        let background = backgroundImage(for: state)?.size ?? .zero
        let width = title.width + gap + image.width + contentEdgeInsets.left + contentEdgeInsets.right
        let height = max(title.height, image.height) + contentEdgeInsets.top + contentEdgeInsets.bottom
        return CGSize(width: max(width, background.width), height: max(height, background.height))
    }

    /// The size of title and picture side by side, with the insets.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    override var baselineFont: UIFont? { madeTitleLabel?.font }

    override func baselinePlace(last: Bool) -> (fraction: CGFloat, offset: CGFloat) {
        guard let label = madeTitleLabel else { return super.baselinePlace(last: last) }
        let offset = (contentEdgeInsets.top - contentEdgeInsets.bottom) / 2
        return (0.5, offset - titleSize.height / 2 + label.baselinePlace(last: false).offset)
    }

    /// Puts picture and title side by side in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        if let configured { return configured.layOut() }
        backgroundView?.frame = bounds
        let room = bounds.inset(by: contentEdgeInsets)
        let image = currentImage?.size ?? .zero
        var title = titleSize
        let gap = title.width > 0 && image.width > 0 ? Self.spacing : 0
        title.width = min(title.width, max(0, room.width - image.width - gap))
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let content = CGSize(
            width: image.width + gap + title.width, height: max(image.height, title.height))
        let area = place(content, in: room)
        var (imageRect, titleRect) = (area, area)
        imageRect.size.width = min(image.width, area.width)
        titleRect.size.width = max(area.width - imageRect.width - gap, 0)
        if isReversed {
            imageRect.origin.x = area.maxX - imageRect.width
        } else {
            titleRect.origin.x = area.maxX - titleRect.width
        }
        madeImageView?.frame = lined(imageRect, height: image.height).inset(by: imageEdgeInsets)
        madeTitleLabel?.frame = lined(titleRect, height: title.height).inset(by: titleEdgeInsets)
    }

    /// Where a part of a height stands in the height of all.
    private func lined(_ rect: CGRect, height: CGFloat) -> CGRect {
        var rect = rect
        switch contentVerticalAlignment {
        case .top: break
        case .bottom: rect.origin.y = rect.maxY - height
        case .center: rect.origin.y = rect.midY - height / 2
        case .fill: return rect
        }
        rect.size.height = height
        return rect
    }
}
