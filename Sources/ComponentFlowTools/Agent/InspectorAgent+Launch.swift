#if INSPECTOR

internal import ComponentFlow
internal import OpenUIKit

extension InspectorAgent {
    /// Returns whether the program starts its agent at launch: unless the variable `COMPONENTFLOW_INSPECTOR` is `0`.
    nonisolated static func startsAtLaunch(in environment: [String: String]) -> Bool {
        environment["COMPONENTFLOW_INSPECTOR"] != "0"
    }
}

/// Lets the program start its agent at launch, before its delegate and its windows are created; called by the module
/// CInspectorLaunch before `main`.
@_cdecl("componentflow_register_agent") package func registerAgent() {
    LaunchActions.ofProgram.add {
        if InspectorAgent.startsAtLaunch(in: ProcessInfo.processInfo.environment) { InspectorAgent.start() }
    }
}

#endif
