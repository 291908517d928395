/// A result builder that collects the buttons of swipe actions.
///
/// See ``Component/swipeActions(edge:allowsFullSwipe:_:)``.
@resultBuilder
public enum SwipeActionsBuilder {
    /// Adds a button.
    public static func buildExpression(_ button: Button) -> [Button] {
        [button]
    }

    /// Combines consecutive statements.
    public static func buildBlock(_ buttons: [Button]...) -> [Button] {
        buttons.flatMap { $0 }
    }

    /// Adds the buttons of an `if` without `else`.
    public static func buildOptional(_ buttons: [Button]?) -> [Button] {
        buttons ?? []
    }

    /// Adds the buttons of the first branch of an `if` or `switch`.
    public static func buildEither(first buttons: [Button]) -> [Button] {
        buttons
    }

    /// Adds the buttons of the second branch.
    public static func buildEither(second buttons: [Button]) -> [Button] {
        buttons
    }

    /// Combines the iterations of a `for` loop.
    public static func buildArray(_ buttons: [[Button]]) -> [Button] {
        buttons.flatMap { $0 }
    }
}

/// The edge of a row at which a swipe reveals buttons.
public enum SwipeEdge: Sendable {
    /// The edge where lines start.
    case leading
    /// The edge where lines end.
    case trailing
}

extension Component {
    /// Returns the component with buttons that a horizontal swipe reveals at an edge.
    ///
    /// ```swift
    /// MessageRow(message: message).swipeActions {
    ///     Button("Delete", role: .destructive) { mailbox.delete(message) }
    ///     Button("Archive") { mailbox.archive(message) }
    /// }
    /// ```
    ///
    /// A tap on a button performs its action and hides the buttons; a tap on the component and a swipe on another one hide
    /// them. The context menu of the component contains the actions, too, where keys and assistive technologies reach them.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the buttons are revealed.
    ///   - allowsFullSwipe: Whether a swipe across most of the component performs the first action.
    ///   - buttons: The buttons, the first one at the edge.
    public func swipeActions(
        edge: SwipeEdge = .trailing, allowsFullSwipe: Bool = true, @SwipeActionsBuilder _ buttons: () -> [Button]
    ) -> some Component<EnvironmentType> {
        SwipeActionable(
            content: AnyComponent(self), edge: edge, allowsFullSwipe: allowsFullSwipe, buttons: buttons())
    }
}
