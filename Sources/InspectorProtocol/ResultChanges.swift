/// The difference between two results of a method, so that a result that is read again and again is not sent as a whole.
///
/// A list of objects is described by parts: an array of an index and a number for elements that are copied from the earlier
/// list, and an object for an element that the earlier list does not contain.
package enum ResultChanges {
    /// The largest number of elements of a list that is combined, which is more than the protocol allows.
    private static let maximumCount = 50_000

    /// Returns what has changed since an earlier result: `values` and `parts` by key, and the `removed` keys.
    package static func changes(
        from former: [String: JSONValue], to current: [String: JSONValue]
    ) -> [String: JSONValue] {
        var (values, parts): ([String: JSONValue], [String: JSONValue]) = ([:], [:])
        for (key, value) in current where former[key] != value {
            if let old = former[key]?.array, let new = value.array, new.allSatisfy({ $0.object != nil }) {
                parts[key] = .array(Self.parts(of: new, since: old))
            } else {
                values[key] = value
            }
        }
        let removed = former.keys.filter { current[$0] == nil }.sorted().map { JSONValue.string($0) }
        var changes: [String: JSONValue] = [:]
        if !values.isEmpty { changes["values"] = .object(values) }
        if !parts.isEmpty { changes["parts"] = .object(parts) }
        if !removed.isEmpty { changes["removed"] = .array(removed) }
        return changes
    }

    /// Returns the result that differs from an earlier one by changes; `nil` if they do not fit it.
    package static func result(
        of changes: JSONValue, since former: [String: JSONValue]
    ) -> [String: JSONValue]? {
        var result = former
        for key in (changes["removed"]?.array ?? []).compactMap(\.string) { result[key] = nil }
        result.merge(changes["values"]?.object ?? [:]) { $1 }
        for (key, parts) in changes["parts"]?.object ?? [:] {
            guard let list = list(parts.array ?? [], since: former[key]?.array ?? []) else { return nil }
            result[key] = .array(list)
        }
        return result
    }

    private static func list(_ parts: [JSONValue], since former: [JSONValue]) -> [JSONValue]? {
        var list: [JSONValue] = []
        for part in parts {
            if part.object != nil {
                list.append(part)
            } else {
                guard let start = part[0]?.integer, let count = part[1]?.integer, start >= 0,
                    (0...former.count).contains(count), start <= former.count - count
                else { return nil }
                list += former[start..<start + count]
            }
            guard list.count <= maximumCount else { return nil }
        }
        return list
    }

    /// Returns the parts of a list; linear in the number of its elements.
    private static func parts(of list: [JSONValue], since former: [JSONValue]) -> [JSONValue] {
        // The places of elements by their identifiers, or by their values.
        lazy var indices = Dictionary(former.enumerated().map { (identity(of: $1), $0) }) { first, _ in first }
        var parts: [JSONValue] = []
        // The elements that are copied; the one after them is expected next.
        var copied = 0..<0
        for element in list {
            let expected = copied.upperBound
            let isExpected = expected < former.count && former[expected] == element
            let place = isExpected ? expected : indices[identity(of: element)]
            if let place, former[place] == element {
                if place != expected {
                    parts += range(copied)
                    copied = place..<place
                }
                copied = copied.lowerBound..<place + 1
            } else {
                parts += range(copied)
                parts.append(element)
                // The element replaces that with its identifier, or is new.
                let next = place.map { $0 + 1 } ?? expected
                copied = next..<next
            }
        }
        return parts + range(copied)
    }

    private static func identity(of element: JSONValue) -> JSONValue {
        element["id"] ?? element
    }

    /// Returns the part that copies elements, if there are any.
    private static func range(_ copied: Range<Int>) -> [JSONValue] {
        copied.isEmpty ? [] : [[JSONValue(copied.lowerBound), JSONValue(copied.count)]]
    }
}
