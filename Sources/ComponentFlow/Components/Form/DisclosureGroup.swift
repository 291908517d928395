/// A title that shows and hides the components below it.
///
/// ```swift
/// DisclosureGroup("Advanced") {
///     LabeledContent("Interval") { Text("1 hour") }
/// }
/// ```
///
/// A tap, Space or Return on the title shows or hides the content. Content that is hidden keeps no state.
public struct DisclosureGroup<ChildEnvironment>: CompositeComponent {
    private static var headerHeight: CGFloat { 44 }
    private static var headerSpacing: CGFloat { 12 }

    private let title: String
    private let items: [AnyComponentWithIdentity<ChildEnvironment>]
    private let binding: Binding<Bool>?
    @Local private var isOwnExpanded = false

    /// Creates a group, which is initially collapsed.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - content: A builder of the components below the title.
    public init(
        _ title: String,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.title = title
        items = content()
        binding = nil
    }

    /// Creates a group that is expanded while the value of a binding is `true`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isExpanded: A binding to whether the content is shown.
    ///   - content: A builder of the components below the title.
    public init(
        _ title: String, isExpanded: Binding<Bool>,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.title = title
        items = content()
        binding = isExpanded
    }

    private var isExpanded: Bool {
        binding?.wrappedValue ?? isOwnExpanded
    }

    /// The title and, while the group is expanded, the components below it.
    public var content: some Component<ChildEnvironment> {
        VStack<ChildEnvironment>(alignment: .leading, fillWidth: true) {
            header
            if isExpanded {
                VStack(items, alignment: .leading, spacing: FormLayout.rowSpacing, fillWidth: true)
            }
        }
    }

    @MainActor private var header: Modified<Empty> {
        let label = HStack<Empty>(spacing: Self.headerSpacing) {
            Text(title)
            Spacer()
            DisclosureMark(isExpanded: isExpanded)
        }
        return Button(content: AnyComponent(label.frame(minHeight: Self.headerHeight))) { toggle() }
            .describing { $0.expandedStatus = isExpanded ? .expanded : .collapsed }
    }

    private func toggle() {
        withTransition(.easeInOut(duration: 0.25)) {
            if let binding { binding.wrappedValue.toggle() } else { isOwnExpanded.toggle() }
        }
    }
}

/// The mark that points down or, if the group is expanded, up.
private struct DisclosureMark: CompositeComponent {
    let isExpanded: Bool

    var content: some Component<Empty> {
        let unit = textScale
        return Shape(
            .path(path(unit: unit)), stroke: .tertiaryLabel, lineWidth: 2 * unit, lineCap: .round, lineJoin: .round,
            size: CGSize(width: 12 * unit, height: 7 * unit))
    }

    private func path(unit: CGFloat) -> CGPath {
        let (tip, ends): (CGFloat, CGFloat) = isExpanded ? (1, 6) : (6, 1)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: unit, y: ends * unit))
        path.addLine(to: CGPoint(x: 6 * unit, y: tip * unit))
        path.addLine(to: CGPoint(x: 11 * unit, y: ends * unit))
        return path
    }
}
