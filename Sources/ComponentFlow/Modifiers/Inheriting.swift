/// A component with values that the components in it inherit: font, colors, line limit, and whether they are disabled.
///
/// ```swift
/// VStack {
///     Text("Name")
///     Button("Rename") { rename() }
/// }
/// .font(.headline).tint(.systemGreen).disabled(isSaving)
/// ```
///
/// What a component specifies itself takes precedence, then the modifier that is nearest to it. Several of these
/// modifiers in a row share one view.
public struct Inheriting<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component with the inherited values.
    public let content: AnyComponent<ChildEnvironment>
    let values: InheritedValues

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Specifies the values, and updates the content.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        let changesLanguage = view.show(values.language)
        UpdateScheduler.runningNode?.specify(values, transition: transition)
        // Texts and layouts depend on the language without subscriptions.
        if changesLanguage { UpdateScheduler.shared.forceUpdates(of: view.descendantNodes) }
        view.show(tint: values.tint, isEnabled: values.isDisabled != true, transition: transition)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    func adding(_ outer: InheritedValues) -> Inheriting {
        Inheriting(content: content, values: values.completed(by: outer))
    }
}

extension Inheriting {
    /// The view of a component with inherited values, which sets those that views inherit from their superviews.
    public final class View: UIView {
        private var tint: UIColor?
        private var language: Language?

        /// Specifies the language of views in the content, and returns whether it differs from the previous one.
        func show(_ language: Language?) -> Bool {
            guard language != self.language else { return false }
            self.language = language
            specify(language)
            return true
        }

        func show(tint: UIColor?, isEnabled: Bool, transition: ComponentTransition) {
            if tint != self.tint {
                self.tint = tint
                if let tint { transition.setTintColor(view: self, color: tint) } else { tintColor = nil }
            }
            guard isUserInteractionEnabled != isEnabled else { return }
            isUserInteractionEnabled = isEnabled
            if !isEnabled { UpdateScheduler.shared.afterUpdates { [weak self] in self?.resignFocus() } }
        }
    }
}

extension Component {
    func inheriting(_ values: InheritedValues) -> Inheriting<EnvironmentType> {
        // Comparing types takes a nanosecond, a dynamic cast in unspecialized code a hundred.
        Self.self == Inheriting<EnvironmentType>.self
            ? unsafeBitCast(self, to: Inheriting<EnvironmentType>.self).adding(values)
            : Inheriting(content: AnyComponent(self), values: values)
    }

    /// Returns the component with a font for the texts in it that specify none, or with the inherited one.
    public func font(_ font: UIFont?) -> Inheriting<EnvironmentType> {
        inheriting(InheritedValues(font: font))
    }

    /// Returns the component with a color for the texts and template images in it that specify none.
    ///
    /// `nil` stands for the inherited color.
    public func foregroundColor(_ color: UIColor?) -> Inheriting<EnvironmentType> {
        inheriting(InheritedValues(foregroundColor: color))
    }

    /// Returns the component with a maximum number of lines for each text in it that specifies none.
    ///
    /// `nil` stands for no limit.
    public func lineLimit(_ number: Int?) -> Inheriting<EnvironmentType> {
        inheriting(InheritedValues(lineLimit: max(number ?? 0, 0)))
    }

    /// Returns the component with an alignment of the lines of each text in it that has several.
    ///
    /// A text is as wide as its widest line, which a `frame` places. `Text(text:)` has an alignment of its own.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> Inheriting<EnvironmentType> {
        inheriting(InheritedValues(textAlignment: alignment))
    }

    /// Returns the component with a color for the titles of buttons, for controls and for template images in it.
    ///
    /// Other texts have the ``foregroundColor(_:)``. `nil` stands for the inherited tint.
    public func tint(_ color: UIColor?) -> Inheriting<EnvironmentType> {
        inheriting(InheritedValues(tint: color))
    }

    /// Returns the component with a language for the texts in it, and with the layout direction of the language.
    ///
    /// ```swift
    /// TodoScreen(list: list).language(settings.language)
    /// ```
    ///
    /// When another language is specified, everything in the component is updated. `nil` stands for the inherited language,
    /// which is that of the user by default.
    public func language(_ language: Language?) -> Inheriting<EnvironmentType> {
        inheriting(InheritedValues(language: language))
    }

    /// Returns the component with text fields of a style, unless they specify one.
    ///
    /// Applies to each ``TextField`` and ``SecureField`` in it. The nearest modifier takes precedence, also with
    /// ``TextFieldStyle/automatic``.
    public func textFieldStyle(_ style: TextFieldStyle) -> Inheriting<EnvironmentType> {
        inheriting(InheritedValues(textFieldStyle: style))
    }

    /// Returns the component with lists of a style.
    ///
    /// ```swift
    /// LazyList(settings) { setting in SettingRow(setting) }.listStyle(.insetGrouped)
    /// ```
    ///
    /// Applies to each ``LazyList`` in it, and to each vertical ``List``, which has one group and no headers. The nearest modifier
    /// takes precedence, also with ``ListStyle/automatic``. In the styles with
    /// groups and in that of sidebars, rows have distances from the edges and a height of at least 44 or 34 points, and headers
    /// and footers are not pinned; headers and footers have a font and a color unless they specify one. Rows of groups have
    /// separators, whose inset ``LazyList/separators(inset:)`` changes.
    public func listStyle(_ style: ListStyle) -> Inheriting<EnvironmentType> {
        inheriting(InheritedValues(listStyle: style))
    }

    /// Returns the component with controls whose labels are not shown.
    ///
    /// Applies to each ``Toggle``, ``Stepper``, ``Gauge`` and ``LabeledContent`` in it; other controls show no label. Controls
    /// without a label have their natural size. Assistive technologies present the labels.
    public func labelsHidden() -> Inheriting<EnvironmentType> {
        inheriting(InheritedValues(hidesLabels: true))
    }

    /// Returns the component with text areas in which the user cannot find and replace text.
    ///
    /// The find navigator cannot be presented with ``findNavigator(isPresented:)`` either. A text area in a component for which
    /// finding is disabled cannot enable it.
    public func findDisabled(_ isDisabled: Bool = true) -> Inheriting<EnvironmentType> {
        inheriting(InheritedValues(isFindDisabled: isDisabled))
    }

    /// Returns the component with text areas in which the user can find text, but not replace it.
    ///
    /// A text area in a component for which replacing is disabled cannot enable it.
    public func replaceDisabled(_ isDisabled: Bool = true) -> Inheriting<EnvironmentType> {
        inheriting(InheritedValues(isReplaceDisabled: isDisabled))
    }

    /// Returns the component disabled with everything in it, which then receives no touches and no focus.
    ///
    /// Controls in it look disabled, and their key commands do not apply. A component in a disabled one cannot be
    /// enabled.
    public func disabled(_ isDisabled: Bool = true) -> Inheriting<EnvironmentType> {
        inheriting(InheritedValues(isDisabled: isDisabled))
    }
}
