import DesktopTestSupport
import OpenDisplay
import Testing

import OpenUIKitCore

@Suite("The idle timer", .serialized) @MainActor struct IdleTimerTests {
    private func withInhibitor(_ body: (FakeIdleInhibitor) -> Void) {
        let inhibitor = FakeIdleInhibitor()
        UIApplication.idleInhibitor = inhibitor
        defer { UIApplication.idleInhibitor = nil }
        body(inhibitor)
    }

    @Test("Disabling the idle timer inhibits an idle desktop until it is enabled")
    func inhibition() {
        withInhibitor { inhibitor in
            UIApplication.shared.isIdleTimerDisabled = true
            #expect(inhibitor.isInhibited)
            UIApplication.shared.isIdleTimerDisabled = false
            #expect(!inhibitor.isInhibited)
        }
    }

    @Test("A desktop that does not accept the request is reported")
    func failure() {
        withInhibitor { inhibitor in
            let diagnostics = Diagnostics.record {
                UIApplication.shared.isIdleTimerDisabled = true
                inhibitor.onFailure?(.noBus)
            }
            #expect(diagnostics.map(\.rule) == ["application.idle-timer"])
        }
    }

    @Test("An assertion inhibits an idle desktop until it ends, whatever the program requests")
    func assertion() {
        withInhibitor { inhibitor in
            let assertion = IdleAssertion()
            UIApplication.shared.isIdleTimerDisabled = true
            UIApplication.shared.isIdleTimerDisabled = false
            #expect(inhibitor.isInhibited)
            assertion.end()
            #expect(!inhibitor.isInhibited)
        }
    }

    @Test("An assertion is not a request of the program")
    func assertionIsNotARequest() {
        withInhibitor { _ in
            let assertion = IdleAssertion()
            #expect(!UIApplication.shared.isIdleTimerDisabled)
            assertion.end()
        }
    }

    @Test("A desktop that does not accept an assertion is not reported")
    func declinedAssertion() {
        withInhibitor { inhibitor in
            let diagnostics = Diagnostics.record {
                let assertion = IdleAssertion()
                inhibitor.onFailure?(.noBus)
                assertion.end()
            }
            #expect(diagnostics.isEmpty)
        }
    }
}
