// The imports of OpenUIKit, and what the module uses of it in addition to the API of UIKit.

@_exported import OpenUIKit

extension UIView {
    /// The module's data about the view, if there is any.
    var viewRecord: ViewRecord? {
        get { renderContext as? ViewRecord }
        set { renderContext = newValue }
    }
}

/// Creates a view of a class that is known only at run time, or returns `nil` if that fails.
///
/// This requires an initializer that every subclass has, which is only the failable `init(coder:)`.
@MainActor
func makeView<V: UIView>(of type: V.Type) -> V? {
    V(coder: emptyArchive)
}

/// An empty archive for the initializers, which read nothing from it, so that a single instance suffices.
@MainActor private let emptyArchive = NSKeyedArchiver(requiringSecureCoding: false)

/// Reports a mistake in client code.
func diagnose(_ rule: String, _ message: String, subject: String, hint: String) {
    Diagnostics.report(Diagnostic(rule: rule, message: message, subject: subject, hint: hint))
}

/// Calls a replaceable closure when a gesture is recognized.
@MainActor
final class GestureAction<Recognizer: UIGestureRecognizer> {
    var handler: (Recognizer) -> Void = { _ in }
    let recognizer: Recognizer

    init(_ recognizer: Recognizer) {
        self.recognizer = recognizer
        recognizer.addHandler { [weak self] _ in self?.fire() }
    }

    func fire() { handler(recognizer) }
}
