/// A tab of a ``TabView``: its content and its label.
///
/// It is created with ``Component/tabItem(_:)``.
public struct TabItem<ChildEnvironment>: Equatable {
    let content: AnyComponent<ChildEnvironment>
    let label: TabLabel
    /// The value with which a selection refers to the tab.
    private(set) var tag: AnyHashable?
    private(set) var badge: String?
    private(set) var isEnabled = true
    private(set) var position = StructuralIdentity()

    init(content: AnyComponent<ChildEnvironment>, label: TabLabel) {
        self.content = content
        self.label = label
    }

    /// The identity of the tab among the tabs of the view: its tag or, without one, the position of its statement.
    var identity: AnyHashable {
        tag ?? AnyHashable(position)
    }

    /// Returns the tab with the value that selects it.
    public func tag(_ value: some Hashable) -> TabItem {
        with { $0.tag = AnyHashable(value) }
    }

    /// Returns the tab with a badge; `nil` or an empty text shows none.
    public func badge(_ text: String?) -> TabItem {
        with { $0.badge = text }
    }

    /// Returns the tab with a number as badge; 0 shows none.
    public func badge(_ count: Int) -> TabItem {
        badge(count == 0 ? nil : "\(count)")
    }

    /// Returns the tab, which the user cannot select if `isDisabled` is `true`.
    public func disabled(_ isDisabled: Bool = true) -> TabItem {
        with { $0.isEnabled = !isDisabled }
    }

    func nested(in step: StructuralIdentity.Step) -> TabItem {
        with { $0.position = position.nested(in: step) }
    }

    private func with(_ change: (inout TabItem) -> Void) -> TabItem {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Component {
    /// Returns a tab of a ``TabView`` that shows the component.
    ///
    /// ```swift
    /// Inbox().tabItem {
    ///     Image(image: envelope)
    ///     Text("Inbox")
    /// }
    /// ```
    ///
    /// - Parameter label: A builder of the tab's title and image.
    public func tabItem(@TabLabelBuilder _ label: () -> TabLabel) -> TabItem<EnvironmentType> {
        TabItem(content: AnyComponent(self), label: label())
    }
}

/// The title and the image of a ``TabItem``.
public struct TabLabel: Equatable {
    var title: String?
    var image: UIImage?
}

/// A result builder that creates the label of a tab from a text and an image.
@resultBuilder
public enum TabLabelBuilder {
    /// Uses the text as title.
    public static func buildExpression(_ text: Text) -> TabLabel {
        TabLabel(title: text.text)
    }

    /// Uses the image as image of the tab; its other properties have no effect.
    public static func buildExpression(_ image: Image) -> TabLabel {
        TabLabel(image: image.image)
    }

    /// Combines consecutive statements; the first title and the first image apply.
    public static func buildBlock(_ labels: TabLabel...) -> TabLabel {
        TabLabel(
            title: labels.lazy.compactMap(\.title).first, image: labels.lazy.compactMap(\.image).first)
    }

    /// Adds the parts of an `if` without `else`.
    public static func buildOptional(_ label: TabLabel?) -> TabLabel {
        label ?? TabLabel()
    }

    /// Adds the parts of the first branch of an `if` or `switch`.
    public static func buildEither(first label: TabLabel) -> TabLabel {
        label
    }

    /// Adds the parts of the second branch.
    public static func buildEither(second label: TabLabel) -> TabLabel {
        label
    }
}

/// A result builder that creates the tabs of a ``TabView``.
///
/// A tab without a tag is identified by the position of its statement. Tabs that a `for` loop creates need tags if they
/// can be inserted, removed or reordered.
@resultBuilder
public enum TabBuilder<ChildEnvironment> {
    /// Adds a tab.
    public static func buildExpression(_ tab: TabItem<ChildEnvironment>) -> [TabItem<ChildEnvironment>] {
        [tab]
    }

    /// Combines consecutive statements.
    public static func buildBlock(_ groups: [TabItem<ChildEnvironment>]...) -> [TabItem<ChildEnvironment>] {
        groups.enumerated().flatMap { index, group in group.map { $0.nested(in: .statement(index)) } }
    }

    /// Adds the tabs of an `if` without `else`.
    public static func buildOptional(_ group: [TabItem<ChildEnvironment>]?) -> [TabItem<ChildEnvironment>] {
        group ?? []
    }

    /// Adds the tabs of the first branch of an `if` or `switch`.
    public static func buildEither(first group: [TabItem<ChildEnvironment>]) -> [TabItem<ChildEnvironment>] {
        group.map { $0.nested(in: .branch(true)) }
    }

    /// Adds the tabs of the second branch.
    public static func buildEither(second group: [TabItem<ChildEnvironment>]) -> [TabItem<ChildEnvironment>] {
        group.map { $0.nested(in: .branch(false)) }
    }

    /// Combines the iterations of a `for` loop.
    public static func buildArray(_ groups: [[TabItem<ChildEnvironment>]]) -> [TabItem<ChildEnvironment>] {
        groups.enumerated().flatMap { index, group in group.map { $0.nested(in: .iteration(index)) } }
    }
}
