/// Detects whether the description of an element or of a row reads models or local values.
///
/// Such a description is made while a container is being updated, whose parent cannot be subscribed to what it reads.
/// The container shows a composite component in place of the description, which is subscribed itself.
@MainActor
enum DescriptionReads {
    private static var isDetecting = false
    private static var didReadLocal = false

    /// Calls a closure, and returns whether it read a property of a model or a local value.
    static func detect<Result>(in body: () -> Result) -> (result: Result, isDynamic: Bool) {
        var didReadModel = false
        let outer = (isDetecting, didReadLocal)
        (isDetecting, didReadLocal) = (true, false)
        // The subscription does nothing; the composite component has one of its own.
        let result = withObservationTracking(body, onChange: note(&didReadModel))
        let isDynamic = didReadModel || didReadLocal
        (isDetecting, didReadLocal) = outer
        return (result, isDynamic)
    }

    /// Called only if something observable was read.
    nonisolated private static func note(_ didReadModel: inout Bool) -> @Sendable () -> Void {
        didReadModel = true
        return {}
    }

    /// Registers that a local value is read; returns `false` if no description is being made.
    static func registerLocalRead() -> Bool {
        if isDetecting { didReadLocal = true }
        return isDetecting
    }
}
