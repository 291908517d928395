#if INSPECTOR

/// A sequence of elements of which the last ones are stored, in memory of a fixed size.
///
/// An element is found by its position in the sequence, which does not change when elements are added.
struct RingBuffer<Element> {
    let capacity: Int
    private var storage: [Element] = []
    /// The number of elements that were added, and the position of the next one.
    private(set) var end = 0

    /// Creates a buffer, and allocates its memory.
    ///
    /// - Parameter capacity: The number of elements that are stored, at least 1.
    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        storage.reserveCapacity(self.capacity)
    }

    /// The positions of the stored elements.
    var positions: Range<Int> {
        end - storage.count..<end
    }

    /// Adds an element in place of the oldest one, and returns its position.
    @discardableResult
    @inline(__always)
    mutating func append(_ element: Element) -> Int {
        if storage.count == capacity { storage[end % capacity] = element } else { storage.append(element) }
        end += 1
        return end - 1
    }

    /// The element at a position, or `nil` if it is not stored; a new value is ignored then.
    subscript(position: Int) -> Element? {
        positions.contains(position) ? storage[position % capacity] : nil
    }

    /// Changes the element at a position, if it is stored.
    @inline(__always)
    mutating func update(_ position: Int, _ change: (inout Element) -> Void) {
        guard positions.contains(position) else { return }
        change(&storage[position % capacity])
    }

    /// Returns the stored elements at positions.
    func elements(_ range: Range<Int>) -> [Element] {
        let stored = range.clamped(to: positions)
        guard let last = stored.last else { return [] }
        let (start, end) = (stored.lowerBound % capacity, last % capacity + 1)
        return Array(start < end ? storage[start..<end] : storage[start...] + storage[..<end])
    }
}

extension RingBuffer: Sendable where Element: Sendable {}

#endif
