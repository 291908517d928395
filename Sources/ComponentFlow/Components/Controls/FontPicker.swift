/// A control that shows a font and opens a list of fonts, which a field searches.
///
/// ```swift
/// FontPicker("Font", selection: $font)
/// FontPicker("Font", family: $family)
/// ```
///
/// The title is the control's name for assistive technologies and is not displayed. The control shows the name of the
/// specified font in the font itself: if the closure does not change it, the previous font is shown again. The list is that
/// of `UIFontPickerViewController`: the arrow keys highlight a font, Return picks it, and Escape closes the list.
public struct FontPicker: Component {
    /// The name of the control for assistive technologies.
    public let title: String
    /// The selected font; `nil` for the system font.
    public let selection: UIFontDescriptor?
    /// Whether the user can select the faces of each family.
    public let includesFaces: Bool
    /// The traits of the fonts in the list: italic, bold or monospaced; all fonts without traits.
    public let traits: UIFontDescriptor.SymbolicTraits
    /// Whether the user can select a font.
    public let isEnabled: Bool
    /// The closure called when the user selects a font, whose descriptor specifies no size.
    public let selectionUpdated: (UIFontDescriptor) -> Void

    /// Creates a font picker.
    ///
    /// - Parameters:
    ///   - title: The name of the control for assistive technologies.
    ///   - selection: The selected font; `nil` for the system font.
    ///   - includesFaces: Whether the user can select the faces of each family.
    ///   - traits: The traits of the fonts in the list: italic, bold or monospaced.
    ///   - isEnabled: Whether the user can select a font.
    ///   - selectionUpdated: The closure called when the user selects a font. It is behavior and not part of `==`.
    public init(
        _ title: String, selection: UIFontDescriptor?, includesFaces: Bool = false,
        traits: UIFontDescriptor.SymbolicTraits = [], isEnabled: Bool = true,
        selectionUpdated: @escaping (UIFontDescriptor) -> Void
    ) {
        self.title = title
        self.selection = selection
        self.includesFaces = includesFaces
        self.traits = traits
        self.isEnabled = isEnabled
        self.selectionUpdated = selectionUpdated
    }

    /// Returns whether both have equal properties; the closure is ignored.
    public static func == (lhs: FontPicker, rhs: FontPicker) -> Bool {
        lhs.title == rhs.title && lhs.selection == rhs.selection && lhs.includesFaces == rhs.includesFaces
            && lhs.traits == rhs.traits && lhs.isEnabled == rhs.isEnabled
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the font.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self)
        return view.sizeShowingValue(in: availableSize)
    }
}

extension FontPicker {
    /// Creates a font picker for a binding; `nil` is the system font.
    public init(
        _ title: String, selection: Binding<UIFontDescriptor?>, includesFaces: Bool = false,
        traits: UIFontDescriptor.SymbolicTraits = [], isEnabled: Bool = true
    ) {
        self.init(
            title, selection: selection.wrappedValue, includesFaces: includesFaces, traits: traits,
            isEnabled: isEnabled
        ) { font in
            selection.setFromControl(font)
        }
    }

    /// Creates a font picker for a binding to the name of a family; an empty name is the system font.
    public init(
        _ title: String, family: Binding<String>, traits: UIFontDescriptor.SymbolicTraits = [], isEnabled: Bool = true
    ) {
        let name = family.wrappedValue
        let selection = name.isEmpty ? nil : UIFontDescriptor(fontAttributes: [.family: name])
        self.init(title, selection: selection, traits: traits, isEnabled: isEnabled) { font in
            family.setFromControl(font.familyName ?? "")
        }
    }
}

extension FontPicker {
    /// The control of a ``FontPicker``.
    public final class View: UIButton {
        private var component: FontPicker?
        private var popover = ControlPopover()

        public override init(frame: CGRect) {
            super.init(frame: frame)
            showArrows()
            addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        // MARK: Updates

        func update(component: FontPicker) {
            let old = self.component
            self.component = component
            isEnabled = component.isEnabled && !InheritedValues.isDisabled
            accessibilityLabel = component.title
            if old == nil || old?.selection != component.selection { showSelection() }
            // The name of the system font depends on the language.
            let name = component.nameOfSelection
            accessibilityValue = name
            if configuration?.title != name { configuration?.title = name }
        }

        private func showSelection() {
            let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
            setTitleFont(component?.selection.map { UIFont(descriptor: $0, size: size) })
        }

        /// Updates the component if the user has chosen another text size.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            fitArrows()
            showSelection()
            updateComponentIfTextSizeChanged(from: previousTraitCollection)
        }

        // MARK: List

        /// Opens a popover with the fonts.
        private func open() {
            prepareComponentsForEvent()
            guard let component, isEnabled else { return }
            let controller = UIFontPickerViewController(configuration: component.configuration)
            controller.title = component.title
            controller.selectedFontDescriptor = component.selection
            controller.delegate = self
            popover.present(controller, from: self)
        }

        /// Closes the list when the control was removed.
        public override func didMoveToWindow() {
            super.didMoveToWindow()
            popover.dismiss(ifRemoved: self)
        }

        /// Opens the list with the Down key.
        public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            guard isEnabled, presses.first?.key?.keyCode == .keyboardDownArrow else {
                return super.pressesBegan(presses, with: event)
            }
            open()
        }
    }

    /// The name of the family, followed by that of the face unless it is the regular one.
    fileprivate var nameOfSelection: String {
        guard let selection, let family = selection.familyName else {
            return LocalizedString.BuiltIn.fontSystem.textInComponent
        }
        let isRegular = selection.selectsSameFace(as: UIFontDescriptor(fontAttributes: [.family: family]))
        return isRegular ? family : "\(family) \(selection.styleName)"
    }

    @MainActor fileprivate var configuration: UIFontPickerViewController.Configuration {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = includesFaces
        configuration.filteredTraits = traits
        return configuration
    }
}

extension FontPicker.View: UIFontPickerViewControllerDelegate {
    /// Reports the font that the user has picked.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        prepareComponentsForEvent()
        guard isEnabled, let font = viewController.selectedFontDescriptor else { return }
        component?.selectionUpdated(font)
    }
}
