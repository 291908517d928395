/// How an item of a stack takes part in the room that is left free.
struct StackFlexibility: Equatable {
    /// Its part of the room, in relation to the weights of its siblings.
    let weight: CGFloat
    /// What it takes at least, in points.
    let minimum: CGFloat

    private static let weights: ClosedRange<CGFloat> = 0.001...1_000_000

    /// A weight that is no positive number counts as the nearest that is.
    init(weight: CGFloat = 1, minimum: CGFloat = 0) {
        self.weight = weight.isNaN ? 1 : min(max(weight, Self.weights.lowerBound), Self.weights.upperBound)
        self.minimum = minimum
    }

    /// Divides a length among items, each taking at least its minimum, the others in proportion to their weights.
    ///
    /// Shares fall on whole points, but for minimums and for the last item, which takes the rest. Their sum is the
    /// length, or the sum of the minimums where that is more. O(n log n).
    static func shares(of items: [StackFlexibility], in length: CGFloat) -> [CGFloat] {
        var shares = items.map(\.minimum)
        var free = max(length, 0)
        var weight = items.reduce(0) { $0 + $1.weight }
        // Those whose minimum is more than their part take it first; the greediest for its weight stands last.
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
    /// How a component in a stack takes part in the free room by its own nature.
    ///
    /// A comparison of types, because it is asked for each item in each pass.
    var flexibility: StackFlexibility? {
        guard type(of: self) == TypedComponentBox<Spacer>.self else { return nil }
        return StackFlexibility(minimum: unsafeDowncast(self, to: TypedComponentBox<Spacer>.self).typed.minLength)
    }
}

extension ComponentItem {
    /// How the item takes part in the free room; nil for most.
    var flexibility: StackFlexibility? {
        traits?.flexibility ?? box.flexibility
    }
}
