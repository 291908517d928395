/// The environment and the available size that the first child of a container received in its last pass; most other
/// children receive the same.
struct CommonProposal {
    private var availableSize = CGSize.zero
    private var environment = EnvironmentCells()
    /// Incremented when the proposal changes; an entry of another version received another proposal.
    private(set) var version: UInt32 = 1

    @inline(__always) func matches(_ environment: EnvironmentCells, _ availableSize: CGSize) -> Bool {
        self.availableSize == availableSize && self.environment.isIdentical(to: environment)
    }

    mutating func set(_ environment: EnvironmentCells, _ availableSize: CGSize) {
        guard !matches(environment, availableSize) else { return }
        self.availableSize = availableSize
        self.environment = environment
        // 0 is the version of entries that received another proposal.
        version = version == .max ? 1 : version + 1
    }
}
