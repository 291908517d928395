/// A row of dots that represents pages and highlights the current one.
///
/// It shows the specified page: if the closure does not change it, the previous dot is selected again. The closure is
/// behavior and not part of `==`.
public struct PageControl: Component {
    public let numberOfPages: Int
    /// The zero-based index of the current page.
    public let currentPage: Int
    /// Whether the control is hidden if there is at most one page.
    public let hidesForSinglePage: Bool
    /// Whether the user can select a page.
    public let isEnabled: Bool
    /// The color of the dots; `nil` uses the system's color.
    public let color: UIColor?
    /// The color of the current page's dot; `nil` uses the system's color.
    public let currentColor: UIColor?
    /// The closure called when the user selects a page.
    public let pageUpdated: (Int) -> Void

    /// Creates a page control.
    public init(
        numberOfPages: Int, currentPage: Int, hidesForSinglePage: Bool = false, isEnabled: Bool = true,
        color: UIColor? = nil, currentColor: UIColor? = nil, pageUpdated: @escaping (Int) -> Void
    ) {
        self.numberOfPages = numberOfPages
        self.currentPage = currentPage
        self.hidesForSinglePage = hidesForSinglePage
        self.isEnabled = isEnabled
        self.color = color
        self.currentColor = currentColor
        self.pageUpdated = pageUpdated
    }

    /// Returns whether both have equal properties; the closure is ignored.
    public static func == (lhs: PageControl, rhs: PageControl) -> Bool {
        lhs.numberOfPages == rhs.numberOfPages && lhs.currentPage == rhs.currentPage
            && lhs.hidesForSinglePage == rhs.hidesForSinglePage && lhs.isEnabled == rhs.isEnabled
            && lhs.color == rhs.color && lhs.currentColor == rhs.currentColor
    }

    /// The control of a ``PageControl``.
    public final class View: UIPageControl {
        private var component: PageControl?

        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.userDidSelectPage() }, for: .valueChanged)
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: PageControl) {
            let isNew = self.component != component
            self.component = component
            isEnabled = component.isEnabled && !InheritedValues.isDisabled
            numberOfPages = component.numberOfPages
            hidesForSinglePage = component.hidesForSinglePage
            pageIndicatorTintColor = component.color
            currentPageIndicatorTintColor = component.currentColor
            // An update that changes only closures must not revert a change that the control is about to report.
            if isNew { currentPage = component.currentPage }
        }

        private func userDidSelectPage() {
            component?.pageUpdated(currentPage)
            if let component { currentPage = component.currentPage }
        }
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows as many dots as fit.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self)
        let size = view.intrinsicContentSize
        return CGSize(width: min(size.width, availableSize.width), height: size.height)
    }
}

extension PageControl {
    /// Creates a page control for a binding to the index of the current page.
    public init(
        numberOfPages: Int, currentPage: Binding<Int>, hidesForSinglePage: Bool = false, isEnabled: Bool = true,
        color: UIColor? = nil, currentColor: UIColor? = nil
    ) {
        self.init(
            numberOfPages: numberOfPages, currentPage: currentPage.wrappedValue,
            hidesForSinglePage: hidesForSinglePage, isEnabled: isEnabled, color: color, currentColor: currentColor,
            pageUpdated: currentPage.setFromControl)
    }
}
