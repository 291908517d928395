/// A method to be called on a target, created from an unapplied method reference: `Selector(Screen.pressed)`.
///
/// It replaces UIKit's `#selector`, which requires the Objective-C runtime. Methods may have no parameters, the sender,
/// or the sender and the event.
///
/// Two selectors are equal only if one is a copy of the other, because closures cannot be compared. Selectors that
/// `canPerformAction(_:withSender:)` checks should therefore be stored in a constant (`static let save =
/// Selector(Screen.save)`); those of the standard edit commands are predefined.
public struct Selector: Sendable, Hashable {
    private final class Identity: Sendable {}

    let perform: @MainActor @Sendable (_ target: AnyObject, _ sender: Any, _ event: UIEvent?) -> Bool
    /// Returns whether an object is an instance of the class that has the method.
    let fits: @Sendable (_ target: AnyObject) -> Bool
    private let identity = Identity()

    /// Returns whether one selector is a copy of the other.
    public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.identity === rhs.identity }

    /// Hashes the identity that copies share.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(identity))
    }

    /// Creates a selector of a method without parameters.
    public init<Target: AnyObject>(_ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void) {
        fits = { $0 is Target }
        perform = { target, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// Creates a selector of a method without parameters, such as `resignFirstResponder()`, whose result is ignored.
    public init<Target: AnyObject>(_ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Bool) {
        fits = { $0 is Target }
        perform = { target, _, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// Creates a selector of a method with the sender as its parameter.
    public init<Target: AnyObject, Sender>(
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void
    ) {
        fits = { $0 is Target }
        perform = { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// Creates a selector of a method with the sender and the event as its parameters.
    public init<Target: AnyObject, Sender>(
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, UIEvent?) -> Void
    ) {
        fits = { $0 is Target }
        perform = { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender, event)
            return true
        }
    }
}
