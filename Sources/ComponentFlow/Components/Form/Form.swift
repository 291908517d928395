/// Controls and text fields one below the other, which scroll if they do not fit.
///
/// ```swift
/// Form {
///     Section("Account") {
///         TextField("Name", text: $account.name)
///         Toggle("Public", isOn: $account.isPublic)
///     }
///     Button("Sign out", role: .destructive) { account.signOut() }
/// }
/// ```
///
/// A form takes the proposed size.
public struct Form<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    let content: AnyComponent<ChildEnvironment>

    /// Creates a form.
    ///
    /// - Parameter content: A builder of the sections and rows.
    public init(
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        let rows = VStack(content(), alignment: .leading, spacing: FormLayout.sectionSpacing, fillWidth: true)
        let scrolling = ScrollView<ChildEnvironment> { rows.padding(FormLayout.margin) }
        self.content = AnyComponent(scrolling)
    }
}

/// The distances in forms, in points.
enum FormLayout {
    static let margin: CGFloat = 16
    static let sectionSpacing: CGFloat = 24
    static let rowSpacing: CGFloat = 12
}
