import OpenQuartzCore

/// Returns the diagnostics of layers that are reported while a closure runs.
@discardableResult
@MainActor
func reports(_ body: () throws -> Void) rethrows -> [LayerDiagnostic] {
    let old = LayerDiagnostics.handler
    var found: [LayerDiagnostic] = []
    LayerDiagnostics.handler = { found.append($0) }
    defer { LayerDiagnostics.handler = old }
    try body()
    return found
}
