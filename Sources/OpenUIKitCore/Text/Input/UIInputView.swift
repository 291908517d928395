/// A view with the appearance of an input view, such as a bar with buttons.
///
/// It is displayed as the ``UIResponder/inputView`` or the ``UIResponder/inputAccessoryView`` of a responder, or in the
/// hierarchy like any other view.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The appearance of an input view.
    public enum Style: Int, Sendable {
        /// No background.
        case `default` = 0
        /// The background of keyboards.
        case keyboard = 1
    }

    /// The appearance of the view.
    public final let inputViewStyle: Style

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = .secondarySystemBackground }
    }

    /// Creates an input view without a background.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, inputViewStyle: .default)
    }

    /// Creates an input view; archives are not supported, so nothing is decoded.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    /// Whether the constraints of the view determine its height as an input view; the default is the height of its frame.
    open var allowsSelfSizing = false {
        didSet { if oldValue != allowsSelfSizing { superview?.setNeedsLayout() } }
    }
}
