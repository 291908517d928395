/// The appearance of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The effect applied to the content behind the bar; `nil` applies none.
    open var backgroundEffect: UIBlurEffect? { didSet { didChange() } }
    /// The color drawn above the effect.
    open var backgroundColor: UIColor? { didSet { didChange() } }
    /// The image drawn above the color.
    open var backgroundImage: UIImage? { didSet { didChange() } }
    /// How the image is resized or placed in the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
        didSet { if oldValue != backgroundImageContentMode { didChange() } }
    }
    /// The color of the line at the bar's edge; `nil` hides it.
    open var shadowColor: UIColor? { didSet { didChange() } }
    /// The image that replaces the line at the bar's edge, with its own height; an image without a size hides the line.
    open var shadowImage: UIImage? { didSet { didChange() } }
    /// Called when the appearance changes, to update the bar.
    final var changed: (() -> Void)?
    /// Identifies what is displayed: the same object in a copy, another one after a change.
    private final var content = NSObject()

    /// Creates the system's default appearance.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates a copy of an appearance, including what is special about bars of the same kind.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        adopt(barAppearance)
        content = barAppearance.content
    }

    /// Returns whether both appearances are copies of the same one and have not changed since.
    static func areCopies(_ first: UIBarAppearance?, _ second: UIBarAppearance?) -> Bool {
        first?.content === second?.content
    }

    /// Returns whether both appearances were set and are copies, or none was set.
    static func areCopies<Appearance: UIBarAppearance>(
        _ first: StandardAppearance<Appearance>, _ second: StandardAppearance<Appearance>
    ) -> Bool {
        first.isOwn == second.isOwn && (!first.isOwn || areCopies(first.value, second.value))
    }

    /// Adopts what is special about bars of a kind.
    func adopt(_ other: UIBarAppearance) {}

    /// Configures a translucent background with a blur effect.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        shadowColor = UIColor.separator
    }

    /// Configures an opaque background in the system color.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
        shadowColor = UIColor.separator
    }

    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        shadowColor = nil
    }

    /// Configures the background by the properties of bars that preceded appearances.
    ///
    /// A background image replaces the effect of a translucent bar, as in UIKit.
    final func configureBackground(isTranslucent: Bool, tintColor: UIColor?) {
        if isTranslucent {
            configureWithDefaultBackground()
        } else {
            configureWithOpaqueBackground()
        }
        if let tintColor { backgroundColor = tintColor }
        if backgroundImage != nil { backgroundEffect = nil }
    }

    /// Displays the color of a bar in place of the effect or the color of the system, or these again.
    final func show(tintColor: UIColor?, isTranslucent: Bool) {
        backgroundColor = tintColor ?? (isTranslucent ? nil : .systemBackground)
    }

    /// Displays an image instead of the effect of a translucent bar, or the effect again.
    final func show(backgroundImage image: UIImage?, isTranslucent: Bool) {
        guard image !== backgroundImage else { return }
        backgroundImage = image
        backgroundEffect = image == nil && isTranslucent ? UIBlurEffect(style: .systemChromeMaterial) : nil
    }

    final func didChange() {
        content = NSObject()
        changed?()
    }

    /// Updates the bar when the appearance of its buttons changes.
    fileprivate final func observed(_ appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        appearance.changed = { [weak self] in self?.didChange() }
        return appearance
    }

    /// Updates the bar when the appearance of its items changes.
    fileprivate final func observed(_ appearance: UITabBarItemAppearance) -> UITabBarItemAppearance {
        appearance.changed = { [weak self] in self?.didChange() }
        return appearance
    }
}

