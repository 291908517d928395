// How input travels along `next`, which client code overrides and may close to a circle.
extension UIResponder {
    /// The first responder, from this one up, that a closure accepts; nil if none does.
    ///
    /// Each responder is asked once. A circle is reported, and ends the chain.
    package final func firstInChain(where accepts: (UIResponder) -> Bool) -> UIResponder? {
        var seen: Set<ObjectIdentifier> = []
        var responder: UIResponder? = self
        while let current = responder {
            guard seen.insert(ObjectIdentifier(current)).inserted else {
                current.reportCircle()
                return nil
            }
            if accepts(current) { return current }
            responder = current.next
        }
        return nil
    }

    /// Hands something on to ``next``; nil if there is none.
    ///
    /// Handing on is recursive, because each responder may override it. In a circle it ends after a few hundred calls.
    @discardableResult
    final func handOn<Result>(_ body: (UIResponder) -> Result) -> Result? {
        guard let next else { return nil }
        Self.handOnDepth += 1
        defer { Self.handOnDepth -= 1 }
        // Only a very long chain is looked at.
        if Self.handOnDepth.isMultiple(of: Self.longChain), isInCircle { return nil }
        return body(next)
    }

    private static let longChain = 256
    private static var handOnDepth = 0

    /// Whether the chain never ends; if so, that is reported.
    private var isInCircle: Bool {
        var reported = false
        var seen: Set<ObjectIdentifier> = []
        var responder: UIResponder? = self
        while let current = responder, !reported {
            if !seen.insert(ObjectIdentifier(current)).inserted {
                current.reportCircle()
                reported = true
            }
            responder = current.next
        }
        return reported
    }

    private func reportCircle() {
        Diagnostics.report(
            Diagnostic(
                rule: "responder.circle",
                message: "A responder chain comes back to a responder that it passed; it ends there.",
                subject: (self as? UIView)?.diagnosticPath ?? String(describing: type(of: self)),
                hint: "Let `next` of the last responder be nil, or one that the chain has not passed."))
    }
}
