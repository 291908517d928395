/// A row of dots, one for each page, of which the current one stands out.
///
/// It shows the page it is given: if the closure does not lead to another one, the dots go back. The closure is behaviour
/// and no part of `==`.
public struct PageControl: Component {
    /// How many pages there are.
    public let numberOfPages: Int
    /// The number of the current page, counted from 0.
    public let currentPage: Int
    /// Whether nothing is shown while there is one page, or none.
    public let hidesForSinglePage: Bool
    /// Whether another page can be chosen.
    public let isEnabled: Bool
    /// The colour of the dots; nil means that of the system.
    public let color: UIColor?
    /// The colour of the current page's dot; nil means that of the system.
    public let currentColor: UIColor?
    /// Told of the page that is chosen.
    public let pageUpdated: (Int) -> Void

    /// Makes a row of dots.
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

    /// Whether both look the same; the closure does not count.
    public static func == (lhs: PageControl, rhs: PageControl) -> Bool {
        lhs.numberOfPages == rhs.numberOfPages && lhs.currentPage == rhs.currentPage
            && lhs.hidesForSinglePage == rhs.hidesForSinglePage && lhs.isEnabled == rhs.isEnabled
            && lhs.color == rhs.color && lhs.currentColor == rhs.currentColor
    }

    /// The control that shows a ``PageControl``.
    public final class View: UIPageControl {
        private var component: PageControl?

        /// Makes the control.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.didChoose() }, for: .valueChanged)
        }

        /// Controls of components are not archived: returns nil.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: PageControl) {
            self.component = component
            isEnabled = component.isEnabled
            numberOfPages = component.numberOfPages
            hidesForSinglePage = component.hidesForSinglePage
            pageIndicatorTintColor = component.color
            currentPageIndicatorTintColor = component.currentColor
            currentPage = component.currentPage
        }

        func refreshBehavior(from component: PageControl) {
            self.component = component
        }

        private func didChoose() {
            component?.pageUpdated(currentPage)
            if let component { currentPage = component.currentPage }
        }
    }

    /// Makes the control.
    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the dots that there is room for.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self)
        let size = view.intrinsicContentSize
        return CGSize(width: min(size.width, availableSize.width), height: size.height)
    }

    /// Hands the control the newest closure.
    public func refreshBehavior(view: View, state: EmptyComponentState) {
        view.refreshBehavior(from: self)
    }
}
