extension Array where Element: AnyObject {
    /// Returns the index of an object, searching from both ends; O(n) at less than a nanosecond per element.
    ///
    /// Comparing elements would retain and release each of them, and a closure would check its actor isolation on each
    /// call, together about 30 ns per element. The references are therefore compared as addresses.
    @inlinable
    package func place(of object: Element) -> Int? {
        let desired = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return withUnsafeBytes { bytes in
            let addresses = bytes.assumingMemoryBound(to: UnsafeRawPointer.self)
            var (low, high) = (0, addresses.count - 1)
            while low <= high {
                if addresses[high] == desired { return high }
                if addresses[low] == desired { return low }
                low += 1
                high -= 1
            }
            return nil
        }
    }

    /// Returns the index of an object that probably is at a known index or at the next one.
    package func place(of object: Element, near index: Int) -> Int? {
        if indices.contains(index), self[index] === object { return index }
        if indices.contains(index + 1), self[index + 1] === object { return index + 1 }
        return place(of: object)
    }

    /// Returns the first index from `start` whose object satisfies a condition, without retaining the objects.
    ///
    /// The array must not be mutated during the call. Use this only in nonisolated code: an isolated closure checks its
    /// actor on each call, which costs more than retaining the object.
    @inlinable @inline(__always)
    package func firstPlace(from start: Int, where condition: (Element) -> Bool) -> Int? {
        withUnsafeBytes { bytes in
            let objects = bytes.assumingMemoryBound(to: Unmanaged<Element>.self)
            var index = start
            while index < objects.count {
                if objects[index]._withUnsafeGuaranteedRef({ condition($0) }) { return index }
                index += 1
            }
            return nil
        }
    }

    /// Inserts an object, and reserves capacity for four elements on the first insertion.
    ///
    /// Without the reservation an array of four elements is allocated three times.
    @inlinable
    package mutating func place(_ object: Element, at index: Int) {
        if isEmpty { reserveCapacity(4) }
        if index == count { append(object) } else { insert(object, at: index) }
    }
}
