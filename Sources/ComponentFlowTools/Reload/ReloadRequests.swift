internal import ComponentFlow
internal import InspectorProtocol

/// The methods that `componentflow run` uses.
@MainActor
struct ReloadRequests {
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
        return ["state": state.json, "unsaved": .array(state.unsaved.map(JSONValue.string))]
    }

    func state(_ parameters: RequestParameters) throws(RPCError) -> ProgramState {
        let json = try RequestParameters.required(parameters["state"], "state")
        guard let state = ProgramState(json) else { throw .invalidParameters("\"state\" is not a saved state.") }
        return state
    }
}
