/// The identity of a child within its parent: the declaration and, for a child of a ``ChildMap``, its key.
struct ChildKey: Hashable {
    let declaration: UInt64
    /// `nil` for the child of a ``Child`` declaration.
    let identity: ComponentIdentity?

    init(declaration: UInt64, identity: ComponentIdentity?) {
        self.declaration = declaration
        self.identity = identity
    }

    /// Compares the most frequent identities first.
    @inline(__always) static func == (lhs: ChildKey, rhs: ChildKey) -> Bool {
        guard lhs.declaration == rhs.declaration else { return false }
        if case .integer(let first) = lhs.identity, case .integer(let second) = rhs.identity { return first == second }
        return lhs.identity == rhs.identity
    }

    /// Creates the key of an item of a stack, which declares no other children.
    init(_ identity: ComponentIdentity) {
        declaration = 0
        self.identity = identity
    }

    @exclusivity(unchecked) @MainActor private static var lastDeclaration: UInt64 = 0

    /// Returns a number that identifies a declaration uniquely.
    @MainActor static func makeDeclaration() -> UInt64 {
        lastDeclaration += 1
        return lastDeclaration
    }

    /// Calls a closure that declares children, and returns their numbers.
    ///
    /// - Parameter former: The numbers that the closure has returned before; it returns them again if it declares as many
    ///   children, so that these are the same ones.
    @MainActor static func declaring<Result>(
        again former: Range<UInt64>? = nil, _ declare: () -> Result
    ) -> (result: Result, declarations: Range<UInt64>) {
        let last = lastDeclaration
        if let former {
            lastDeclaration = former.lowerBound
            let result = declare()
            let isSame = lastDeclaration == former.upperBound
            lastDeclaration = last
            if isSame { return (result, former) }
        }
        let result = declare()
        return (result, last..<lastDeclaration)
    }

    /// Returns whether this key certainly differs from all keys of a sequence in ascending order that ends with `last`.
    func isAscending(after last: ChildKey) -> Bool {
        guard declaration == last.declaration else { return declaration > last.declaration }
        switch (last.identity, identity) {
        case (.integer(let first), .integer(let second)): return first < second
        case (.string(let first), .string(let second)): return first < second
        case (.structural(let first), .structural(let second)): return second.isAscending(after: first)
        default: return false
        }
    }
}
