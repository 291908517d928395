/// The base class of items in bars.
@preconcurrency @MainActor open class UIBarItem: AccessibleObject {
    /// The title; the default is `nil`.
    open var title: String? { didSet { if oldValue != title { displayDidChange() } } }
    /// A title of the framework, which is displayed in the language of the bar until another title is set.
    package final var builtInTitle: LocalizedString? {
        didSet { if let builtInTitle { title = builtInTitle.text() } }
    }
    /// The image, which is displayed instead of the title.
    open var image: UIImage? { didSet { displayDidChange() } }
    /// The image for phones in landscape orientation.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var landscapeImagePhone: UIImage?
    /// The insets by which the image is moved or resized from its place in the bar, in points.
    open var imageInsets = UIEdgeInsets.zero { didSet { if oldValue != imageInsets { displayDidChange() } } }
    /// Whether the item is enabled.
    ///
    /// The default is `true`.
    open var isEnabled = true { didSet { if oldValue != isEnabled { displayDidChange() } } }
    /// A client-defined number; the default is 0.
    open var tag = 0
    /// The image that the large content viewer shows; `nil` stands for ``image``.
    open var largeContentSizeImage: UIImage? { didSet { displayDidChange() } }
    /// The insets of ``largeContentSizeImage``, in points.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero { didSet { displayDidChange() } }
    /// The values of appearance proxies that the item has adopted.
    final var appearance: AdoptedAppearance?
    private final var settings: AccessibilitySettings?
    private final var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// The values that appearance proxies can set for the instances of the class.
    @_spi(Subclassing) open class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UIBarItem.self,
        adding: AppearanceProperty.states(
            attributes: { (item: UIBarItem, state) in item.titleTextAttributes(for: state) },
            set: { item, attributes, state in item.setTitleTextAttributes(attributes, for: state) }))

    /// Creates an item without title and image.
    public override init() {
        super.init()
    }

    /// Creates an empty item; archiving is not supported.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Sets the text attributes of the title for a control state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        displayDidChange()
    }

    /// Returns the text attributes of the title for a control state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    override var accessibilitySettings: AccessibilitySettings? {
        get { settings }
        set { settings = newValue }
    }

    package override func accessibilityDidChange(_ change: AccessibilityChange) {
        displayDidChange()
    }

    /// Called when a displayed property of the item changes.
    @_spi(Subclassing) open func displayDidChange() {}
}
