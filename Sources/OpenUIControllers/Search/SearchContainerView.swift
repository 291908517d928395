@_spi(Subclassing) import OpenUIKitCore

/// The view of a search controller: the results, or a shade over the content that is searched.
///
/// It passes touches while it shows neither.
@MainActor final class SearchContainerView: UIView {
    private static let shadeOpacity: CGFloat = 0.2

    /// Called when the shade is pressed.
    var pressed: () -> Void = {}
    let shade = UIView()
    private(set) var results: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        shade.backgroundColor = .black
        shade.alpha = 0
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] in if $0.state == .ended { self?.pressed() } }
        shade.addGestureRecognizer(tap)
        shade.isAccessibilityElement = true
        shade.builtInAccessibilityLabel = .BuiltIn.searchCancel
        shade.accessibilityTraits = .button
        addSubview(shade)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Whether the content behind the view can be seen but not used.
    var isObscuring = false {
        didSet {
            shade.alpha = isObscuring ? Self.shadeOpacity : 0
            if oldValue != isObscuring { accessibilityDidChange(.structure) }
        }
    }

    func showResults(_ view: UIView?) {
        guard view !== results else { return }
        results?.removeFromSuperview()
        results = view
        if let view { addSubview(view) }
        setNeedsLayout()
        accessibilityDidChange(.structure)
    }

    private var coversContent: Bool { isObscuring || results != nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        coversContent && super.point(inside: point, with: event)
    }

    /// Hides the content behind the view from assistive technologies and from the Tab key while the view covers it.
    @_spi(Subclassing) public override var isAccessibilityModalByDefault: Bool { coversContent }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        results?.frame = bounds
    }
}
