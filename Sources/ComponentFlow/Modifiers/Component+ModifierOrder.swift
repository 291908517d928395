// Modifiers that only some components have, which must be applied before those of any component. Without these
// declarations the compiler's answer would not name the cause.

extension Component {
    /// Rejects a modifier of a list that follows a modifier of any component.
    @available(
        *, unavailable, message: "Only a LazyList has empty content. Apply it to the list before other modifiers."
    )
    @_disfavoredOverload
    public func emptyContent(
        @ComponentBuilder<EnvironmentType> _ content: () -> [AnyComponentWithIdentity<EnvironmentType>]
    ) -> Self {
        self
    }

    /// Rejects a modifier of a list that follows a modifier of any component.
    @available(*, unavailable, message: "Only a LazyList has separators. Apply it to the list before other modifiers.")
    @_disfavoredOverload
    public func separators(inset: CGFloat = 0) -> Self {
        self
    }

    /// Rejects a modifier of a list that follows a modifier of any component.
    @available(*, unavailable, message: "Only a LazyList activates rows. Apply it to the list before other modifiers.")
    @_disfavoredOverload
    public func onActivate<ID: Hashable>(_ action: @escaping (ID) -> Void) -> Self {
        self
    }

    /// Rejects a modifier of a list that follows a modifier of any component.
    @available(*, unavailable, message: "Only a LazyList deletes rows. Apply it to the list before other modifiers.")
    @_disfavoredOverload
    public func onDelete<ID: Hashable>(_ action: @escaping ([ID]) -> Void) -> Self {
        self
    }

    /// Rejects a modifier of a button that follows a modifier of any component.
    @available(
        *, unavailable, message: "Only a Button has a shortcut. Apply it to the button before other modifiers."
    )
    @_disfavoredOverload
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: UIKeyModifierFlags = .command) -> Self {
        self
    }

    /// Rejects a modifier of a button that follows a modifier of any component.
    @available(*, unavailable, message: "Only a Button has a style. Apply it to the button before other modifiers.")
    @_disfavoredOverload
    public func buttonStyle(_ style: ButtonStyle) -> Self {
        self
    }
}

extension AnyComponentWithIdentity {
    /// Rejects a modifier that follows the id.
    @available(*, unavailable, message: "An item of a stack has no padding. Apply id(_:) after all other modifiers.")
    @_disfavoredOverload
    public func padding(_ length: CGFloat = 16) -> AnyComponentWithIdentity {
        self
    }

    /// Rejects a modifier that follows the id.
    @available(*, unavailable, message: "An item of a stack has no padding. Apply id(_:) after all other modifiers.")
    @_disfavoredOverload
    public func padding(_ edges: ComponentEdges, _ length: CGFloat = 16) -> AnyComponentWithIdentity {
        self
    }

    /// Rejects a modifier that follows the id.
    @available(*, unavailable, message: "An item of a stack has no frame. Apply id(_:) after all other modifiers.")
    @_disfavoredOverload
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: ComponentAlignment = .center
    ) -> AnyComponentWithIdentity {
        self
    }

    /// Rejects a modifier that follows the id.
    @available(*, unavailable, message: "An item of a stack has no background. Apply id(_:) after all other modifiers.")
    @_disfavoredOverload
    public func background(_ color: UIColor) -> AnyComponentWithIdentity {
        self
    }

    /// Rejects a modifier that follows the id.
    @available(*, unavailable, message: "An item of a stack has no menu. Apply id(_:) after all other modifiers.")
    @_disfavoredOverload
    public func contextMenu(
        @MenuBuilder _ elements: @escaping @MainActor () -> [UIMenuElement]
    ) -> AnyComponentWithIdentity {
        self
    }
}
