/// The share of a stack item in the free space.
struct StackFlexibility: Equatable {
    /// The weight relative to the weights of the siblings.
    let weight: CGFloat
    /// The minimum length, in points.
    let minimum: CGFloat

    private static let weights: ClosedRange<CGFloat> = 0.001...1_000_000

    /// Creates a share; the weight is clamped to a positive range, and NaN becomes 1.
    init(weight: CGFloat = 1, minimum: CGFloat = 0) {
        self.weight = weight.isNaN ? 1 : min(max(weight, Self.weights.lowerBound), Self.weights.upperBound)
        self.minimum = minimum
    }

    /// Divides a length among items in proportion to their weights, while each gets at least its minimum.
    ///
    /// Shares are whole points, except for minimums and for the last item, which gets the remainder. Their sum is the
    /// length, or the sum of the minimums if that is larger. O(n log n).
    static func shares(of items: [StackFlexibility], in length: CGFloat) -> [CGFloat] {
        var shares = items.map(\.minimum)
        var free = max(length, 0)
        var weight = items.reduce(0) { $0 + $1.weight }
        // Items whose minimum exceeds their share get the minimum first; the one with the largest minimum per weight is
        // last.
        var growing = items.indices.sorted {
            items[$0].minimum * items[$1].weight < items[$1].minimum * items[$0].weight
        }
        while let last = growing.last, items[last].minimum * weight > free * items[last].weight {
            growing.removeLast()
            free -= items[last].minimum
            weight -= items[last].weight
        }
        growing.sort()
        for index in growing.dropLast() {
            shares[index] = max((free * items[index].weight / weight).rounded(.down), items[index].minimum)
            free -= shares[index]
            weight -= items[index].weight
        }
        if let last = growing.last { shares[last] = max(free, items[last].minimum) }
        return shares
    }
}

extension ComponentBox {
    /// The flexibility inherent in a component type: that of a ``Spacer``, `nil` for others.
    ///
    /// Compares types, because this is evaluated for each item in each pass.
    var flexibility: StackFlexibility? {
        guard type(of: self) == TypedComponentBox<Spacer>.self else { return nil }
        return StackFlexibility(minimum: unsafeDowncast(self, to: TypedComponentBox<Spacer>.self).typed.minLength)
    }
}

extension ComponentItem {
    /// The item's share in the free space; `nil` for most items.
    var flexibility: StackFlexibility? {
        // A ForEach is represented by a Spacer, which is not to be stretched.
        guard traits?.elements == nil else { return nil }
        return traits?.flexibility ?? box.flexibility
    }
}
