/// What stands ready for an operation to be measured.
@MainActor
public struct Scene {
    /// One operation: it is told how many there have been, so that it can do something else each time.
    public typealias Operation = @MainActor (_ turn: Int) -> Void

    /// Runs before each operation, with its number, and is not measured.
    public let prepare: Operation?
    /// What is measured.
    public let operation: Operation
    /// The same without what the benchmark is about: the time of this is taken off.
    public var baseline: (@MainActor () -> Void)?
    /// Does the operation once more and says how many views that touched, where it can be told.
    public var touchedViews: (@MainActor (_ turn: Int) -> Int)?

    init(prepare: Operation? = nil, operation: @escaping Operation) {
        self.prepare = prepare
        self.operation = operation
    }
}
