/// Declares a point of a ``CombinedComponent`` that children come from and go to.
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
/// The guide shows nothing. When it moves while a child is on its way to it, the child follows.
@MainActor
public final class Guide {
    /// Where the guide is, in the parent's view, in points.
    public private(set) var position = CGPoint.zero

    /// Declares a guide; do it in `body`, before the closure that lays the children out.
    public init() {}

    /// Gives the guide its place; add what is returned to the context.
    public func update(position: CGPoint, transition: ComponentTransition) -> UpdatedGuide {
        UpdatedGuide(guide: self, position: position, transition: transition)
    }

    func move(to position: CGPoint) {
        self.position = position
    }
}

/// A guide with its place, ready to be added.
public struct UpdatedGuide {
    let guide: Guide
    let position: CGPoint
    let transition: ComponentTransition
}
