import Foundation

/// Prefix sums of a sequence of values, with queries and updates in O(log n) (Fenwick 1994).
struct FenwickTree: Sendable {
    /// The summed quantities: the number of rows and their total height.
    struct Value: Sendable {
        var count = 0
        var sum: CGFloat = 0

        static func + (lhs: Value, rhs: Value) -> Value {
            Value(count: lhs.count + rhs.count, sum: lhs.sum + rhs.sum)
        }
    }

    /// Node i, counted from 1, stores the sum of the `i & -i` values that end with value i.
    private var nodes: [Value]
    private(set) var total = Value()

    /// Builds the tree in O(n).
    init(_ values: [Value] = []) {
        nodes = [Value()] + values
        for index in 1..<max(nodes.count, 1) {
            let parent = index + (index & -index)
            if parent < nodes.count { nodes[parent] = nodes[parent] + nodes[index] }
        }
        total = values.reduce(Value(), +)
    }

    /// Returns the sum of the first `length` values.
    func prefix(_ length: Int) -> Value {
        var result = Value()
        var index = min(length, nodes.count - 1)
        while index > 0 {
            result = result + nodes[index]
            index -= index & -index
        }
        return result
    }

    /// Adds a difference to the height of one value.
    mutating func add(_ difference: CGFloat, at index: Int) {
        total.sum += difference
        var index = index + 1
        while index < nodes.count {
            nodes[index].sum += difference
            index += index & -index
        }
    }

    /// Returns the length and sum of the longest prefix whose sum satisfies a condition.
    ///
    /// - Parameter holds: A monotonic condition: `true` for sums up to some length, and `false` beyond it.
    func find(where holds: (Value) -> Bool) -> (length: Int, sum: Value) {
        var index = 0
        var sum = Value()
        var step = 1
        while step * 2 < nodes.count { step *= 2 }
        while step > 0 {
            if index + step < nodes.count, case let next = sum + nodes[index + step], holds(next) {
                index += step
                sum = next
            }
            step /= 2
        }
        return (index, sum)
    }
}
