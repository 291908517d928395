/// Components that belong together, on a background with an optional title.
///
/// ```swift
/// GroupBox("Account") {
///     Text(account.name)
///     Link("Manage", destination: account.page)
/// }
/// ```
///
/// It takes the proposed width. The components are one below the other, at the leading edge. Assistive technologies present a
/// group with the title as its name.
public struct GroupBox<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    let content: AnyComponent<ChildEnvironment>

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The title; `nil` for none.
    ///   - content: A builder of the components.
    public init(
        _ title: String? = nil,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        let rows = VStack(content(), alignment: .leading, spacing: GroupBoxLayout.spacing, fillWidth: true)
        let box = VStack<ChildEnvironment>(alignment: .leading, spacing: GroupBoxLayout.spacing, fillWidth: true) {
            if let title { Text(title).font(.headline).accessibilityHidden() }
            rows
        }
        .padding(GroupBoxLayout.margin)
        .background(.tertiarySystemFill)
        .cornerRadius(GroupBoxLayout.cornerRadius)
        .accessibilityElement(children: .contain)
        self.content = AnyComponent(title.map { box.accessibilityLabel($0) } ?? box)
    }
}

/// The distances in a ``GroupBox``, in points.
private enum GroupBoxLayout {
    static let spacing: CGFloat = 8
    static let margin: CGFloat = 12
    static let cornerRadius: CGFloat = 10
}
