/// A button of a ``FormatBar`` that shows whether the selected text has an attribute.
struct FormatButton: Component {
    /// The name of the symbol.
    let symbol: String
    /// The name of the attribute, for assistive technologies and the tool tip.
    let name: String
    /// The value for assistive technologies if only a part of the text has the attribute.
    let mixedValue: String
    /// Whether the selected text has the attribute; `nil` if only a part of it has.
    let isOn: Bool?
    /// The closure called on a tap.
    let action: () -> Void

    /// Returns whether both have equal properties; the closure is ignored.
    static func == (lhs: FormatButton, rhs: FormatButton) -> Bool {
        lhs.symbol == rhs.symbol && lhs.name == rhs.name && lhs.mixedValue == rhs.mixedValue && lhs.isOn == rhs.isOn
    }

    func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the state.
    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self)
        let size = view.intrinsicContentSize
        return CGSize(width: max(size.width, View.smallestSide), height: max(size.height, View.smallestSide))
    }

    final class View: UIButton {
        /// The smallest width and height, in points.
        static let smallestSide: CGFloat = 34
        /// The size of the symbol for the default text size, in points.
        private static let symbolSize: CGFloat = 17
        private static let inset: CGFloat = 7

        private var component: FormatButton?

        override init(frame: CGRect) {
            super.init(frame: frame)
            changesSelectionAsPrimaryAction = true
            addAction(UIAction { [weak self] _ in self?.wasTapped() }, for: .primaryActionTriggered)
        }

        /// Returns `nil`: component views do not support archiving.
        required init?(coder: NSCoder) {
            nil
        }

        func update(component: FormatButton) {
            self.component = component
            isEnabled = !InheritedValues.isDisabled
            accessibilityLabel = component.name
            accessibilityValue = component.isOn == nil ? component.mixedValue : nil
            toolTip = component.name
            showState()
        }

        /// A tap selects the button before the action; it is selected only if all text has the attribute after it.
        private func wasTapped() {
            component?.action()
            showState()
        }

        private func showState() {
            guard let component else { return }
            let isOn = component.isOn == true
            var look: UIButton.Configuration = isOn ? .tinted() : .plain()
            look.image = UIImage(systemName: component.symbol)
            look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
                pointSize: scaledForTextSize(Self.symbolSize))
            look.contentInsets = NSDirectionalEdgeInsets(
                top: Self.inset, leading: Self.inset, bottom: Self.inset, trailing: Self.inset)
            look.baseForegroundColor = isOn ? nil : .label
            configuration = look
            isSelected = isOn
        }

        /// Shows the symbol in another text size.
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if changedTraitsForTextSize != nil { updateComponentForTextSize() }
        }
    }
}
