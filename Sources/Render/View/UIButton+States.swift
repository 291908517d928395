/// The state-dependent attributes of a button as properties, so that nodes can set them by key path.
extension UIButton {
    /// The title in the normal state.
    public var text: String? {
        get { title(for: .normal) }
        set { setTitle(newValue, for: .normal) }
    }

    /// The title in the highlighted state.
    public var highlightedText: String? {
        get { title(for: .highlighted) }
        set { setTitle(newValue, for: .highlighted) }
    }

    /// The title in the selected state.
    public var selectedText: String? {
        get { title(for: .selected) }
        set { setTitle(newValue, for: .selected) }
    }

    /// The title in the disabled state.
    public var disabledText: String? {
        get { title(for: .disabled) }
        set { setTitle(newValue, for: .disabled) }
    }

    /// The title color in the normal state.
    public var textColor: UIColor? {
        get { titleColor(for: .normal) }
        set { setTitleColor(newValue, for: .normal) }
    }

    /// The title color in the highlighted state.
    public var highlightedTextColor: UIColor? {
        get { titleColor(for: .highlighted) }
        set { setTitleColor(newValue, for: .highlighted) }
    }

    /// The title color in the selected state.
    public var selectedTextColor: UIColor? {
        get { titleColor(for: .selected) }
        set { setTitleColor(newValue, for: .selected) }
    }

    /// The title color in the disabled state.
    public var disabledTextColor: UIColor? {
        get { titleColor(for: .disabled) }
        set { setTitleColor(newValue, for: .disabled) }
    }

    /// The image in the normal state.
    public var image: UIImage? {
        get { image(for: .normal) }
        set { setImage(newValue, for: .normal) }
    }

    /// The image in the highlighted state.
    public var highlightedImage: UIImage? {
        get { image(for: .highlighted) }
        set { setImage(newValue, for: .highlighted) }
    }

    /// The image in the selected state.
    public var selectedImage: UIImage? {
        get { image(for: .selected) }
        set { setImage(newValue, for: .selected) }
    }

    /// The image in the disabled state.
    public var disabledImage: UIImage? {
        get { image(for: .disabled) }
        set { setImage(newValue, for: .disabled) }
    }

    /// The background image in the normal state.
    public var backgroundImage: UIImage? {
        get { backgroundImage(for: .normal) }
        set { setBackgroundImage(newValue, for: .normal) }
    }

    /// The background image in the highlighted state.
    public var highlightedBackgroundImage: UIImage? {
        get { backgroundImage(for: .highlighted) }
        set { setBackgroundImage(newValue, for: .highlighted) }
    }

    /// The background image in the selected state.
    public var selectedBackgroundImage: UIImage? {
        get { backgroundImage(for: .selected) }
        set { setBackgroundImage(newValue, for: .selected) }
    }

    /// The background image in the disabled state.
    public var disabledBackgroundImage: UIImage? {
        get { backgroundImage(for: .disabled) }
        set { setBackgroundImage(newValue, for: .disabled) }
    }

    /// The attributed title in the normal state.
    public var attributedText: NSAttributedString? {
        get { attributedTitle(for: .normal) }
        set { setAttributedTitle(newValue, for: .normal) }
    }

    /// The attributed title in the highlighted state.
    public var highlightedAttributedText: NSAttributedString? {
        get { attributedTitle(for: .highlighted) }
        set { setAttributedTitle(newValue, for: .highlighted) }
    }

    /// The attributed title in the selected state.
    public var selectedAttributedText: NSAttributedString? {
        get { attributedTitle(for: .selected) }
        set { setAttributedTitle(newValue, for: .selected) }
    }

    /// The attributed title in the disabled state.
    public var disabledAttributedText: NSAttributedString? {
        get { attributedTitle(for: .disabled) }
        set { setAttributedTitle(newValue, for: .disabled) }
    }

    /// The color of the background image, which is a single pixel of that color; `nil` for no image.
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
