/// A control with which the user selects one of several values.
///
/// ```swift
/// Picker("Sort by", selection: $order) {
///     Text("Name").tag(Order.name)
///     Text("Date").tag(Order.date)
/// }
/// .pickerStyle(.segmented)
/// ```
///
/// Options are texts or, with an image, labels: `Label("Name", systemImage: "textformat").tag(Order.name)`.
///
/// The title is the control's name for assistive technologies and is not displayed. The picker shows the specified
/// selection: if the closure does not change it, the previous option is selected again. A value that no option has
/// selects nothing. Of options with equal values, the first one is selected.
///
/// Arrow keys, Home and End select options, and so do the beginnings of titles in a wheel and in an open menu. Wheels and
/// inline pickers take the proposed width.
///
/// In a menu, that is in a ``MenuBuilder``, the options are entries: a section with a check mark, or with ``PickerStyle/menu`` a
/// submenu with the title of the picker, or with ``PickerStyle/palette`` images side by side.
public struct Picker<Value: Hashable>: Component {
    /// The name of the control for assistive technologies.
    public let title: String
    /// The options in their order.
    public let options: [PickerOption<Value>]
    /// The selected value; `nil` for none.
    public let selection: Value?
    /// Whether the user can select a value.
    public let isEnabled: Bool
    /// The style of the control.
    public private(set) var style = PickerStyle.automatic
    /// The closure called when the user selects a value.
    public let selectionUpdated: (Value) -> Void

    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - title: The name of the control for assistive technologies.
    ///   - selection: The selected value; `nil` for none.
    ///   - isEnabled: Whether the user can select a value.
    ///   - options: The options: texts with ``Text/tag(_:)``, labels with ``Label/tag(_:)``, or values of ``PickerOption``.
    ///   - selectionUpdated: The closure called when the user selects a value. It is behavior and not part of `==`.
    public init(
        _ title: String, selection: Value?, isEnabled: Bool = true,
        @PickerOptionBuilder<Value> options: () -> [PickerOption<Value>], selectionUpdated: @escaping (Value) -> Void
    ) {
        self.title = title
        self.options = options()
        self.selection = selection
        self.isEnabled = isEnabled
        self.selectionUpdated = selectionUpdated
    }

    /// Returns the picker with a style; the default is ``PickerStyle/automatic``.
    public func pickerStyle(_ style: PickerStyle) -> Picker {
        var picker = self
        picker.style = style
        return picker
    }

    /// Returns whether both have equal properties; the closure is ignored.
    public static func == (lhs: Picker, rhs: Picker) -> Bool {
        lhs.title == rhs.title && lhs.options == rhs.options && lhs.selection == rhs.selection
            && lhs.isEnabled == rhs.isEnabled && lhs.style == rhs.style
    }

    /// The index of the selected option; `nil` if there is none.
    var selectedIndex: Int? {
        selection.flatMap { value in options.firstIndex { $0.value == value } }
    }

    public func makeView() -> PickerContainerView {
        PickerContainerView(frame: .zero)
    }

    /// Shows the options and the selection.
    public func update(
        view: PickerContainerView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let description = PickerDescription(
            title: title, options: options.map { PickerDescription.Option(title: $0.title, image: $0.image) },
            selectedIndex: selectedIndex,
            isEnabled: isEnabled && !InheritedValues.isDisabled,
            font: InheritedValues.current?.font.map { $0.hasTextStyle ? $0.scaled(for: view.traitCollection) : $0 })
        view.update(description, style: style.outsideOfMenus, animated: !transition.animation.isImmediate) { index in
            if options.indices.contains(index) { selectionUpdated(options[index].value) }
        }
        return view.size(in: availableSize)
    }
}

extension Picker {
    /// Creates a picker for a binding to the selected value.
    public init(
        _ title: String, selection: Binding<Value>, isEnabled: Bool = true,
        @PickerOptionBuilder<Value> options: () -> [PickerOption<Value>]
    ) {
        self.init(
            title, selection: selection.wrappedValue, isEnabled: isEnabled, options: options,
            selectionUpdated: selection.setFromControl)
    }

    /// Creates a picker for a binding to the selected value, which is `nil` for none.
    public init(
        _ title: String, selection: Binding<Value?>, isEnabled: Bool = true,
        @PickerOptionBuilder<Value> options: () -> [PickerOption<Value>]
    ) {
        self.init(title, selection: selection.wrappedValue, isEnabled: isEnabled, options: options) { value in
            selection.setFromControl(value)
        }
    }
}
