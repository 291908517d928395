/// The prepared state and the operation of a benchmark.
@MainActor
public struct Scene {
    /// An operation, which receives the number of previous operations so that it can vary.
    public typealias Operation = @MainActor (_ turn: Int) -> Void

    /// Runs before each operation with its number, and is not measured.
    public let prepare: Operation?
    /// The measured operation.
    public let operation: Operation
    /// The operation without the measured aspect; its time is subtracted.
    public var baseline: (@MainActor () -> Void)?
    /// Performs the operation again and returns the number of views that it changed, if that can be determined.
    public var touchedViews: (@MainActor (_ turn: Int) -> Int)?

    init(prepare: Operation? = nil, operation: @escaping Operation) {
        self.prepare = prepare
        self.operation = operation
    }
}
