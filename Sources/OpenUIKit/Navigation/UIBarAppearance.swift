/// How a bar looks.
@MainActor open class UIBarAppearance: NSObject {
    /// What is done with what lies behind; nil shows it as it is.
    open var backgroundEffect: UIBlurEffect? { didSet { didChange() } }
    /// The colour over the effect.
    open var backgroundColor: UIColor? { didSet { didChange() } }
    /// A picture over the colour.
    open var backgroundImage: UIImage? { didSet { didChange() } }
    /// The colour of the line at the edge; nil means none.
    open var shadowColor: UIColor? { didSet { didChange() } }
    /// Tells the bar that has it.
    final var changed: (() -> Void)?

    /// Makes the system's default look.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Makes a copy of a look.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
    }

    /// What lies behind shines through, blurred.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        shadowColor = UIColor.separator
    }

    /// The system's ground, without anything that shines through.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
        shadowColor = UIColor.separator
    }

    /// No ground at all.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        shadowColor = nil
    }

    final func didChange() {
        changed?()
    }
}

/// How a navigation bar looks.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// How titles are written.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
    /// How large titles are written.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
}

/// How a tool bar looks.
@MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// The ground of a bar: effect, colour, picture and the line at its edge.
@MainActor final class BarBackground: UIView {
    private let effect = UIVisualEffectView(effect: nil)
    private let picture = UIImageView()
    private let line = UIView()
    private let hasLineAtTop: Bool

    init(hasLineAtTop: Bool) {
        self.hasLineAtTop = hasLineAtTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for part in [effect, picture, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ appearance: UIBarAppearance) {
        effect.effect = appearance.backgroundEffect
        effect.isHidden = appearance.backgroundEffect == nil
        backgroundColor = appearance.backgroundColor
        picture.image = appearance.backgroundImage
        line.backgroundColor = appearance.shadowColor
        line.isHidden = appearance.shadowColor == nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effect.frame = bounds
        picture.frame = bounds
        let scale = max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: 0, y: hasLineAtTop ? -1 / scale : bounds.height, width: bounds.width, height: 1 / scale)
    }
}
