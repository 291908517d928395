/// Components with a title beside them, such as a control of a form.
///
/// ```swift
/// LabeledContent("Volume") { Slider(value: $settings.volume) }
/// ```
///
/// The title is at the leading edge. The components have the remaining width, and are aligned with the trailing edge. In the text
/// sizes for accessibility they are below the title, with the whole width, so that words are not broken.
/// Assistive technologies present the title as the label of the content.
public struct LabeledContent<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    private let title: String
    private let components: Modified<ChildEnvironment>

    var content: AnyComponent<ChildEnvironment> { AnyComponent(components) }

    /// Creates components with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - content: A builder of the components, which are side by side.
    public init(
        _ title: String, @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.title = title
        components = Modified(content: ItemGroup.row(of: content(), spacing: 8))
    }

    /// Updates the title and the components, or only the components if a modifier hides labels.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let hidesTitle = InheritedValues.current?.hidesLabels == true
        let isStacked = children.owner.observedContentSizeCategory.isAccessibilityCategory
        let shown =
            hidesTitle ? AnyComponent(components.accessibilityLabel(title)) : AnyComponent(row(isStacked: isStacked))
        let child = children.updateContent(
            shown.box, environment: environment, availableSize: availableSize, transition: transition)
        children.add(child)
        return child.size
    }

    private func row(isStacked: Bool) -> TitleRow<ChildEnvironment> {
        let values = components.frame(maxWidth: .infinity, alignment: isStacked ? .leading : .trailing)
            .accessibilityLabel(title)
        return TitleRow(isStacked: isStacked) {
            Text(title).accessibilityHidden()
            values
        }
    }
}

/// A title and components beside or below it, which remain the same components when their arrangement changes.
private struct TitleRow<ChildEnvironment>: Stack {
    typealias EnvironmentType = ChildEnvironment

    let isStacked: Bool
    let items: ComponentItems<ChildEnvironment>

    init(isStacked: Bool, @ComponentBuilder<ChildEnvironment> items: () -> [AnyComponentWithIdentity<ChildEnvironment>])
    {
        self.isStacked = isStacked
        self.items = ComponentItems(items())
    }

    var layout: StackLayout {
        isStacked
            ? StackLayout(direction: .vertical, spacing: 4, alignment: .zero, isDirectional: true)
            : StackLayout(
                direction: .horizontal, spacing: 12, alignment: CGPoint(x: 0, y: 0.5), isDirectional: true)
    }
}

extension LabeledContent where ChildEnvironment == Empty {
    /// Creates a text with a title.
    ///
    /// ```swift
    /// LabeledContent("Version", value: "1.2")
    /// ```
    public init(_ title: String, value: String) {
        self.init(title) { Text(value).foregroundStyle(.secondary) }
    }
}
