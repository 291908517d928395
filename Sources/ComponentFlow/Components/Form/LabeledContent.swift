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

    let content: AnyComponent<ChildEnvironment>

    /// Creates components with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - content: A builder of the components, which are side by side.
    public init(
        _ title: String, @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        let values = Modified(content: ItemGroup.row(of: content(), spacing: 8))
            .frame(maxWidth: .infinity, alignment: .trailing)
            .accessibilityLabel(title)
        let row = HStack<ChildEnvironment>(spacing: 12) {
            Text(title).accessibilityHidden()
            values
        }
        self.content = AnyComponent(row)
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
