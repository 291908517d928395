// Rejects screens that expect other environment values than the component that presents them, with a message that names
// the cause.

extension Component {
    /// Rejects a sheet that expects other environment values than this component.
    @available(
        *, unavailable,
        message: "The sheet expects environment values that are not available here. Declare them in this content, too."
    )
    @_disfavoredOverload
    public func sheet<Content: Component>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: () -> Content
    ) -> Self {
        self
    }

    /// Rejects a sheet that expects other environment values than this component.
    @available(
        *, unavailable,
        message: "The sheet expects environment values that are not available here. Declare them in this content, too."
    )
    @_disfavoredOverload
    public func sheet<Item: Identifiable, Content: Component>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: (Item) -> Content
    ) -> Self {
        self
    }

    /// Rejects a screen that expects other environment values than this component.
    @available(
        *, unavailable,
        message: "The screen expects environment values that are not available here. Declare them in this content, too."
    )
    @_disfavoredOverload
    public func fullScreenCover<Content: Component>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: () -> Content
    ) -> Self {
        self
    }

    /// Rejects a screen that expects other environment values than this component.
    @available(
        *, unavailable,
        message: "The screen expects environment values that are not available here. Declare them in this content, too."
    )
    @_disfavoredOverload
    public func fullScreenCover<Item: Identifiable, Content: Component>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: (Item) -> Content
    ) -> Self {
        self
    }
}
