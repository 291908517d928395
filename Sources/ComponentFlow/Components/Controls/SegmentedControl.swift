/// A row of titles of which one is chosen.
///
/// ```swift
/// SegmentedControl(titles: ["Day", "Week"], selectedIndex: state.index) { state.index = $0; state.updated() }
/// ```
///
/// It shows the choice it is given: if the closure does not lead to another one, the choice goes back. It is as wide as
/// its titles need, or as it may be if that is less. The closure is behaviour and no part of `==`.
public struct SegmentedControl: Component {
    /// The titles.
    public let titles: [String]
    /// Which title is chosen; nil for none.
    public let selectedIndex: Int?
    /// Whether another title can be chosen.
    public let isEnabled: Bool
    /// Told of the title that is chosen.
    public let selectionUpdated: (Int) -> Void

    /// Makes a row of titles.
    public init(
        titles: [String], selectedIndex: Int?, isEnabled: Bool = true, selectionUpdated: @escaping (Int) -> Void
    ) {
        self.titles = titles
        self.selectedIndex = selectedIndex
        self.isEnabled = isEnabled
        self.selectionUpdated = selectionUpdated
    }

    /// Whether both look the same; the closure does not count.
    public static func == (lhs: SegmentedControl, rhs: SegmentedControl) -> Bool {
        lhs.titles == rhs.titles && lhs.selectedIndex == rhs.selectedIndex && lhs.isEnabled == rhs.isEnabled
    }

    /// The control that shows a ``SegmentedControl``.
    public final class View: UISegmentedControl {
        private var component: SegmentedControl?

        /// Makes the control.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.didChoose() }, for: .valueChanged)
        }

        /// Controls of components are not archived: returns nil.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: SegmentedControl, animated: Bool) {
            let old = self.component
            self.component = component
            isEnabled = component.isEnabled
            if old?.titles != component.titles { show(component.titles) }
            guard chosenIndex != selectedSegmentIndex else { return }
            guard animated, old != nil, window != nil else { return choose() }
            UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
                self.choose()
                self.layoutIfNeeded()
            }
        }

        func refreshBehavior(from component: SegmentedControl) {
            self.component = component
        }

        private func show(_ titles: [String]) {
            while numberOfSegments > titles.count { removeSegment(at: numberOfSegments - 1, animated: false) }
            for (index, title) in titles.enumerated() {
                if index >= numberOfSegments {
                    insertSegment(withTitle: title, at: index, animated: false)
                } else if titleForSegment(at: index) != title {
                    setTitle(title, forSegmentAt: index)
                }
            }
        }

        private var chosenIndex: Int {
            component?.selectedIndex.flatMap { (0..<numberOfSegments).contains($0) ? $0 : nil } ?? Self.noSegment
        }

        private func choose() {
            selectedSegmentIndex = chosenIndex
        }

        private func didChoose() {
            component?.selectionUpdated(selectedSegmentIndex)
            if chosenIndex != selectedSegmentIndex { choose() }
        }
    }

    /// Makes the control.
    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the titles and the choice.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, animated: !transition.animation.isImmediate)
        let size = view.intrinsicContentSize
        return CGSize(width: min(size.width, availableSize.width), height: size.height)
    }

    /// Hands the control the newest closure.
    public func refreshBehavior(view: View, state: EmptyComponentState) {
        view.refreshBehavior(from: self)
    }
}
