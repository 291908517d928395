/// A method to be called on a target, made of an unapplied method reference: `Selector(Screen.pressed)`.
///
/// It stands where UIKit has `#selector`, which needs the Objective-C runtime. Methods may take nothing, the sender, or
/// the sender and the event.
///
/// Two selectors are equal if one is a copy of the other: closures cannot be compared. So keep those that
/// `canPerformAction(_:withSender:)` asks for in a constant (`static let save = Selector(Screen.save)`); those of the
/// standard edit commands are constants here.
public struct Selector: Sendable, Hashable {
    private final class Identity: Sendable {}

    let perform: @MainActor @Sendable (_ target: AnyObject, _ sender: Any, _ event: UIEvent?) -> Bool
    /// Whether an object is of the class that has the method.
    let fits: @Sendable (_ target: AnyObject) -> Bool
    private let identity = Identity()

    /// Whether one is a copy of the other.
    public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.identity === rhs.identity }

    /// Copies have equal hashes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(identity))
    }

    /// A method without arguments.
    public init<Target: AnyObject>(_ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void) {
        fits = { $0 is Target }
        perform = { target, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// A method that takes the sender.
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

    /// A method that takes the sender and the event.
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
