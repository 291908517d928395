import OpenDisplay

/// A message bus in the process of the test: it records calls, and replies when the test requests it.
@MainActor
package final class FakeBus: MessageBus {
    package struct Call: Equatable {
        package let method: String
        package let interface: BusInterface
        package let arguments: [DBusValue]
    }

    package typealias Reply = Result<[DBusValue], BusError>

    package let name = ":1.7"
    /// All calls, the first one first.
    package private(set) var calls: [Call] = []
    /// Returns the reply to a call.
    package var reply: @MainActor (Call) -> Reply = { _ in .success([]) }
    private var completions: [(Call, @MainActor (Reply) -> Void)] = []
    private var handlers: [Int: (signal: String, interface: BusInterface, handler: @MainActor ([DBusValue]) -> Void)] =
        [:]
    private var endHandlers: [Int: @MainActor () -> Void] = [:]
    private var lastSubscription = 0

    package init() {}

    /// The number of subscriptions that were not cancelled.
    package var subscriptionCount: Int { handlers.count + endHandlers.count }

    package func call(
        _ method: String, of interface: BusInterface, _ arguments: [DBusValue], timeout: Double?,
        completion: @escaping @MainActor (Reply) -> Void
    ) {
        let call = Call(method: method, interface: interface, arguments: arguments)
        calls.append(call)
        completions.append((call, completion))
    }

    package func callAndWait(
        _ method: String, of interface: BusInterface, _ arguments: [DBusValue], timeout: Double
    ) -> Reply {
        let call = Call(method: method, interface: interface, arguments: arguments)
        calls.append(call)
        return reply(call)
    }

    package func subscribe(
        to signal: String, of interface: BusInterface, _ handler: @escaping @MainActor ([DBusValue]) -> Void
    ) -> BusSubscription {
        lastSubscription += 1
        let identifier = lastSubscription
        handlers[identifier] = (signal, interface, handler)
        return BusSubscription { [self] in handlers[identifier] = nil }
    }

    package func watchForEnd(_ onEnd: @escaping @MainActor () -> Void) -> BusSubscription {
        lastSubscription += 1
        let identifier = lastSubscription
        endHandlers[identifier] = onEnd
        return BusSubscription { [self] in endHandlers[identifier] = nil }
    }

    /// Delivers the replies to all calls, also to those that are made meanwhile.
    package func deliverReplies() {
        while !completions.isEmpty {
            let (call, completion) = completions.removeFirst()
            completion(reply(call))
        }
    }

    /// Emits a signal of an interface at a path; `nil` is every path.
    package func emit(_ signal: String, of interface: String, at path: String? = nil, _ arguments: [DBusValue]) {
        let matching = handlers.sorted { $0.key < $1.key }.map { $0.value }.filter {
            $0.signal == signal && $0.interface.name == interface && (path == nil || $0.interface.path == path)
        }
        for subscription in matching { subscription.handler(arguments) }
    }

    /// Ends the connection.
    package func end() {
        for handler in endHandlers.values { handler() }
    }

    /// Lets a service leave the bus.
    package func lose(_ service: String) {
        emit(
            "NameOwnerChanged", of: "org.freedesktop.DBus", [.string(service), .string(":1.3"), .string("")])
    }
}
