/// A method to be called on a target, made of an unapplied method reference: `Selector(Screen.pressed)`.
///
/// It stands where UIKit has `#selector`, which needs the Objective-C runtime. Methods may take nothing, the sender, or
/// the sender and the event.
public struct Selector: Sendable {
    let perform: @MainActor @Sendable (_ target: AnyObject, _ sender: Any, _ event: UIEvent?) -> Bool

    /// A method without arguments.
    public init<Target: AnyObject>(_ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void) {
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
        perform = { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender, event)
            return true
        }
    }
}
