import Foundation
import Testing

@testable import ComponentFlowSecrets

@Suite("Secrets in GNOME Keyring", .enabled("needs gnome-keyring-daemon") { SecretBus.isExpected }, .serialized)
struct SecretStoreTests {
    private let bus: SecretBus
    private let store: SecretStore

    init() throws {
        bus = try SecretBus()
        try bus.startKeyring()
        store = SecretStore(collection: .standard, address: bus.address)
    }

    @Test("A stored text can be read, replaced and deleted")
    func text() async throws {
        try await store.store("sésame 👍", service: "mail", account: "ada")
        #expect(try await store.string(service: "mail", account: "ada") == "sésame 👍")
        try await store.store("other", service: "mail", account: "ada")
        #expect(try await store.string(service: "mail", account: "ada") == "other")
        #expect(try await store.items(service: "mail").count == 1)
        #expect(try await store.delete(service: "mail", account: "ada"))
        #expect(try await store.string(service: "mail", account: "ada") == nil)
        #expect(try await !store.delete(service: "mail", account: "ada"))
    }

    @Test(
        "A secret may contain any bytes, or none, or a megabyte",
        arguments: [
            Data(), Data([0]), Data([0, 0xFF, 0, 0x80]),
            Data((0..<1_048_576).map { UInt8(truncatingIfNeeded: $0 &* 7) }),
        ])
    func bytes(secret: Data) async throws {
        try await store.store(secret, service: "mail", account: "ada")
        #expect(try await store.data(service: "mail", account: "ada") == secret)
    }

    @Test("Items have the label, the account and the attributes")
    func items() async throws {
        try await store.store("1", service: "mail", account: "ada", label: "Ada's mail", attributes: ["port": "993"])
        try await store.store("2", service: "mail", account: "bob")
        try await store.store("3", service: "chat", account: "ada")
        let items = try await store.items(service: "mail")
        #expect(Set(items.map(\.account)) == ["ada", "bob"])
        let first = try #require(items.first { $0.account == "ada" })
        #expect(first.label == "Ada's mail")
        #expect(first.attributes == ["port": "993"])
        #expect(!first.isLocked)
        #expect(first.modificationDate.timeIntervalSince1970 > 1_000_000_000)
        #expect(try await store.items(service: "mail", account: "bob").map(\.label) == ["bob (mail)"])
        #expect(try await store.items(service: "mail", attributes: ["port": "993"]).map(\.account) == ["ada"])
    }

    @Test("A long label and unusual characters are kept")
    func label() async throws {
        let label = String(repeating: "Ü👩‍👩‍👧‍👦", count: 1000)
        try await store.store("1", service: "%s'\"<&>\n", account: "", label: label, attributes: ["ключ": "値"])
        let item = try #require(try await store.items(service: "%s'\"<&>\n").first)
        #expect(item.label == label)
        #expect(item.attributes == ["ключ": "値"])
    }

    @Test("The session collection stores secrets, too")
    func session() async throws {
        let session = SecretStore(collection: .session, address: bus.address)
        try await session.store("volatile", service: "mail", account: "ada")
        #expect(try await store.string(service: "mail", account: "ada") == "volatile")
    }

