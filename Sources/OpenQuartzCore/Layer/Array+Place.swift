extension Array where Element: AnyObject {
    /// The place of an object, looked for from both ends; O(n) at less than a nanosecond for each.
    ///
    /// Comparing the elements would retain and release them, and a closure asks at each call which actor it runs on:
    /// together 30 ns for each. So the references are compared as the addresses that they are.
    @inlinable
    package func place(of object: Element) -> Int? {
        let wanted = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return withUnsafeBytes { bytes in
            let addresses = bytes.assumingMemoryBound(to: UnsafeRawPointer.self)
            var (low, high) = (0, addresses.count - 1)
            while low <= high {
                if addresses[high] == wanted { return high }
                if addresses[low] == wanted { return low }
                low += 1
                high -= 1
            }
            return nil
        }
    }

    /// The first place, from a given one on, whose object meets a condition, asked without retaining it.
    ///
    /// The array must stay as it is meanwhile. Only for code that belongs to no actor: elsewhere the closure asks each time
    /// which actor it runs on, which costs more than to retain.
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

    /// Inserts an object, and makes room for a few with the first: without that an array of four is allocated three times.
    @inlinable
    package mutating func place(_ object: Element, at index: Int) {
        if isEmpty { reserveCapacity(4) }
        if index == count { append(object) } else { insert(object, at: index) }
    }
}
