import ComponentFlow
import InspectorClient
import InspectorProtocol

/// The recorded updates, their causes, and the types that cost most.
@MainActor @Observable
final class HistoryModel {
    /// The largest number of updates that are kept.
    private static let capacity = 2_000
    /// The largest number of updates per request.
    nonisolated private static let limit = 1_000

    /// What the types are ranked by.
    enum Order: Int {
        case time
        case count
        case unnecessary
    }

    private let session: InspectorSession
    /// The number of frames that have changed the windows of the program, and the identifiers of these.
    @ObservationIgnored private var shown: [JSONValue?] = [nil, nil]

    /// The updates, the last first.
    private(set) var updates: [UpdateEntry] = []
    private(set) var isRecording = false
    /// Whether this inspector has started the recording.
    private(set) var hasStarted = false
    /// The number of the update whose causes are shown.
    var selection: Int?
    /// The updates that led to the selected one, from cause to effect.
    private(set) var chain: [UpdateEntry] = []
    /// Whether the program still looks for places of the chain in its source.
    private(set) var isPending = false
    /// Why there is no chain.
    private(set) var problem: String?
    /// Whether only the updates of the selected component are shown.
    var isFiltered = false
    private(set) var types: [RankedType] = []
    var order = Order.time
    /// Whether the program also runs the updates that it would skip.
    private(set) var isVerifying = false
    /// Whether this inspector has started the verification.
    private(set) var hasStartedVerification = false
    /// The components that compare equal although they would show something else.
    private(set) var findings: [EqualityFinding] = []
    /// Why updates cannot be verified.
    private(set) var verificationProblem: String?

    init(_ session: InspectorSession) {
        self.session = session
    }

    /// Returns the updates that are shown.
    func updates(of component: String?) -> [UpdateEntry] {
        isFiltered ? updates.filter { $0.component == component } : updates
    }

    /// The types, the most expensive first.
    var ranking: [RankedType] {
        types.filter { order != .unnecessary || $0.unnecessary > 0 }.sorted { first, second in
            let (left, right) = (rank(of: first), rank(of: second))
            return left == right ? first.id < second.id : left > right
        }
    }

    /// Returns the value by which types are ranked.
    func rank(of type: RankedType) -> Double {
        switch order {
        case .time: type.milliseconds
        case .count: Double(type.updates)
        case .unnecessary: Double(type.unnecessary)
        }
    }

    /// Starts or stops recording; starting discards earlier updates.
    func record(_ isEnabled: Bool) async {
        guard let result = try? await session.call(.record, ["enabled": .bool(isEnabled)]) else { return }
        isRecording = result["recording"]?.bool ?? isEnabled
        hasStarted = isEnabled
        if isEnabled { (updates, types, chain, selection) = ([], [], [], nil) }
    }

    /// Reads the updates since the last request; returns whether there are any, or the windows show something else.
    func load() async -> Bool {
        let last = updates.first?.id ?? 0
        guard
            let result = try? await session.call(
                .updates, ["since": JSONValue(last), "limit": JSONValue(Self.limit), "wait": false])
        else { return false }
        let isRecording = result["recording"]?.bool ?? false
        if isRecording != self.isRecording { self.isRecording = isRecording }
        let isOther = readShown(result)
        let added = Self.increasing(await Self.read(result["updates"]), after: last)
        guard !added.isEmpty else { return isOther }
        updates = Array((added.reversed() + updates).prefix(Self.capacity))
        return true
    }

    private func readShown(_ result: JSONValue) -> Bool {
        let former = shown
        shown = [result["frames"], result["windows"]]
        return shown != former
    }

    nonisolated private static func read(_ list: JSONValue?) async -> [UpdateEntry] {
        (list?.array ?? []).prefix(limit).compactMap { UpdateEntry($0) }
    }

    /// Returns the updates whose numbers increase: others would be rows with the same identifier.
    private static func increasing(_ updates: [UpdateEntry], after number: Int) -> [UpdateEntry] {
        var last = number
        return updates.filter { update in
            defer { last = max(last, update.id) }
            return update.id > last
        }
    }

    /// Reads the costs of the types.
    func loadRanking() async {
        guard let result = try? await session.read(.profile) else { return }
        var known: Set<String> = []
        types = (result["types"]?.array ?? []).prefix(Self.limit).compactMap { RankedType($0) }.filter {
            known.insert($0.id).inserted
        }
    }

    // MARK: - Verification

    /// Starts or stops running skipped updates, too; `nil` reads what was found.
    func verify(_ isEnabled: Bool? = nil) async {
        do throws(InspectorClientError) {
            let result =
                if let isEnabled {
                    try await session.call(.verify, ["enabled": .bool(isEnabled)])
                } else {
                    try await session.read(.verify)
                }
            isVerifying = result["enabled"]?.bool ?? false
            findings = (result["findings"]?.array ?? []).prefix(Self.limit).enumerated().compactMap {
                EqualityFinding($1, id: $0)
            }
            verificationProblem = nil
        } catch {
            verificationProblem = isEnabled == nil ? nil : error.text
        }
        if let isEnabled { hasStartedVerification = isEnabled && isVerifying }
    }

    // MARK: - Causes

    /// Reads what led to the selected update.
    func loadChain() async {
        isPending = false
        guard let selection else { return chain = [] }
        do throws(InspectorClientError) {
            let result = try await session.call(.why, ["update": JSONValue(selection), "wait": false])
            isPending = result["pending"]?.bool ?? false
            // From effect to cause, so that the numbers decrease.
            chain = Self.increasing(await Self.read(result["chain"]).reversed(), after: 0)
            problem = nil
        } catch {
            chain = []
            problem = error.text
        }
    }
}