    @Test("A secret that is not UTF-8 is no text")
    func notText() async throws {
        try await store.store(Data([0xFF]), service: "mail", account: "ada")
        await #expect(throws: SecretStoreError.failed("The secret is not a text.")) {
            try await store.string(service: "mail", account: "ada")
        }
    }

    @Test("Many requests at the same time succeed")
    func concurrent() async throws {
        let store = store
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<16 {
                group.addTask {
                    try await store.store("\(index)", service: "mail", account: "\(index)")
                    let found = try await store.string(service: "mail", account: "\(index)")
                    #expect(found == "\(index)")
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("After the bus has ended, requests report that there is none")
    func lostBus() async {
        bus.stop()
        let error = await #expect(throws: SecretStoreError.self) {
            try await store.string(service: "mail", account: "ada")
        }
        #expect([.connectionLost].contains(error) || error?.isUnavailable == true)
    }
}

extension SecretStoreError {
    var isUnavailable: Bool { if case .unavailable = self { true } else { false } }
}

@Suite("Services for secrets that fail", .enabled("needs dbus-daemon") { SecretBus.isExpected }, .serialized)
struct FailingSecretServiceTests {
    private let bus: SecretBus
    private let store: SecretStore

    init() throws {
        bus = try SecretBus()
        store = SecretStore(collection: .standard, address: bus.address)
    }

    @Test("Without a service, requests throw that it is unavailable")
    func noService() async {
        let error = await #expect(throws: SecretStoreError.self) {
            try await store.store("x", service: "mail", account: "ada")
        }
        #expect(error?.isUnavailable == true)
    }

    @Test("Without a bus, requests throw that the service is unavailable")
    func noBus() async {
        let store = SecretStore(collection: .standard, address: "unix:path=/nonexistent/bus")
        let error = await #expect(throws: SecretStoreError.self) {
            try await store.string(service: "mail", account: "ada")
        }
        #expect(error?.isUnavailable == true)
    }

    @Test("If the user dismisses the prompt, requests throw that the collection is locked")
    func dismissed() async throws {
        let mock = try MockSecrets(.dismissed, on: bus)
        await #expect(throws: SecretStoreError.locked) { try await store.string(service: "mail", account: "ada") }
        await #expect(throws: SecretStoreError.locked) { try await store.delete(service: "mail", account: "ada") }
        await #expect(throws: SecretStoreError.locked) {
            try await store.store("x", service: "mail", account: "ada")
        }
        withExtendedLifetime(mock) {}
    }

    @Test("Items of a locked collection are listed without a prompt")
    func lockedItems() async throws {
        let mock = try MockSecrets(.dismissed, on: bus)
        let item = try #require(try await store.items(service: "mail").first)
        #expect(item.isLocked)
        #expect(item.label == "Mine")
        #expect(item.attributes == ["port": "993"])
        #expect(item.creationDate == Date(timeIntervalSince1970: 5))
        withExtendedLifetime(mock) {}
    }

    @Test("If the user unlocks the collection, the secret is read")
    func unlocked() async throws {
        let mock = try MockSecrets(.unlocked, on: bus)
        #expect(try await store.data(service: "mail", account: "ada") == Data([0x61, 0, 0x62]))
        withExtendedLifetime(mock) {}
    }

    @Test("A service that leaves the bus instead of replying is lost")
    func vanishing() async throws {
        let mock = try MockSecrets(.vanishing, on: bus)
        await #expect(throws: SecretStoreError.connectionLost) {
            try await store.string(service: "mail", account: "ada")
        }
        withExtendedLifetime(mock) {}
    }

    @Test("Replies of other types are errors")
    func nonsense() async throws {
        let mock = try MockSecrets(.nonsense, on: bus)
        await #expect(throws: SecretStoreError.self) { try await store.string(service: "mail", account: "ada") }
        withExtendedLifetime(mock) {}
    }

    @Test(
        "Arguments that a library in C cannot take, or that are too large, are not sent",
        arguments: [
            ("a\0b", "ada", "label", [:]), ("mail", "a\0da", "label", [:]), ("mail", "ada", "la\0bel", [:]),
            ("mail", "ada", "label", ["a\0": "b"]), ("mail", "ada", "label", ["a": "\0"]), ("", "ada", "label", [:]),
            ("mail", "ada", "label", ["service": "x"]), ("mail", "ada", "label", ["": "x"]),
            ("mail", "ada", String(repeating: "x", count: 70_000), [:]),
        ] as [(String, String, String, [String: String])])
    func invalid(service: String, account: String, label: String, attributes: [String: String]) async {
        let error = await #expect(throws: SecretStoreError.self) {
            try await store.store("x", service: service, account: account, label: label, attributes: attributes)
        }
        if case .invalidArgument? = error { return }
        Issue.record("The error is \(String(describing: error)).")
    }

    @Test("A secret of more than 16 MB is not sent")
    func tooLarge() async {
        await #expect(throws: SecretStoreError.invalidArgument("A secret of 16777217 bytes is too large.")) {
            try await store.store(Data(count: SecretStore.largestSecret + 1), service: "mail", account: "ada")
        }
    }

    @Test("A cancelled task throws that it was cancelled")
    func cancelled() async throws {
        let mock = try MockSecrets(.unlocked, on: bus)
        let store = store
        let task = Task { () -> SecretStoreError? in
            withUnsafeCurrentTask { $0?.cancel() }
            do {
                _ = try await store.string(service: "mail", account: "ada")
                return nil
            } catch {
                return error as? SecretStoreError
            }
        }
        #expect(await task.value == .cancelled)
        withExtendedLifetime(mock) {}
    }

    @Test("A task that is cancelled while a prompt is shown dismisses it, and throws that it was cancelled")
    func cancelledPrompt() async throws {
        let mock = try MockSecrets(.unanswered, on: bus)
        let store = store
        let task = Task { try await store.string(service: "mail", account: "ada") }
        await mock.waitForPrompt()
        task.cancel()
        await #expect(throws: SecretStoreError.cancelled) { try await task.value }
        withExtendedLifetime(mock) {}
    }
}
