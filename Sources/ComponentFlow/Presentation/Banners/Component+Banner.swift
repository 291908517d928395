// The modifiers that present a banner.

extension Component {
    /// Returns the component, which presents a banner while a value is `true`.
    ///
    /// ```swift
    /// .banner(isPresented: $isSaved) { Banner("Saved", systemImage: "checkmark") }
    /// ```
    ///
    /// The banner is shown at an edge of the screen that contains the component, above its content and inside its safe area. A
    /// screen shows one banner at a time; further ones follow in the order of their presentation.
    ///
    /// It disappears after its ``Banner/Duration``, which does not elapse while the pointer is over the banner, while the keyboard
    /// focus is in it, or while a screen reader is running. The user dismisses it with a swipe, with the button Close or, while
    /// the focus is in it, with Escape. It does not take the focus; F6 and Tab move the focus into it.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that becomes `false` when the banner disappears.
    ///   - content: A closure that returns the banner, called when the component is described.
    public func banner(isPresented: Binding<Bool>, content: () -> Banner) -> Attached<EnvironmentType> {
        let request = isPresented.wrappedValue ? BannerRequest(id: AnyHashable(true), banner: content()) : nil
        return attaching(
            BannerAttachment(request: request) { _ in
                if isPresented.wrappedValue { isPresented.wrappedValue = false }
            })
    }

    /// Returns the component, which presents a banner while there is an item.
    ///
    /// An item with another id replaces the banner; one with the same id changes its content. See
    /// ``Component/banner(isPresented:content:)``.
    ///
    /// - Parameters:
    ///   - item: A binding that becomes `nil` when the banner disappears.
    ///   - content: A closure that returns the banner for an item.
    public func banner<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Banner
    ) -> Attached<EnvironmentType> {
        let request = item.wrappedValue.map { BannerRequest(id: AnyHashable($0.id), banner: content($0)) }
        return attaching(
            BannerAttachment(request: request) { id in
                // The item may have been replaced while the banner of the previous one was disappearing.
                if let current = item.wrappedValue, AnyHashable(current.id) == id { item.wrappedValue = nil }
            })
    }
}
