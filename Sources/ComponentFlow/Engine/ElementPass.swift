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
    /// The index of the first of these elements in the previous pass.
    private var nextOldIndex = 0

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

    /// The number of elements that follow.
    var remainingCount: Int { elements.count - index }

    /// Keeps the next children as long as their elements are unchanged; returns whether all elements are kept.
    ///
    /// To be called before ``next()``, if every child before was kept.
    mutating func keepAll() -> Bool {
        while index < elements.count {
            guard let old, let oldIndex = children.nextElement(of: declaration, environment, availableSize) else {
                return false
            }
            let equal = elements.equalCount(index, old, oldIndex, .max)
            let kept = children.keepElements(equal, from: oldIndex, at: index, declaration: declaration)
            guard kept > 0 else { return false }
            index += kept
        }
        return true
    }

    /// Updates the child of the next element; returns `nil` after the last one.
    mutating func next() -> UpdatedChild? {
        guard index < elements.count else { return nil }
        defer { index += 1 }
        if equalCount > 0, let child = keepNext(oldIndex: nextOldIndex) { return child }
        equalCount = 0
        if let old, let oldIndex = children.nextElement(of: declaration, environment, availableSize) {
            equalCount = elements.equalCount(index, old, oldIndex, .max)
            if equalCount > 0, let child = keepNext(oldIndex: oldIndex) { return child }
        }
        return children.updateElement(
            index, of: elements, replacing: old, declaration: declaration, environment: environment,
            availableSize: availableSize, transition: transition)
    }

    /// Keeps the next child if it describes an element that equals the next one.
    @inline(__always) private mutating func keepNext(oldIndex: Int) -> UpdatedChild? {
        guard
            let child = children.keepNext(
                oldIndex: oldIndex, element: index, declaration: declaration, transition: transition)
        else { return nil }
        equalCount -= 1
        nextOldIndex = oldIndex + 1
        return child
    }
}
