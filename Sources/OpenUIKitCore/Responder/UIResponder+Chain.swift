// Traversal of the responder chain, in which client code that overrides `next` may introduce a cycle.
extension UIResponder {
    /// Returns the first object in the responder chain, starting with this one, that satisfies a closure, or `nil`.
    ///
    /// The closure is called once per responder. A cycle is reported as a diagnostic and ends the search.
    package final func firstInChain(where accepts: (UIResponder) -> Bool) -> UIResponder? {
        var chain = ResponderChain(from: self)
        while let responder = chain.next() {
            if accepts(responder) { return responder }
        }
        return nil
    }

    /// Forwards a call to ``next``, or returns `nil` if there is none.
    ///
    /// Forwarding is recursive because each responder may override the forwarded method. In a cycle it ends after a few
    /// hundred calls.
    @discardableResult
    final func forwardToNext<Result>(_ body: (UIResponder) -> Result) -> Result? {
        guard let next else { return nil }
        Self.forwardingDepth += 1
        defer { Self.forwardingDepth -= 1 }
        // Only very long chains are checked for cycles.
        if Self.forwardingDepth.isMultiple(of: Self.longChain), containsCycle { return nil }
        return body(next)
    }

    /// Forwards a key press to ``next``, or from a modal presentation to the next responder that it does not block.
    final func forwardPressToNext(_ body: (UIResponder) -> Void) {
        forwardToNext { next in
            guard let modality = responderWindow?.modality, modality.blocks(next), !modality.blocks(self) else {
                return body(next)
            }
            if let receiver = next.firstInChain(where: { !modality.blocks($0) }) { body(receiver) }
        }
    }

    private static let longChain = 256
    private static var forwardingDepth = 0

    /// Whether the responder chain contains a cycle, which is then reported as a diagnostic.
    private var containsCycle: Bool {
        var reported = false
        var seen: Set<ObjectIdentifier> = []
        var responder: UIResponder? = self
        while let current = responder, !reported {
            if !seen.insert(ObjectIdentifier(current)).inserted {
                current.reportCycle()
                reported = true
            }
            responder = current.next
        }
        return reported
    }

    fileprivate func reportCycle() {
        Diagnostics.report(
            Diagnostic(
                rule: "responder.circle",
                message: "A responder chain contains a responder twice; it ends before the second occurrence.",
                subject: (self as? UIView)?.diagnosticPath ?? String(describing: type(of: self)),
                hint: "Return nil as `next` of the last responder, or a responder that is not in the chain."))
    }
}

/// The responders from a given one upwards, one after the other.
///
/// A cycle is reported as a diagnostic and ends the chain before the second occurrence of a responder. In contrast to
/// ``UIResponder/firstInChain(where:)`` there is no closure, which in other modules would check its executor on each call.
@MainActor package struct ResponderChain {
    private var visited = VisitedObjects()
    private var current: UIResponder?
    private var hasBegun = false

    package init(from responder: UIResponder) {
        current = responder
    }

    /// Returns the next responder, initially the given one, or `nil` at the end of the chain.
    package mutating func next() -> UIResponder? {
        if hasBegun { current = current?.next }
        hasBegun = true
        guard let responder = current else { return nil }
        guard visited.insert(responder) else {
            responder.reportCycle()
            current = nil
            return nil
        }
        return responder
    }
}

/// The objects of a walk that must not visit one twice.
///
/// Most responder chains have about ten members, among which a search costs a fraction of hashing.
private struct VisitedObjects {
    private static let few = 32

    private var list: [ObjectIdentifier] = []
    private var set: Set<ObjectIdentifier> = []

    /// Adds an object; returns `false` if it was visited before.
    mutating func insert(_ object: AnyObject) -> Bool {
        let identifier = ObjectIdentifier(object)
        // Without the reservation the list is allocated five times.
        if list.isEmpty { list.reserveCapacity(Self.few) }
        guard list.count == Self.few else {
            guard !list.contains(identifier) else { return false }
            list.append(identifier)
            return true
        }
        return !list.contains(identifier) && set.insert(identifier).inserted
    }
}
