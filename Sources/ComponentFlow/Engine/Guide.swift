/// A declaration of a point in a ``CombinedComponent`` at which insertion and removal animations of children start or
/// end.
///
/// ```swift
/// static var body: Body {
///     let origin = Guide()
///     let menu = Child(Menu.self)
///     return { context in
///         context.add(origin.update(position: context.component.buttonCenter, transition: context.transition))
///         if context.component.isOpen {
///             let menu = menu.update(…)
///             context.add(menu
///                 .position(center)
///                 .appear(.default(scale: true, alpha: true), guide: origin)
///                 .disappear(.default(alpha: true), guide: origin))
///         }
///         return context.availableSize
///     }
/// }
/// ```
///
/// The guide is not visible. When it moves while the removal animation of a child is running, the child follows.
@preconcurrency @MainActor
public final class Guide {
    /// The position of the guide in the parent's view, in points.
    public private(set) var position = CGPoint.zero

    /// Declares a guide; call it in `body`, before the closure that lays out the children.
    public init() {}

    /// Sets the guide's position; add the result to the context.
    public func update(position: CGPoint, transition: ComponentTransition) -> UpdatedGuide {
        UpdatedGuide(guide: self, position: position, transition: transition)
    }

    func move(to position: CGPoint) {
        self.position = position
    }
}

/// A guide with its new position, ready to be added.
public struct UpdatedGuide {
    package let guide: Guide
    let position: CGPoint
    let transition: ComponentTransition
}
