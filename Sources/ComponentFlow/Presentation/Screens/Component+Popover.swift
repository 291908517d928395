// The modifiers that present a popover.

extension Component {
    /// Returns the component, which presents a popover while a value is `true`.
    ///
    /// The popover is as large as its content, and its arrow points to the component. In a narrow window it is a sheet.
    /// The user dismisses it with a tap outside of it, or with Escape.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that becomes `false` when the user dismisses the screen.
    ///   - arrowDirections: The permitted directions of the arrow.
    ///   - onDismiss: A closure called after each dismissal.
    ///   - content: A closure that describes the content, called when the component is described.
    public func popover<Content: Component>(
        isPresented: Binding<Bool>, arrowDirections: UIPopoverArrowDirection = .any, onDismiss: (() -> Void)? = nil,
        content: () -> Content
    ) -> Presenting<EnvironmentType> where Content.EnvironmentType == EnvironmentType {
        presenting(isPresented, onDismiss: onDismiss) { .popover(AnyComponent(content()), arrowDirections) }
    }

    /// Returns the component, which presents a popover that expects no environment while a value is `true`.
    @_disfavoredOverload
    public func popover<Content: Component>(
        isPresented: Binding<Bool>, arrowDirections: UIPopoverArrowDirection = .any, onDismiss: (() -> Void)? = nil,
        content: () -> Content
    ) -> Presenting<EnvironmentType> where Content.EnvironmentType == Empty {
        presenting(isPresented, onDismiss: onDismiss) {
            .popover(AnyComponent(ignoringEnvironment: content()), arrowDirections)
        }
    }

    /// Returns the component, which presents a popover while there is an item.
    ///
    /// An item with another id replaces the screen; one with the same id updates it.
    ///
    /// - Parameters:
    ///   - item: A binding that becomes `nil` when the user dismisses the screen.
    ///   - arrowDirections: The permitted directions of the arrow.
    ///   - onDismiss: A closure called after each dismissal.
    ///   - content: A closure that describes the content for an item.
    public func popover<Item: Identifiable, Content: Component>(
        item: Binding<Item?>, arrowDirections: UIPopoverArrowDirection = .any, onDismiss: (() -> Void)? = nil,
        content: (Item) -> Content
    ) -> Presenting<EnvironmentType> where Content.EnvironmentType == EnvironmentType {
        presenting(item, onDismiss: onDismiss) { .popover(AnyComponent(content($0)), arrowDirections) }
    }

    /// Returns the component, which presents a popover that expects no environment while there is an item.
    @_disfavoredOverload
    public func popover<Item: Identifiable, Content: Component>(
        item: Binding<Item?>, arrowDirections: UIPopoverArrowDirection = .any, onDismiss: (() -> Void)? = nil,
        content: (Item) -> Content
    ) -> Presenting<EnvironmentType> where Content.EnvironmentType == Empty {
        presenting(item, onDismiss: onDismiss) {
            .popover(AnyComponent(ignoringEnvironment: content($0)), arrowDirections)
        }
    }
}
