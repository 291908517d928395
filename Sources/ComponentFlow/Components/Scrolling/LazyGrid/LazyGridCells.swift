/// The cells of a lazy grid in one update, which are described when they are needed.
@MainActor
struct LazyGridCells {
    /// An item of the grid, which is one cell, or one for each element of a ``ForEach``.
    private struct Run {
        let item: ComponentItem
        /// The index of the first cell.
        let start: Int
        let elements: Elements?
    }

    /// The elements of a ``ForEach`` in this update and in the previous one.
    private struct Elements {
        let new: ElementProvider
        let old: ElementProvider?
        let declaration: UInt64
    }

    private var runs: [Run] = []
    private(set) var count = 0

    /// - Parameter children: The container of the grid, whose pass has begun.
    init(_ items: [ComponentItem], in children: ChildContainer) {
        runs.reserveCapacity(items.count)
        for item in items {
            let elements = item.traits?.elements.map { new in
                let declaration = children.declaration(of: item.identity)
                return Elements(
                    new: new, old: children.exchangeElements(new, of: declaration), declaration: declaration)
            }
            runs.append(Run(item: item, start: count, elements: elements))
            count += elements?.new.count ?? 1
        }
    }

    /// Updates the child of a cell.
    ///
    /// O(log n) for n items, in addition to the update.
    func update(
        _ index: Int, in children: ChildContainer, environment: EnvironmentCells, availableSize: CGSize,
        transition: ComponentTransition
    ) -> UpdatedChild {
        let run = runs[runIndex(of: index)]
        guard let elements = run.elements else {
            let child = children.update(
                ChildKey(run.item.identity), BoxContent(box: run.item.box), environment: environment,
                availableSize: availableSize, transition: transition)
            return run.item.traits?.animating(child) ?? child
        }
        return children.updateElement(
            index - run.start, of: elements.new, replacing: elements.old, declaration: elements.declaration,
            environment: environment, availableSize: availableSize, transition: transition)
    }

    /// Returns the index of the last run that starts at a cell or before it; runs without cells are before others.
    private func runIndex(of cell: Int) -> Int {
        var (low, high) = (0, runs.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs[middle].start <= cell { low = middle } else { high = middle }
        }
        return low
    }
}
