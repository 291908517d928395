import InspectorClient
import InspectorProtocol

/// A model that asks the program, and shows what went wrong.
@MainActor
protocol InspectorRequesting: AnyObject {
    var session: InspectorSession { get }
    /// What went wrong last, for the user.
    var problem: String? { get set }
}

extension InspectorRequesting {
    /// Calls a method of the program; returns `nil` and sets the problem if that fails.
    func request(_ method: InspectorMethod, _ parameters: [String: JSONValue]) async -> JSONValue? {
        do throws(InspectorClientError) {
            let result = try await session.call(method, parameters)
            problem = nil
            return result
        } catch {
            problem = error.text
            return nil
        }
    }
}
