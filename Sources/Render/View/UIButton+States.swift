/// What a button has for its states, as properties, so that nodes can set it by key path.
extension UIButton {
    /// The text.
    public var text: String? {
        get { title(for: .normal) }
        set { setTitle(newValue, for: .normal) }
    }

    /// The text while the button is highlighted.
    public var highlightedText: String? {
        get { title(for: .highlighted) }
        set { setTitle(newValue, for: .highlighted) }
    }

    /// The text while the button is selected.
    public var selectedText: String? {
        get { title(for: .selected) }
        set { setTitle(newValue, for: .selected) }
    }

    /// The text while the button is disabled.
    public var disabledText: String? {
        get { title(for: .disabled) }
        set { setTitle(newValue, for: .disabled) }
    }

    /// The colour of the text.
    public var textColor: UIColor? {
        get { titleColor(for: .normal) }
        set { setTitleColor(newValue, for: .normal) }
    }

    /// The colour of the text while the button is highlighted.
    public var highlightedTextColor: UIColor? {
        get { titleColor(for: .highlighted) }
        set { setTitleColor(newValue, for: .highlighted) }
    }

    /// The colour of the text while the button is selected.
    public var selectedTextColor: UIColor? {
        get { titleColor(for: .selected) }
        set { setTitleColor(newValue, for: .selected) }
    }

    /// The colour of the text while the button is disabled.
    public var disabledTextColor: UIColor? {
        get { titleColor(for: .disabled) }
        set { setTitleColor(newValue, for: .disabled) }
    }

    /// The picture.
    public var image: UIImage? {
        get { image(for: .normal) }
        set { setImage(newValue, for: .normal) }
    }

    /// The picture while the button is highlighted.
    public var highlightedImage: UIImage? {
        get { image(for: .highlighted) }
        set { setImage(newValue, for: .highlighted) }
    }

    /// The picture while the button is selected.
    public var selectedImage: UIImage? {
        get { image(for: .selected) }
        set { setImage(newValue, for: .selected) }
    }

    /// The picture while the button is disabled.
    public var disabledImage: UIImage? {
        get { image(for: .disabled) }
        set { setImage(newValue, for: .disabled) }
    }

    /// The picture behind everything.
    public var backgroundImage: UIImage? {
        get { backgroundImage(for: .normal) }
        set { setBackgroundImage(newValue, for: .normal) }
    }

    /// The picture behind everything while the button is highlighted.
    public var highlightedBackgroundImage: UIImage? {
        get { backgroundImage(for: .highlighted) }
        set { setBackgroundImage(newValue, for: .highlighted) }
    }

    /// The picture behind everything while the button is selected.
    public var selectedBackgroundImage: UIImage? {
        get { backgroundImage(for: .selected) }
        set { setBackgroundImage(newValue, for: .selected) }
    }

    /// The picture behind everything while the button is disabled.
    public var disabledBackgroundImage: UIImage? {
        get { backgroundImage(for: .disabled) }
        set { setBackgroundImage(newValue, for: .disabled) }
    }

    /// The text with its attributes.
    public var attributedText: NSAttributedString? {
        get { attributedTitle(for: .normal) }
        set { setAttributedTitle(newValue, for: .normal) }
    }

    /// The text with its attributes while the button is highlighted.
    public var highlightedAttributedText: NSAttributedString? {
        get { attributedTitle(for: .highlighted) }
        set { setAttributedTitle(newValue, for: .highlighted) }
    }

    /// The text with its attributes while the button is selected.
    public var selectedAttributedText: NSAttributedString? {
        get { attributedTitle(for: .selected) }
        set { setAttributedTitle(newValue, for: .selected) }
    }

    /// The text with its attributes while the button is disabled.
    public var disabledAttributedText: NSAttributedString? {
        get { attributedTitle(for: .disabled) }
        set { setAttributedTitle(newValue, for: .disabled) }
    }

    /// The colour behind everything, as a picture of one point; `nil` for none.
    public var backgroundColorImage: UIColor? {
        get { viewRecord?.backgroundColorImage }
        set {
            ensuredRecord.backgroundColorImage = newValue
            setBackgroundImage(newValue.map(Self.picture), for: .normal)
        }
    }

    private static func picture(of color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            color.setFill()
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }
}
