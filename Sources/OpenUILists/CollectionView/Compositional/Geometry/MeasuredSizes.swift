/// The sizes of the views of items that were measured; items that were never visible store nothing.
struct MeasuredSizes {
    private var sizes: [Int: CGSize] = [:]
    /// The measured items, ascending.
    private(set) var items: [Int] = []

    init(_ sizes: [Int: CGSize] = [:]) {
        self.sizes = sizes
        items = sizes.keys.sorted()
    }

    var isEmpty: Bool { items.isEmpty }
    /// All sizes by item.
    var all: [Int: CGSize] { sizes }

    subscript(item: Int) -> CGSize? { sizes[item] }

    /// Returns the first measured item at or after an item.
    func first(from item: Int) -> Int? {
        let index = items.insertionIndex(of: item)
        return index < items.count ? items[index] : nil
    }

    /// Returns the sizes of the items below a number.
    func prefix(_ count: Int) -> MeasuredSizes {
        guard let last = items.last, last >= count else { return self }
        return MeasuredSizes(sizes.filter { $0.key < count })
    }

    /// Whether an item of the range is measured.
    func contains(_ range: Range<Int>) -> Bool {
        first(from: range.lowerBound).map { $0 < range.upperBound } ?? false
    }

    /// Sets the sizes of items, which are ascending.
    mutating func set(_ changed: [Int], _ new: [Int: CGSize]) {
        var added: [Int] = []
        for item in changed where sizes.updateValue(new[item] ?? .zero, forKey: item) == nil { added.append(item) }
        guard let first = added.first else { return }
        let index = items.insertionIndex(of: first)
        // Items are usually measured in order, so that the tail is short.
        let tail = items[index...]
        items.replaceSubrange(index..., with: Self.merged(Array(tail), added))
    }

    private static func merged(_ first: [Int], _ second: [Int]) -> [Int] {
        guard !first.isEmpty else { return second }
        return (first + second).sorted()
    }
}

extension [Int] {
    /// Returns the number of elements of an ascending array that are less than a number.
    fileprivate func insertionIndex(of number: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
