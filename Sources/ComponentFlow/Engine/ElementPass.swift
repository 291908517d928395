/// One update of the children of a ``ForEach``.
///
/// Elements that equal those of the previous pass are recognized in runs: neither their components nor their nodes are
/// read.
@MainActor
struct ElementPass {
    private let elements: ElementProvider
    private let old: ElementProvider?
    private let declaration: UInt64
    private let children: ChildContainer
    private let environment: EnvironmentCells
    private let availableSize: CGSize
    private let transition: ComponentTransition
    /// The index of the next element.
    private var index = 0
    /// The number of elements from `index` on that equal the elements of the entries that follow.
    private var equalCount = 0

    /// - Parameter identity: The identity of the ``ForEach`` among the items of the stack.
    init(
        _ elements: ElementProvider, of identity: ComponentIdentity, in children: ChildContainer,
        environment: EnvironmentCells, availableSize: CGSize, transition: ComponentTransition
    ) {
        self.elements = elements
        self.children = children
        self.environment = environment
        self.availableSize = availableSize
        self.transition = transition
        declaration = children.declaration(of: identity)
        old = children.exchangeElements(elements, of: declaration)
    }

    /// Updates the child of the next element; returns `nil` after the last one.
    mutating func next() -> UpdatedChild? {
        guard index < elements.count else { return nil }
        defer { index += 1 }
        if let child = nextUnchanged() { return child }
        equalCount = 0
        return children.updateElement(
            index, of: elements, replacing: old, declaration: declaration, environment: environment,
            availableSize: availableSize, transition: transition)
    }

    private mutating func nextUnchanged() -> UpdatedChild? {
        guard let old, let oldIndex = children.nextElement(of: declaration, environment, availableSize) else {
            return nil
        }
        // The old indices of consecutive entries are consecutive unless the order changed in an earlier pass.
        if equalCount == 0 || oldIndex != expectedOldIndex {
            equalCount = elements.equalCount(index, old, oldIndex)
        }
        guard equalCount > 0 else { return nil }
        equalCount -= 1
        expectedOldIndex = oldIndex + 1
        return children.keepNext(element: index, transition: transition)
    }

    private var expectedOldIndex = 0
}