/// A copy of a bar's standard appearance, and whether that was set for the bar.
struct StandardAppearance<Value: UIBarAppearance> {
    let value: Value
    let isOwn: Bool
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
    /// The distance by which the title is displayed away from its place, in points; large titles do not move.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if oldValue != titlePositionAdjustment { didChange() } }
    }
    private final lazy var plainAppearance = observed(UIBarButtonItemAppearance(style: .plain))
    private final lazy var doneAppearance = observed(UIBarButtonItemAppearance(style: .done))
    private final lazy var backAppearance = observed(UIBarButtonItemAppearance(style: .plain))
    /// The image of back buttons and the mask of titles that were set; the image is displayed only with a mask.
    final var backIndicator: (image: UIImage?, mask: UIImage?) = (nil, nil) { didSet { didChange() } }

    /// The image at the leading edge of back buttons.
    public final var backIndicatorImage: UIImage { customBackIndicator ?? NavigationBarContent.chevron() }

    /// The image that masks the titles which move below the image of the back button on iOS; here they do not.
    public final var backIndicatorTransitionMaskImage: UIImage {
        (customBackIndicator == nil ? nil : backIndicator.mask) ?? NavigationBarContent.chevron()
    }

    /// Sets the image of back buttons, or restores the chevron of the system if one of the images is `nil`.
    ///
    /// The image has the tint color unless its rendering mode is `alwaysOriginal`. The mask has no effect, because titles do not
    /// move below the back button.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        backIndicator = (backIndicatorImage, transitionMaskImage)
    }

    /// The image of back buttons in place of the chevron.
    final var customBackIndicator: UIImage? {
        guard backIndicator.mask != nil, let image = backIndicator.image else { return nil }
        return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }

    /// The appearance of buttons in the plain style; the property holds a copy of the value that is set.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { plainAppearance }
        set {
            plainAppearance = observed(newValue.makeCopy())
            didChange()
        }
    }

    /// The appearance of buttons in the style for completing a task; the property holds a copy of the value that is set.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneAppearance }
        set {
            doneAppearance = observed(newValue.makeCopy())
            didChange()
        }
    }

    override func adopt(_ other: UIBarAppearance) {
        guard let other = other as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
        (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
        backButtonAppearance = other.backButtonAppearance
        backIndicator = other.backIndicator
        titlePositionAdjustment = other.titlePositionAdjustment
    }

    /// The appearance of back buttons; the property holds a copy of the value that is set.
    ///
    /// What it does not set has the appearance of ``buttonAppearance``.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { backAppearance }
        set {
            backAppearance = observed(newValue.makeCopy())
            didChange()
        }
    }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    override func adopt(_ other: UIBarAppearance) {
        guard let other = other as? UIToolbarAppearance else { return }
        (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
    }

    private final lazy var plainAppearance = observed(UIBarButtonItemAppearance(style: .plain))
    private final lazy var doneAppearance = observed(UIBarButtonItemAppearance(style: .done))

    /// The appearance of buttons in the plain style; the property holds a copy of the value that is set.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { plainAppearance }
        set {
            plainAppearance = observed(newValue.makeCopy())
            didChange()
        }
    }

    /// The appearance of buttons in the style for completing a task; the property holds a copy of the value that is set.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneAppearance }
        set {
            doneAppearance = observed(newValue.makeCopy())
            didChange()
        }
    }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    private final lazy var stackedAppearance = observed(UITabBarItemAppearance(style: .stacked))
    private final lazy var inlineAppearance = observed(UITabBarItemAppearance(style: .inline))

    /// The appearance of items in bars at the bottom; the property holds a copy of the value that is set.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stackedAppearance }
        set {
            stackedAppearance = observed(newValue.makeCopy())
            didChange()
        }
    }

    /// The appearance of items in bars at the top and at a side; the property holds a copy of the value that is set.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { inlineAppearance }
        set {
            inlineAppearance = observed(newValue.makeCopy())
            didChange()
        }
    }

    /// The appearance of items in the low bars of phones.
    @available(*, deprecated, message: "Has no effect on Linux. Set inlineLayoutAppearance.")
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { inlineLayoutAppearance }
        set {}
    }

    /// The arrangement of the items in bars at the bottom.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { if oldValue != stackedItemPositioning { didChange() } }
    }
    /// The width of centered items in bars at the bottom, in points; 0 stands for the default.
    open var stackedItemWidth: CGFloat = 0 { didSet { if oldValue != stackedItemWidth { didChange() } } }
    /// The distance between centered items in bars at the bottom, in points; 0 stands for the default.
    open var stackedItemSpacing: CGFloat = 0 { didSet { if oldValue != stackedItemSpacing { didChange() } } }
    /// The image behind the selected item; a resizable image fills the item, another one is centered in it.
    open var selectionIndicatorImage: UIImage? { didSet { didChange() } }
    /// The color of ``selectionIndicatorImage``; `nil` stands for the colors of the image, or the tint color if it is a template.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { if oldValue != selectionIndicatorTintColor { didChange() } }
    }

    override func adopt(_ other: UIBarAppearance) {
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        stackedItemPositioning = other.stackedItemPositioning
        (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
        (selectionIndicatorImage, selectionIndicatorTintColor) = (
            other.selectionIndicatorImage, other.selectionIndicatorTintColor
        )
    }
}

/// The background of a bar: effect, color, image, and the line at its edge.
@MainActor package final class BarBackground: UIView {
    private let effect = UIVisualEffectView(effect: nil)
    private let picture = UIImageView()
    private let line = UIImageView()
    /// The edge at which the line is.
    var lineEdge: UIRectEdge { didSet { if oldValue != lineEdge { setNeedsLayout() } } }

    init(lineAt edge: UIRectEdge) {
        lineEdge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for part in [effect, picture, line] { addSubview(part) }
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// Shows the background of an appearance, or none.
    func show(_ appearance: UIBarAppearance, isTransparent: Bool = false) {
        guard !isTransparent else { return showNothing() }
        effect.effect = appearance.backgroundEffect
        effect.isHidden = appearance.backgroundEffect == nil
        backgroundColor = appearance.backgroundColor
        picture.image = appearance.backgroundImage
        picture.contentMode = appearance.backgroundImageContentMode
        line.image = appearance.shadowImage
        line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        line.isHidden = appearance.shadowImage == nil && appearance.shadowColor == nil
        setNeedsLayout()
    }

    private func showNothing() {
        effect.effect = nil
        effect.isHidden = true
        backgroundColor = nil
        picture.image = nil
        line.isHidden = true
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        effect.frame = bounds
        picture.frame = bounds
        line.frame = lineFrame(thickness: line.image?.size.height ?? 1 / max(traitCollection.displayScale, 1))
    }

    /// Returns the frame of the line, which is outside of the bar.
    private func lineFrame(thickness: CGFloat) -> CGRect {
        switch lineEdge {
        case .top: CGRect(x: 0, y: -thickness, width: bounds.width, height: thickness)
        case .left: CGRect(x: -thickness, y: 0, width: thickness, height: bounds.height)
        case .right: CGRect(x: bounds.width, y: 0, width: thickness, height: bounds.height)
        default: CGRect(x: 0, y: bounds.height, width: bounds.width, height: thickness)
        }
    }
}
