import OpenDisplay

/// A service that stores whether an idle desktop is inhibited.
@MainActor package final class FakeIdleInhibitor: IdleInhibiting {
    package var isInhibited = false
    package var onFailure: (@MainActor (BusError) -> Void)?

    package init() {}
}
