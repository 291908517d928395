extension UIView {
    /// Called with the view to which an event, or the action of a gesture or control, is about to be delivered.
    ///
    /// ComponentFlow sets this closure to update components around the view whose closures changed.
    package static var willDeliverEvent: (@MainActor (UIView) -> Void)?
}

extension UIResponder {
    /// Prepares the responder for an event; call this before client code handles the event.
    package final func prepareForEvent() {
        guard let prepare = UIView.willDeliverEvent else { return }
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return prepare(view) }
            responder = current.next
        }
    }
}
