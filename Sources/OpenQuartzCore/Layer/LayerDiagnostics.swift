/// A recoverable programming error that a layer detected.
package struct LayerDiagnostic: Sendable, Equatable {
    package var message: String
    /// The affected layer or animation.
    package var location: String
    /// The suggested fix.
    package var hint: String
}

/// The destination of diagnostics about recoverable programming errors.
@MainActor package enum LayerDiagnostics {
    /// Called for every diagnostic.
    ///
    /// The default writes to standard error.
    package static var handler: @MainActor (LayerDiagnostic) -> Void = { diagnostic in
        let text = "OpenQuartzCore: \(diagnostic.message) (\(diagnostic.location)). \(diagnostic.hint)\n"
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    package static func report(_ message: String, at layer: CALayer?, hint: String) {
        handler(LayerDiagnostic(message: message, location: layer?.debugName ?? "no layer", hint: hint))
    }
}
