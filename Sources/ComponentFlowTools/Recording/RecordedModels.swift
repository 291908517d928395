#if INSPECTOR

internal import ComponentFlow
internal import Observation

extension InspectorAgent {
    /// Adds a model to recordings and replays; it is not retained.
    public static func addRecordableModel(_ model: some RecordableModel) {
        RecordedModels.shared.add(model)
    }

    /// Notifies recordings of a change of a model that is not `@Observable`.
    public static func recordableModelDidChange(_ model: some RecordableModel) {
        RecordedModels.shared.didChange(model.recordingName)
    }
}

/// The models of the program, and which of them have changed.
@MainActor
final class RecordedModels {
    static let shared = RecordedModels()

    private struct Entry {
        weak var model: (any RecordableModel)?
        /// The state that was recorded last.
        var last: Data?
        var isObserved = false
    }

    private var entries = [(name: RecordedSettings.name, entry: Entry(model: RecordedSettings.shared))]
    private var changed: Set<String> = []
    /// Called after the first change since the last call of ``takeChanges()``; `nil` while nothing is recorded.
    var onChange: (() -> Void)? {
        didSet {
            guard onChange != nil else { return RecordedSettings.shared.observe(nil) }
            RecordedSettings.shared.observe { [weak self] in self?.didChange(RecordedSettings.name) }
        }
    }

    func add(_ model: any RecordableModel) {
        entries.removeAll { $0.entry.model == nil || $0.name == model.recordingName }
        entries.append((model.recordingName, Entry(model: model)))
        if onChange != nil { didChange(model.recordingName) }
    }

    func didChange(_ name: String) {
        guard let onChange, changed.insert(name).inserted, changed.count == 1 else { return }
        onChange()
    }

    /// Returns the states of all models, and observes further changes.
    func states() -> (states: [String: Data], problems: [String]) {
        var (states, problems): ([String: Data], [String]) = ([:], [])
        for index in entries.indices {
            let name = entries[index].name
            if name == RecordedSettings.name, !RecordedSettings.shared.isUsed { continue }
            switch encode(index) {
            case .success(let data): states[name] = data
            case .failure(let problem): problems.append("The model \(name) is not kept: \(problem.reason)")
            }
        }
        return (states, problems)
    }

    /// Returns the states of the models of the program for its next run, without an effect on recordings.
    ///
    /// The values of `AppStorage` are not among them, because the program itself stores them.
    func savedStates() -> (states: [String: Data], problems: [String]) {
        var (states, problems): ([String: Data], [String]) = ([:], [])
        for (name, entry) in entries where name != RecordedSettings.name {
            guard let model = entry.model else { continue }
            do { states[name] = try model.encodeForRecording() } catch {
                problems.append("The model \(name) is not kept: \(error)")
            }
        }
        return (states, problems)
    }

    /// Whether a model of the program has a name.
    func contains(_ name: String) -> Bool {
        entries.contains { $0.name == name && $0.entry.model != nil }
    }

    /// Returns the states of the models that have changed, and observes further changes.
    func takeChanges() -> [(name: String, state: Data)] {
        defer { changed.removeAll() }
        return entries.indices.compactMap { index in
            guard changed.contains(entries[index].name) else { return nil }
            let last = entries[index].entry.last
            guard case .success(let data) = encode(index), data != last else { return nil }
            return (entries[index].name, data)
        }
    }

    private struct Problem: Error {
        let reason: String
    }

    private func encode(_ index: Int) -> Result<Data, Problem> {
        guard let model = entries[index].entry.model else { return .failure(Problem(reason: "it no longer exists.")) }
        do {
            let data = try observing(index) { try model.encodeForRecording() }
            entries[index].entry.last = data
            return .success(data)
        } catch {
            return .failure(Problem(reason: "\(error)"))
        }
    }

    /// Calls a closure, and notices a change of the properties that it reads.
    private func observing(_ index: Int, _ body: () throws -> Data) throws -> Data {
        guard onChange != nil, !entries[index].entry.isObserved else { return try body() }
        entries[index].entry.isObserved = true
        let name = entries[index].name
        let result = withObservationTracking {
            Result(catching: body)
        } onChange: { [weak self] in
            guard MainThread.isCurrent else {
                return DispatchQueue.main.async { MainActor.assumeIsolated { self?.observedChange(name) } }
            }
            MainActor.assumeIsolated { self?.observedChange(name) }
        }
        return try result.get()
    }

    private func observedChange(_ name: String) {
        if let index = entries.firstIndex(where: { $0.name == name }) { entries[index].entry.isObserved = false }
        didChange(name)
    }

    /// Applies a recorded state, if that of the model differs; returns what is wrong, as a sentence.
    func apply(_ state: Data, to name: String) -> String? {
        guard let model = entries.first(where: { $0.name == name })?.entry.model else {
            return "There is no model \(name)."
        }
        do {
            if try model.encodeForRecording() != state { try model.apply(recording: state) }
            return nil
        } catch {
            return "The state of the model \(name) cannot be applied: \(error)"
        }
    }
}

#endif
