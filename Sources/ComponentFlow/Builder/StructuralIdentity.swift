/// The identity of a child without an id: the path to its statement through blocks, branches and loops.
@usableFromInline
struct StructuralIdentity: Hashable, Sendable {
    /// One step of the path.
    enum Step: Hashable, Sendable {
        case statement(Int)
        case branch(Bool)
        case iteration(Int)

        /// A number that distinguishes the step from others at the same place, and is not zero.
        fileprivate var code: UInt64 {
            switch self {
            case .statement(let index), .iteration(let index): UInt64(index) + 1
            case .branch(let isFirst): isFirst ? 1 : 2
            }
        }
    }

    /// Paths of up to five short steps are stored inline.
    private enum Path: Hashable, Sendable {
        /// The codes of the steps, the outermost in the most significant bits.
        case packed(UInt64)
        /// The codes of the steps, the innermost first.
        case list([UInt64])
    }

    private static let bitsPerStep: UInt64 = 12
    private static let capacity: UInt64 = 5

    private var path = Path.packed(0)

    /// Returns the path extended by one enclosing statement.
    func nested(in step: Step) -> StructuralIdentity {
        var result = self
        result.path = path(in: step.code)
        return result
    }

    private func path(in code: UInt64) -> Path {
        switch path {
        case .packed(let steps):
            let mask = (1 << Self.bitsPerStep) - 1 as UInt64
            let isFull = steps & mask != 0
            guard code <= mask, !isFull else { return .list(Self.unpacked(steps) + [code]) }
            return .packed(code << (Self.bitsPerStep * (Self.capacity - 1)) | steps >> Self.bitsPerStep)
        case .list(let steps):
            return .list(steps + [code])
        }
    }

    private static func unpacked(_ steps: UInt64) -> [UInt64] {
        (0..<capacity).map { steps >> (bitsPerStep * $0) & ((1 << bitsPerStep) - 1) }.filter { $0 != 0 }
    }

    /// Returns whether this identity follows another one in a total order, in which the children of a builder usually
    /// ascend.
    func isAscending(after last: StructuralIdentity) -> Bool {
        guard case .packed(let first) = last.path, case .packed(let second) = path else { return false }
        return first < second
    }
}

extension StructuralIdentity: CustomStringConvertible {
    /// The numbers of the statements, branches and iterations, the outermost first, for diagnostics.
    @usableFromInline var description: String {
        let steps: [UInt64] =
            switch path {
            case .packed(let steps): Self.unpacked(steps)
            case .list(let steps): steps
            }
        return steps.reversed().map { "\($0)" }.joined(separator: ".")
    }
}
