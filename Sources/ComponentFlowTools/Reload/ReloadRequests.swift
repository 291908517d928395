#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// The methods that `componentflow run` uses.
@MainActor
struct ReloadRequests {
    /// The largest size of the states of all models together, in bytes, so that they fit into a request.
    private static let maximumModelSize = ProtocolLimits.maximumMessageLength / 2

    let windows: [UIWindow]
    let banners: BuildBanners

    func replaceCode(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let files = try RequestParameters.required(parameters["files"]?.array, "files")
        let changes = try files.map { file throws(RPCError) in
            guard let object = file["object"]?.string else {
                throw .invalidParameters("\"files\" are objects with the path \"object\".")
            }
            return CodeReplacement.Change(object: object, previous: file["previous"]?.string)
        }
        switch CodeReplacement.perform(changes) {
        case .replaced(let functions, let added):
            banners.hide()
            ProgramReload.run(in: windows)
            return ["replaced": JSONValue(functions), "added": JSONValue(added)]
        case .incompatible(let reason): return ["incompatible": .string(reason)]
        case .failed(let reason): throw .impossible(reason)
        }
    }

    func showBuild(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let errors = (parameters["errors"]?.array ?? []).map(BuildError.init)
        if !errors.isEmpty {
            banners.show(errors, in: windows)
        } else if let message = try parameters.text("message") {
            banners.show(message, in: windows)
        } else {
            banners.hide()
        }
        return [:]
    }

    func saveState() -> JSONValue {
        var state = ProgramState()
        state.save(windows)
        let (models, problems) = savedModels()
        return [
            "state": state.json, "models": .object(models.mapValues { .string($0.base64EncodedString()) }),
            "unsaved": .array((state.unsaved + problems).map(JSONValue.string)),
        ]
    }

    /// Returns the states of the models that fit into a request, and what is not kept, in sentences.
    private func savedModels() -> (states: [String: Data], problems: [String]) {
        let (states, unsaved) = RecordedModels.shared.savedStates()
        var (models, problems, size): ([String: Data], [String], Int) = ([:], unsaved, 0)
        for (name, state) in states.sorted(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }) {
            size += state.count
            guard size <= Self.maximumModelSize else {
                let (own, most) = (state.count >> 10, Self.maximumModelSize >> 10)
                problems.append("The model \(name) is not kept: it has \(own) KB, and all models may have \(most) KB.")
                continue
            }
            models[name] = state
        }
        return (models, problems)
    }

    func restoration(_ parameters: RequestParameters) throws(RPCError) -> StateRestoration.Saved {
        let json = try RequestParameters.required(parameters["state"], "state")
        guard let state = ProgramState(json) else { throw .invalidParameters("\"state\" is not a saved state.") }
        let encoded = parameters["models"]?.object ?? [:]
        let models = encoded.compactMapValues(\.base64)
        guard models.count == encoded.count else {
            throw .invalidParameters("\"models\" is an object of strings in Base64.")
        }
        return StateRestoration.Saved(state: state, models: models)
    }
}

#endif
