/// A row of titles, one of which is selected.
///
/// ```swift
/// SegmentedControl(titles: ["Day", "Week"], selectedIndex: state.index) { state.index = $0; state.updated() }
/// ```
///
/// It shows the specified selection: if the closure does not change it, the previous segment is selected again. Its
/// width is that of its titles, limited to the proposed width. The closure is behavior and not part of `==`.
public struct SegmentedControl: Component {
    /// The titles of the segments.
    public let titles: [String]
    /// The index of the selected segment; `nil` for none.
    public let selectedIndex: Int?
    /// Whether the user can select a segment.
    public let isEnabled: Bool
    /// The closure called when the user selects a segment.
    public let selectionUpdated: (Int) -> Void

    /// Creates a segmented control.
    public init(
        titles: [String], selectedIndex: Int?, isEnabled: Bool = true, selectionUpdated: @escaping (Int) -> Void
    ) {
        self.titles = titles
        self.selectedIndex = selectedIndex
        self.isEnabled = isEnabled
        self.selectionUpdated = selectionUpdated
    }

    /// Returns whether both have equal properties; the closure is ignored.
    public static func == (lhs: SegmentedControl, rhs: SegmentedControl) -> Bool {
        lhs.titles == rhs.titles && lhs.selectedIndex == rhs.selectedIndex && lhs.isEnabled == rhs.isEnabled
    }

    /// The control of a ``SegmentedControl``.
    public final class View: UISegmentedControl {
        private var component: SegmentedControl?

        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.userDidSelectSegment() }, for: .valueChanged)
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: SegmentedControl, animated: Bool) {
            let old = self.component
            self.component = component
            isEnabled = component.isEnabled && !InheritedValues.isDisabled
            if old?.titles != component.titles { show(component.titles) }
            // An update that changes only closures must not revert a change that the control is about to report.
            guard old != component else { return }
            guard specifiedSegmentIndex != selectedSegmentIndex else { return }
            guard animated, old != nil, window != nil else { return choose() }
            UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .avoidingMotion]) {
                self.choose()
                self.layoutIfNeeded()
            }
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

        private var specifiedSegmentIndex: Int {
            component?.selectedIndex.flatMap { (0..<numberOfSegments).contains($0) ? $0 : nil } ?? Self.noSegment
        }

        private func choose() {
            selectedSegmentIndex = specifiedSegmentIndex
        }

        private func userDidSelectSegment() {
            component?.selectionUpdated(selectedSegmentIndex)
            if specifiedSegmentIndex != selectedSegmentIndex { choose() }
        }
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the titles and the selection.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, animated: !transition.animation.isImmediate)
        let size = view.intrinsicContentSize
        return CGSize(width: min(size.width, availableSize.width), height: size.height)
    }
}

extension SegmentedControl {
    /// Creates a segmented control for a binding to the index of the selected segment.
    public init(titles: [String], selectedIndex: Binding<Int>, isEnabled: Bool = true) {
        self.init(
            titles: titles, selectedIndex: selectedIndex.wrappedValue, isEnabled: isEnabled,
            selectionUpdated: selectedIndex.setFromControl)
    }

    /// Creates a segmented control for a binding to the index of the selected segment, which is `nil` for none.
    public init(titles: [String], selectedIndex: Binding<Int?>, isEnabled: Bool = true) {
        self.init(
            titles: titles, selectedIndex: selectedIndex.wrappedValue, isEnabled: isEnabled
        ) { index in
            selectedIndex.setFromControl(index)
        }
    }
}
