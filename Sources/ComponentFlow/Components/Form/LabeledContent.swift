/// Components with a title beside them, such as a control of a form.
///
/// ```swift
/// LabeledContent("Volume") { Slider(value: $settings.volume) }
/// ```
///
/// The title is at the leading edge. The components have the remaining width, and are aligned with the trailing edge.
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
        let shown = hidesTitle ? AnyComponent(components.accessibilityLabel(title)) : AnyComponent(row)
        let child = children.updateContent(
            shown.box, environment: environment, availableSize: availableSize, transition: transition)
        children.add(child)
        return child.size
    }

    private var row: HStack<ChildEnvironment> {
        let values = components.frame(maxWidth: .infinity, alignment: .trailing).accessibilityLabel(title)
        return HStack<ChildEnvironment>(spacing: 12) {
            Text(title).accessibilityHidden()
            values
        }
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
