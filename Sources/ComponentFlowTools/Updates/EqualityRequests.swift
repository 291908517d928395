#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import Synchronization

/// The components that compare equal although they would show something else, found by running skipped updates.
@MainActor
final class EqualityRequests {
    /// A component whose update would have changed something.
    private struct Finding: Hashable, Sendable {
        let path: String
        let message: String
    }

    /// What the listener of diagnostics has received.
    private final class Findings: Sendable {
        /// The largest number of different findings.
        private static let limit = 200

        private let counts = Mutex<[Finding: Int]>([:])

        func add(_ finding: Finding) {
            counts.withLock { counts in
                guard counts.count < Self.limit || counts[finding] != nil else { return }
                counts[finding, default: 0] += 1
            }
        }

        func removeAll() {
            counts.withLock { $0 = [:] }
        }

        /// The findings with their numbers, the most frequent first.
        var ranked: [(finding: Finding, count: Int)] {
            counts.withLock { $0 }
                .sorted { ($1.value, $0.key.path, $0.key.message) < ($0.value, $1.key.path, $1.key.message) }
                .map { ($0.key, $0.value) }
        }
    }

    nonisolated private static let rule = "component.wrong-equality"

    /// Whether the program can verify updates.
    private static var isAvailable: Bool { _isDebugAssertConfiguration() }

    private let findings = Findings()
    private var subscription: Diagnostics.Subscription?

    /// Starts or stops the verification as a request specifies, and returns what it has found.
    func verify(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        switch try parameters.flag("enabled") {
        case nil: break
        case true?:
            guard Self.isAvailable else { throw .impossible("Updates are verified in debug builds only.") }
            start()
        case false?: stop()
        }
        return [
            "enabled": .bool(subscription != nil),
            "findings": .array(
                findings.ranked.map { finding, count in
                    [
                        "path": .string(finding.path), "message": .string(finding.message), "count": JSONValue(count),
                    ]
                }),
        ]
    }

    private func start() {
        findings.removeAll()
        UpdateVerification.isEnabled = true
        subscription = Diagnostics.subscribe { [findings] diagnostic in
            guard diagnostic.rule == Self.rule else { return }
            findings.add(Finding(path: diagnostic.subject, message: diagnostic.message))
        }
    }

    /// Ends the verification, if it was started here.
    func stop() {
        guard subscription != nil else { return }
        UpdateVerification.isEnabled = false
        subscription?.cancel()
        subscription = nil
    }
}

#endif
