import Foundation
import Synchronization

/// A service with one collection and one item, which behaves as a test requires.
final class MockSecrets: Sendable {
    enum Behavior: Sendable {
        /// The collection is locked, and the user dismisses the prompt.
        case dismissed
        /// The collection is locked, and the user enters the password.
        case unlocked
        /// The collection is locked, and the user does not answer the prompt.
        case unanswered
        /// Replies have other types than they should.
        case nonsense
        /// The service leaves the bus instead of replying.
        case vanishing
    }

    private static let item = "/org/freedesktop/secrets/collection/c/1"
    private static let prompt = "/org/freedesktop/secrets/prompt/p1"
    private static let session = "/org/freedesktop/secrets/session/s1"
    private let client: BusClient
    private let isUnlocked = Mutex(false)
    private let behavior: Behavior
    private let promptArrived = DispatchSemaphore(value: 0)

    init(_ behavior: Behavior, on bus: SecretBus) throws {
        self.behavior = behavior
        client = try BusClient(bus.address)
        client.answer = { [weak self] member, path, body in self?.answer(member, path, body) }
        client.afterReply = { [weak self] member in self?.didReply(to: member) }
        client.call("RequestName", "('org.freedesktop.secrets', uint32 0)")
    }

    deinit { client.close() }

    private func answer(_ member: String, _ path: String, _ body: String) -> String? {
        switch (member, behavior) {
        case ("OpenSession", .nonsense) where body.contains("plain"): return "('one', 'two')"
        case ("OpenSession", _):
            let isPlain = body.contains("plain")
            return isPlain ? "(<''>, objectpath '\(Self.session)')" : "!org.freedesktop.DBus.Error.NotSupported"
        case ("GetAll", _): return "({\(properties(of: path))},)"
        case ("SearchItems", .vanishing):
            // Not on the thread of GIO, which would wait for itself.
            DispatchQueue.global().async { [client] in client.close() }
            return ""
        case ("SearchItems", .nonsense): return "(uint32 4, <'x'>)"
        case ("SearchItems", _): return "(@ao [], [objectpath '\(Self.item)'])"
        case ("Unlock", _): return "(@ao [], objectpath '\(Self.prompt)')"
        case ("Prompt", _), ("Dismiss", _): return "()"
        case ("CreateItem", _): return "!org.freedesktop.Secret.Error.IsLocked"
        case ("GetSecrets", _):
            return
                "({objectpath '\(Self.item)': (objectpath '\(Self.session)', @ay [], [byte 0x61, 0x00, 0x62], 'text/plain')},)"
        case ("ReadAlias", _): return "(objectpath '/org/freedesktop/secrets/collection/c',)"
        default: return "!org.freedesktop.DBus.Error.UnknownMethod"
        }
    }

    private func properties(of path: String) -> String {
        guard path == Self.item else {
            return path.hasSuffix("secrets") ? "'Collections': <@ao []>" : "'Locked': <true>"
        }
        let isLocked = !isUnlocked.withLock { $0 }
        return "'Locked': <\(isLocked)>, 'Label': <'Mine'>, 'Created': <uint64 5>, 'Modified': <uint64 6>,"
            + "'Attributes': <{'service': 'mail', 'account': 'ada', 'xdg:schema': 'x', 'port': '993'}>"
    }

    /// Returns when a prompt is shown.
    func waitForPrompt() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                self.promptArrived.wait()
                continuation.resume()
            }
        }
    }

    private func didReply(to member: String) {
        switch (member, behavior) {
        case ("Prompt", .unanswered): promptArrived.signal()
        case ("Prompt", _), ("Dismiss", _): completePrompt()
        default: break
        }
    }

    private func completePrompt() {
        let isAccepted = behavior == .unlocked
        if isAccepted { isUnlocked.withLock { $0 = true } }
        let result = isAccepted ? "(false, <[objectpath '\(Self.item)']>)" : "(true, <@ao []>)"
        client.emit("Completed", of: "org.freedesktop.Secret.Prompt", at: Self.prompt, result)
    }
}
