/// Something in a bar: what bar buttons have in common.
@MainActor open class UIBarItem: NSObject {
    /// The text; nothing at first.
    open var title: String? { didSet { if oldValue != title { lookDidChange() } } }
    /// The picture, shown instead of the text.
    open var image: UIImage? { didSet { lookDidChange() } }
    /// Whether it can be used.
    ///
    /// True at first.
    open var isEnabled = true { didSet { if oldValue != isEnabled { lookDidChange() } } }
    /// A number of your own; 0 at first.
    open var tag = 0
    /// What assistive programs and tests call it.
    open var accessibilityIdentifier: String? { didSet { lookDidChange() } }
    /// What assistive programs read.
    open var accessibilityLabel: String? { didSet { lookDidChange() } }
    private final var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// Makes an item without title and picture.
    public override init() {
        super.init()
    }

    /// Makes an item.
    ///
    /// There are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Sets how the title is written in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        lookDidChange()
    }

    /// How the title is written in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    /// What a bar shows of the item changed.
    func lookDidChange() {}
}
