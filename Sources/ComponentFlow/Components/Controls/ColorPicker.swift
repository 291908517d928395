/// A control that shows a color and opens a color picker.
///
/// ```swift
/// ColorPicker("Background", selection: $background, supportsOpacity: false)
/// ```
///
/// The title is the control's name for assistive technologies and is not displayed. The control shows the specified color:
/// if the closure does not change it, the previous color is shown again.
public struct ColorPicker: Component {
    /// The name of the control for assistive technologies.
    public let title: String
    /// The selected color.
    public let selection: UIColor
    /// Whether the user can change the opacity.
    public let supportsOpacity: Bool
    /// Whether the user can select a color.
    public let isEnabled: Bool
    /// The closure called when the user selects a color.
    public let selectionUpdated: (UIColor) -> Void

    /// Creates a color picker.
    ///
    /// The closure is behavior and not part of `==`.
    public init(
        _ title: String, selection: UIColor, supportsOpacity: Bool = true, isEnabled: Bool = true,
        selectionUpdated: @escaping (UIColor) -> Void
    ) {
        self.title = title
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.isEnabled = isEnabled
        self.selectionUpdated = selectionUpdated
    }

    /// Returns whether both have equal properties; the closure is ignored.
    public static func == (lhs: ColorPicker, rhs: ColorPicker) -> Bool {
        lhs.title == rhs.title && lhs.selection == rhs.selection && lhs.supportsOpacity == rhs.supportsOpacity
            && lhs.isEnabled == rhs.isEnabled
    }

    /// The control of a ``ColorPicker``.
    public final class View: UIColorWell {
        private var component: ColorPicker?

        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.userDidSelectColor() }, for: .valueChanged)
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: ColorPicker) {
            let old = self.component
            self.component = component
            isEnabled = component.isEnabled && !InheritedValues.isDisabled
            // An update that changes only closures must not revert a change that the control is about to report.
            guard old != component else { return }
            title = component.title
            supportsAlpha = component.supportsOpacity
            selectedColor = component.selection
        }

        private func userDidSelectColor() {
            if let selectedColor { component?.selectionUpdated(selectedColor) }
            if let component, component.selection != selectedColor { selectedColor = component.selection }
        }
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the color.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self)
        return view.intrinsicContentSize
    }
}

extension ColorPicker {
    /// Creates a color picker for a binding.
    public init(
        _ title: String, selection: Binding<UIColor>, supportsOpacity: Bool = true, isEnabled: Bool = true
    ) {
        self.init(
            title, selection: selection.wrappedValue, supportsOpacity: supportsOpacity, isEnabled: isEnabled,
            selectionUpdated: selection.setFromControl)
    }
}
