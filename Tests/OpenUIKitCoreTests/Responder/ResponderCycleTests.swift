import Testing

@testable import OpenUIKitCore

/// Tests responder chains that client code closed to a cycle.
@MainActor @Suite struct ResponderCycleTests {
    private final class Link: UIView {
        weak var follower: UIResponder?
        override var next: UIResponder? { follower }
    }

    private final class Other: UIResponder {
        func act() {}
    }

    private func circle() -> (Link, Link) {
        let (first, second) = (Link(), Link())
        (first.follower, second.follower) = (second, first)
        return (first, second)
    }

    @Test("Unhandled events in a cycle of responders end with a diagnostic")
    func events() {
        let (first, second) = circle()
        let found = Diagnostics.record {
            first.touchesBegan([], with: nil)
            second.pressesEnded([], with: nil)
        }
        #expect(found.map(\.rule) == ["responder.circle", "responder.circle"])
    }

    @Test("A cycle of responders has no undo manager")
    func undoManager() {
        let (first, second) = circle()
        let found = Diagnostics.record {
            #expect(first.undoManager == nil)
        }
        #expect(found.map(\.rule) == ["responder.circle"])
        withExtendedLifetime(second) {}
    }

    @Test("The search for a responder that performs an action ends in a cycle of responders")
    func target() {
        let (first, second) = circle()
        let found = Diagnostics.record {
            #expect(first.target(forAction: Selector(Other.act), withSender: nil) == nil)
            #expect(!first.reaches(UIView()))
        }
        #expect(found.map(\.rule) == ["responder.circle", "responder.circle"])
        withExtendedLifetime(second) {}
    }

    @Test("A long responder chain without a cycle passes events to its end, without a diagnostic")
    func longChain() {
        final class End: UIResponder {
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        }
        let end = End()
        let links = (0..<600).map { _ in Link() }
        for (link, next) in zip(links, links.dropFirst()) { link.follower = next }
        links[599].follower = end
        let found = Diagnostics.record { links[0].touchesBegan([], with: nil) }
        #expect(found.isEmpty)
        #expect(end.touches == 1)
    }
}
