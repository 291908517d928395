/// A mistake that a layer noticed and survived.
package struct LayerDiagnostic: Sendable, Equatable {
    /// What happened.
    package var message: String
    /// Which layer or animation it happened to.
    package var location: String
    /// What to do about it.
    package var hint: String
}

/// Where layers report mistakes they can go on after.
@MainActor package enum LayerDiagnostics {
    /// Receives every diagnostic.
    ///
    /// Writes to the standard error output unless replaced.
    package static var handler: @MainActor (LayerDiagnostic) -> Void = { diagnostic in
        let text = "OpenQuartzCore: \(diagnostic.message) (\(diagnostic.location)). \(diagnostic.hint)\n"
        FileHandle.standardError.write(Data(text.utf8))
    }

    package static func report(_ message: String, at layer: CALayer?, hint: String) {
        handler(LayerDiagnostic(message: message, location: layer?.debugName ?? "no layer", hint: hint))
    }
}
