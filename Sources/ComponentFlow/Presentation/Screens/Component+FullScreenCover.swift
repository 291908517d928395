// The modifiers that present a screen that covers the window.

extension Component {
    /// Returns the component, which presents a screen that covers the window while a value is `true`.
    ///
    /// The user cannot dismiss such a screen without its content; see ``Dismiss``.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that becomes `false` when the user dismisses the screen.
    ///   - onDismiss: A closure called after each dismissal.
    ///   - content: A closure that describes the content, called when the component is described.
    public func fullScreenCover<Content: Component>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: () -> Content
    ) -> Presenting<EnvironmentType> where Content.EnvironmentType == EnvironmentType {
        presenting(isPresented, onDismiss: onDismiss) { .fullScreen(AnyComponent(content())) }
    }

    /// Returns the component, which presents a screen that covers the window that expects no environment while a value is `true`.
    @_disfavoredOverload
    public func fullScreenCover<Content: Component>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: () -> Content
    ) -> Presenting<EnvironmentType> where Content.EnvironmentType == Empty {
        presenting(isPresented, onDismiss: onDismiss) { .fullScreen(AnyComponent(ignoringEnvironment: content())) }
    }

    /// Returns the component, which presents a screen that covers the window while there is an item.
    ///
    /// An item with another id replaces the screen; one with the same id updates it.
    ///
    /// - Parameters:
    ///   - item: A binding that becomes `nil` when the user dismisses the screen.
    ///   - onDismiss: A closure called after each dismissal.
    ///   - content: A closure that describes the content for an item.
    public func fullScreenCover<Item: Identifiable, Content: Component>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: (Item) -> Content
    ) -> Presenting<EnvironmentType> where Content.EnvironmentType == EnvironmentType {
        presenting(item, onDismiss: onDismiss) { .fullScreen(AnyComponent(content($0))) }
    }

    /// Returns the component, which presents a screen that covers the window that expects no environment while there is an item.
    @_disfavoredOverload
    public func fullScreenCover<Item: Identifiable, Content: Component>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: (Item) -> Content
    ) -> Presenting<EnvironmentType> where Content.EnvironmentType == Empty {
        presenting(item, onDismiss: onDismiss) { .fullScreen(AnyComponent(ignoringEnvironment: content($0))) }
    }
}
