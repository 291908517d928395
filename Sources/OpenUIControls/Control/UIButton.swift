@_spi(Subclassing) import OpenUIKitCore

/// A button with a title, an image, or both.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The types of buttons.
    public enum ButtonType: Int, Sendable {
        /// A button without a predefined appearance.
        case custom = 0
        /// A title in the tint color that fades while the button is highlighted.
        case system = 1
        /// A symbol in a circle, for showing details.
        case detailDisclosure = 2
        /// The letter i in a circle.
        case infoLight = 3
        /// The letter i in a circle.
        case infoDark = 4
        /// A plus sign in a circle.
        case contactAdd = 5
        /// A cross in a filled circle.
        case close = 7

        /// The same as ``system``.
        public static let roundedRect = ButtonType.system
    }

    /// The role of a button among the buttons of a screen.
    public enum Role: Int, Sendable {
        /// No special role.
        case normal = 0
        /// The default action, which the Return key triggers.
        case primary = 1
        /// Cancels without changing anything; the Escape key triggers it.
        case cancel = 2
        /// Deletes data; the title is red.
        case destructive = 3
    }

    /// A closure that updates the configuration of a button for its state.
    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

    private struct StateContent {
        var titles: [State: String] = [:]
        var titleColors: [State: UIColor] = [:]
        var titleShadowColors: [State: UIColor] = [:]
        var attributedTitles: [State: NSAttributedString] = [:]
        var images: [State: UIImage] = [:]
        var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
        var backgrounds: [State: UIImage] = [:]
    }

    private final var stateContent = StateContent()
    private final var kind = ButtonType.custom
    private final var storedRole = Role.normal
    private final var storedTitleLabel: UILabel?
    private final var storedImageView: UIImageView?
    private final var backgroundView: UIImageView?

    /// The type with which the button was created.
    public final var buttonType: ButtonType { kind }

    /// The insets around title and image, in points.
    ///
    /// With insets of zero, which is the default, the natural size of a button has 6 points above and below its title,
    /// as in UIKit. Insets that are not finite are ignored, also by the two properties below.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            if !contentEdgeInsets.isFinite { contentEdgeInsets = oldValue }
            if oldValue != contentEdgeInsets { contentDidChange() }
        }
    }
    /// The insets of the area in which the title is aligned, in points; they do not change the button's natural size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet {
            if !titleEdgeInsets.isFinite { titleEdgeInsets = oldValue }
            if oldValue != titleEdgeInsets { contentDidChange() }
        }
    }
    /// The insets of the area in which the image is aligned, in points; they do not change the button's natural size.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet {
            if !imageEdgeInsets.isFinite { imageEdgeInsets = oldValue }
            if oldValue != imageEdgeInsets { setNeedsLayout() }
        }
    }

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UIButton.self,
        adding: AppearanceProperty.states(
            get: { (button: UIButton, state) in button.stateContent.titleColors[state] },
            set: { button, color, state in button.setTitleColor(color, for: state) })
            + AppearanceProperty.states(
                get: { (button: UIButton, state) in button.stateContent.titleShadowColors[state] },
                set: { button, color, state in button.setTitleShadowColor(color, for: state) })
            + AppearanceProperty.states(
                get: { (button: UIButton, state) in button.stateContent.backgrounds[state] },
                set: { button, image, state in button.setBackgroundImage(image, for: state) })
            + AppearanceProperty.states(
                get: { (button: UIButton, state) in button.stateContent.symbolConfigurations[state] },
                set: { button, configuration, state in
                    button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
                })
            + [AppearanceProperty(\UIButton.contentEdgeInsets)], to: UIControl.appearanceProperties)

    /// Creates a button of type ``ButtonType/custom``.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a button of type ``ButtonType/custom``; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a button of the given type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Sets the button's type and the image that belongs to it.
    package final func become(_ buttonType: ButtonType) {
        kind = buttonType
        if let picture = buttonType.picture { setImage(picture, for: .normal) }
    }

    /// Creates a button with a configuration and the action that a press performs.
    ///
    /// The title and image of the action are shown if the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// Creates a button with the title and image of an action, which a press performs.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        show(primaryAction)
    }

    /// Creates a custom button with the title and image of an action, which a press performs.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        show(primaryAction)
    }

    private final func show(_ primaryAction: UIAction?) {
        guard let primaryAction else { return }
        setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    // MARK: Configuration

    private final var storedConfiguration: Configuration?
    private final var configured: ButtonConfigurationRenderer?
    private final var needsConfigurationUpdate = false
    private final var isUpdatingConfiguration = false

    /// The button's content and appearance, or `nil` for a button whose title, images and colors are set individually.
    open var configuration: Configuration? {
        get { storedConfiguration }
        set {
            guard newValue != storedConfiguration else { return }
            storedConfiguration = newValue
            configurationDidChange()
        }
    }

    /// A closure that updates the configuration whenever the button's state changes.
    ///
    /// Called before the next layout. Call ``setNeedsUpdateConfiguration()`` when other values change that the closure
    /// uses.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet {
            if configurationUpdateHandler != nil { _ = hover }
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether changes of the button's state update the configuration automatically.
    ///
    /// The default is `true`.
    open var automaticallyUpdatesConfiguration = true

    /// Whether a press toggles the selection.
    ///
    /// The default is `false`.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if oldValue != changesSelectionAsPrimaryAction { primaryActionDidChange() } }
    }

    /// Schedules ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Updates the configuration for the button's state by calling ``configurationUpdateHandler``.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
        if storedConfiguration != nil { updateAppearance() }
    }

    private func configurationDidChange() {
        if let storedConfiguration, configured == nil {
            storedTitleLabel?.removeFromSuperview()
            storedImageView?.removeFromSuperview()
            let made = ButtonConfigurationRenderer(self, storedConfiguration)
            configured = made
            storedTitleLabel = made.titleLabel
            storedImageView = made.imageView
            observeInterfaceStyle()
            setFollowsSizeCategory(true)
        } else if storedConfiguration == nil {
            configured?.remove()
            configured = nil
            setFollowsSizeCategory(false)
            storedTitleLabel = nil
            storedImageView = nil
        }
        if !isUpdatingConfiguration { needsConfigurationUpdate = configurationUpdateHandler != nil }
        contentDidChange()
    }

    /// Shows the title of a configuration in the current size category.
    package final func followSizeCategory() {
        if storedConfiguration != nil { contentDidChange() }
    }

    @_spi(Subclassing) open override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        configured?.focusShape ?? (bounds, layer.cornerRadius)
    }

    @_spi(Subclassing) public override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        if storedConfiguration != nil { updateAppearance() }
    }

    /// The role of the button among the buttons of a screen.
    open var role: Role {
        get { storedRole }
        set {
            guard storedRole != newValue else { return }
            storedRole = newValue
            keyboardRole = newValue.keyboardRole
            contentDidChange()
        }
    }

    // MARK: Menu

    /// The menu that a secondary click, a long press or the Menu key opens; setting it enables
    /// ``UIControl/isContextMenuInteractionEnabled``.
    open var menu: UIMenu? {
        didSet { if (oldValue == nil) != (menu == nil) { isContextMenuInteractionEnabled = menu != nil } }
    }

    open override var isContextMenuInteractionEnabled: Bool {
        didSet { if oldValue != isContextMenuInteractionEnabled { primaryActionDidChange() } }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { if oldValue != showsMenuAsPrimaryAction { primaryActionDidChange() } }
    }

    /// Updates the indicator of a configuration, which depends on what a press does.
    private func primaryActionDidChange() {
        if storedConfiguration != nil { contentDidChange() }
    }

    /// Returns a configuration with the ``menu``, or `nil` without one.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu == nil ? nil : UIContextMenuConfiguration { [weak self] _ in self?.menu }
    }

    /// The title, the configuration's title, or the name of the button's type.
    @_spi(Subclassing) open override var defaultAccessibilityLabel: String? {
        let title = currentTitle ?? currentAttributedTitle?.string ?? configuration?.title
        return title ?? kind.accessibilityName.map { builtInText($0) } ?? super.defaultAccessibilityLabel
    }

    @_spi(Subclassing) open override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

    // MARK: Content

    /// The label that shows the title, created on first use.
    public final var titleLabel: UILabel? {
        if storedTitleLabel == nil { storedTitleLabel = makeTitleLabel() }
        return storedTitleLabel
    }

    /// The label that shows the subtitle of the `configuration`, or `nil` without one.
    public final var subtitleLabel: UILabel? { configured?.subtitle }

    /// Whether the button's menu is open; changes update the configuration.
    public private(set) final var isHeld = false {
        didSet {
            if oldValue != isHeld, automaticallyUpdatesConfiguration, configurationUpdateHandler != nil {
                setNeedsUpdateConfiguration()
            }
        }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        isHeld = true
        super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        isHeld = false
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }

    /// Whether the pointer is over the button; changes update the configuration.
    public final var isHovered: Bool { hover.isInside }

    private final lazy var hover = ButtonHover(of: self)

    /// Whether the pointer changes its shape over the button.
    @available(*, deprecated, message: "Has no effect on Linux. Add a UIPointerInteraction.")
    open var isPointerInteractionEnabled = false

    /// Whether a glow is shown behind the content while the button is highlighted.
    ///
    /// The default is `false`.
    open var showsTouchWhenHighlighted = false { didSet { updateGlow() } }
    private final var glow: ButtonGlow?

    private func updateGlow() {
        let isShown = showsTouchWhenHighlighted && isHighlighted
        guard isShown || glow != nil else { return }
        let glow = glow ?? ButtonGlow(in: layer)
        self.glow = glow
        glow.show(isShown, in: bounds)
    }

    /// The view that shows the image, created on first use.
    public final var imageView: UIImageView? {
        if storedImageView == nil {
            let view = UIImageView()
            view.contentMode = .scaleAspectFit
            addSubview(view)
            storedImageView = view
        }
        return storedImageView
    }

    /// Sets the title for a state; states without a title use that of the normal state.
    ///
    /// A configuration without a title shows it as well.
    open func setTitle(_ title: String?, for state: State) {
        stateContent.titles[state] = title
        contentDidChange()
    }

    /// Sets the attributed title for a state, which takes precedence over ``setTitle(_:for:)``.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        stateContent.attributedTitles[state] = title
        contentDidChange()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        stateContent.titleColors[state] = color
        contentDidChange()
    }

    /// Sets the color of the title's shadow for a state; its offset is that of the ``titleLabel``.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        stateContent.titleShadowColors[state] = color
        titleLabel?.shadowColor = currentTitleShadowColor
    }

    open func setImage(_ image: UIImage?, for state: State) {
        stateContent.images[state] = image
        contentDidChange()
    }

    /// Sets the configuration of symbols for a state, as far as they do not specify their own.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        stateContent.symbolConfigurations[state] = configuration
        contentDidChange()
    }

    /// Whether the image fades while the button is highlighted, initially `true`.
    ///
    /// Like ``adjustsImageWhenDisabled``, it has no effect on a button with a configuration.
    open var adjustsImageWhenHighlighted = true {
        didSet { if oldValue != adjustsImageWhenHighlighted { updateAppearance() } }
    }

    /// Whether the image fades while the button is disabled, initially `true`.
    open var adjustsImageWhenDisabled = true {
        didSet { if oldValue != adjustsImageWhenDisabled { updateAppearance() } }
    }

    /// Sets the image behind title and image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        stateContent.backgrounds[state] = image
        contentDidChange()
    }

    open func title(for state: State) -> String? { stateContent.titles.value(for: state) }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        stateContent.attributedTitles.value(for: state)
    }
    /// The attributed title for the current state.
    public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The background image for the current state.
    public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open func titleColor(for state: State) -> UIColor? {
        stateContent.titleColors.value(for: state)
    }
    /// Returns the color of the title's shadow for a state.
    open func titleShadowColor(for state: State) -> UIColor? {
        stateContent.titleShadowColors.value(for: state)
    }
    /// The color of the title's shadow for the current state.
    public final var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open func image(for state: State) -> UIImage? { stateContent.images.value(for: state) }
    /// Returns the configuration of symbols for a state; states without one use that of the normal state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        stateContent.symbolConfigurations.value(for: state)
    }
    open func backgroundImage(for state: State) -> UIImage? {
        stateContent.backgrounds.value(for: state)
    }
    /// The title for the current state.
    public final var currentTitle: String? { title(for: state) }
    /// The title color for the current state.
    ///
    /// A title without a color of its own has the tint color, or a legible shade of it: ``UIColor/link`` if that is
    /// system blue.
    public final var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor }
    /// The image for the current state.
    public final var currentImage: UIImage? { image(for: state) }
    /// The configuration of symbols for the current state.
    public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// The image for the current state, with the preferred configuration of a symbol.
    private var shownImage: UIImage? {
        guard let preferred = currentPreferredSymbolConfiguration else { return currentImage }
        return currentImage.map { $0.displayed(with: preferred, scale: $0.scale) }
    }

    private var defaultTitleColor: UIColor {
        if kind == .custom { return .white }
        guard isEnabled else { return .tertiaryLabel }
        return role == .destructive ? .destructiveText : textTintColor
    }

    private func makeTitleLabel() -> UILabel {
        let label = ButtonTitleLabel()
        label.font = .systemFont(ofSize: kind == .custom ? UIFont.buttonFontSize : 15)
        label.textAlignment = .center
        addSubview(label)
        return label
    }

    // MARK: Appearance

    @_spi(Subclassing) public override func stateDidChange() {
        if automaticallyUpdatesConfiguration, configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        contentDidChange()
    }

    @_spi(Subclassing) public override func willSend(_ events: Event) {
        if changesSelectionAsPrimaryAction, events.contains(.primaryActionTriggered) { isSelected.toggle() }
    }

    @_spi(Subclassing) public override var touchUpInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    private func contentDidChange() {
        accessibilityDidChange(.content)
        updateGlow()
        updateAppearance()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func updateAppearance() {
        if let storedConfiguration, let configured {
            return configured.show(storedConfiguration, title: currentTitle, image: shownImage)
        }
        let fade: CGFloat = isHighlighted ? 0.3 : 1
        if currentTitle != nil || currentAttributedTitle != nil || storedTitleLabel?.text != nil {
            let label = titleLabel
            label?.textColor = currentTitleColor
            if !stateContent.titleShadowColors.isEmpty { label?.shadowColor = currentTitleShadowColor }
            if let text = currentAttributedTitle { label?.attributedText = text } else { label?.text = currentTitle }
            label?.alpha = fade
        }
        if currentImage != nil || storedImageView != nil {
            imageView?.showsAutomaticImagesAsTemplates = kind == .system
            imageView?.image = shownImage
            imageView?.alpha = imageAlpha
        }
        showBackground()
    }

    private var imageAlpha: CGFloat {
        if !isEnabled { return adjustsImageWhenDisabled ? 0.5 : 1 }
        return isHighlighted && adjustsImageWhenHighlighted ? 0.3 : 1
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

    /// Returns the size of the title, which wraps in a width if its label has several lines.
    private func titleSize(in width: CGFloat = .infinity) -> CGSize {
        guard let label = storedTitleLabel, label.text?.isEmpty == false else { return .zero }
        let natural = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        guard label.numberOfLines != 1, natural.width > width else { return natural }
        return label.sizeThatFits(CGSize(width: max(width, 0), height: .infinity))
    }

    private func contentLayout(in width: CGFloat = .infinity) -> ButtonContentLayout {
        let image = shownImage?.size ?? .zero
        return ButtonContentLayout(
            title: titleSize(in: width - image.width), image: image,
            horizontalAlignment: effectiveContentHorizontalAlignment, verticalAlignment: contentVerticalAlignment,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Returns the size of the configuration's content, or of title and image side by side with the insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let configured { return configured.size(in: size.width > 0 ? size.width : .greatestFiniteMagnitude) }
        let content = contentLayout().fittingSize(insets: contentEdgeInsets)
        let background = backgroundImage(for: state)?.size ?? .zero
        return CGSize(width: max(content.width, background.width), height: max(content.height, background.height))
    }

    /// The size of the configuration's content, or of title and image side by side with the insets.
    ///
    /// The texts of a configuration wrap at the width that constraints determined for the button.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(
            CGSize(width: layoutWidth ?? .greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    }

    @_spi(Subclassing) public override var wrapsContent: Bool { configured?.wrapsText == true }

    @_spi(Subclassing) public override var layoutWidth: CGFloat? {
        get { configured?.layoutWidth }
        set { configured?.layoutWidth = newValue }
    }

    @_spi(Subclassing) public override var baselineFont: UIFont? { storedTitleLabel?.font }

    @_spi(Subclassing) public override func baselinePosition(last: Bool) -> (fraction: CGFloat, offset: CGFloat) {
        guard let label = storedTitleLabel else { return super.baselinePosition(last: last) }
        let (content, title) = (contentEdgeInsets, titleEdgeInsets)
        let offset = (content.top + title.top - content.bottom - title.bottom) / 2
        return (0.5, offset - titleSize().height / 2 + label.baselinePosition(last: false).offset)
    }

    /// Returns the rectangle of the background image: by default the bounds.
    ///
    /// Like the three methods below, it is not called for a button with a configuration.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle for image and title: by default the bounds inside of ``contentEdgeInsets``.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// Returns the rectangle of the title: by default aligned, next to the image, inside of ``titleEdgeInsets``.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let contentArea = contentRect.inset(by: titleEdgeInsets)
        return contentLayout(in: contentArea.width).titleRect(in: contentArea)
    }

    /// Returns the rectangle of the image: by default aligned, next to the title, inside of ``imageEdgeInsets``.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        let contentArea = contentRect.inset(by: imageEdgeInsets)
        return contentLayout(in: contentArea.width).imageRect(in: contentArea)
    }

    /// Positions the configuration's content, or image and title side by side according to the content alignment.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        if let configured { return configured.layOut() }
        backgroundView?.frame = backgroundRect(forBounds: bounds)
        let contentArea = contentRect(forBounds: bounds)
        storedImageView?.frame = imageRect(forContentRect: contentArea)
        storedTitleLabel?.frame = titleRect(forContentRect: contentArea)
    }
}

extension UIButton: SizeCategoryFollowing {}

/// The title of a button without a configuration, whose size determines those of the button and its parts.
@MainActor private final class ButtonTitleLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.invalidateIntrinsicContentSize()
    }
}
