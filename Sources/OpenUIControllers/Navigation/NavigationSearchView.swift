@_spi(Subclassing) import OpenUIKitCore

/// The part of a navigation bar that contains the search bar of an item, and clips it while scrolling hides it.
@MainActor final class NavigationSearchView: UIView {
    let searchBar: UISearchBar

    init(_ searchBar: UISearchBar) {
        self.searchBar = searchBar
        super.init(frame: .zero)
        clipsToBounds = true
        searchBar.isInNavigationBar = true
        addSubview(searchBar)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Whether the search bar is in the row of the title, rather than below it.
    var isInline: Bool {
        get { searchBar.isInline }
        set { searchBar.isInline = newValue }
    }

    var placement: UINavigationItem.SearchBarPlacement { isInline ? .inline : .stacked }

    /// Whether the view has been laid out in a window.
    private(set) var hasBeenShown = false

    var height: CGFloat { searchBar.intrinsicContentSize.height }

    /// The height that the search bar adds to that of the title.
    var extraHeight: CGFloat { isInline ? max(height - UINavigationBar.contentHeight, 0) : height }

    /// The height that is not hidden by scrolling.
    var visibleHeight: CGFloat = 0 {
        didSet {
            guard oldValue != visibleHeight else { return }
            searchBar.alpha = height > 0 ? min(visibleHeight / height, 1) : 1
            setNeedsLayout()
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The view may have been laid out before.
        if window != nil { setNeedsLayout() }
    }

    /// Aligns the search bar with the lower edge, so that it moves up under the title.
    override func layoutSubviews() {
        super.layoutSubviews()
        if window != nil { hasBeenShown = true }
        let height = height
        searchBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    /// Lets presses beside the search bar pass.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        searchBar.alpha > 0.01 && super.point(inside: point, with: event)
    }
}
