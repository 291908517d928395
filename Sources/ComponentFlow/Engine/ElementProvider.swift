/// The elements of a ``ForEach``, which describes a component for an element only if that is necessary.
///
/// This class is abstract; `ElementList` knows the type of the elements. Its closures are created where that type is
/// known, so that comparing elements needs no generic code.
@usableFromInline
class ElementProvider {
    let count: Int
    /// Returns the key of an element.
    let identity: (_ index: Int) -> ComponentIdentity
    /// Describes the component of an element.
    let describe: (_ index: Int) -> ComponentBox
    /// Returns the number of consecutive elements from an index on that equal those of another list of the same type.
    let equalCount: (_ index: Int, _ other: ElementProvider, _ otherIndex: Int) -> Int

    @usableFromInline init(
        count: Int, identity: @escaping (Int) -> ComponentIdentity, describe: @escaping (Int) -> ComponentBox,
        equalCount: @escaping (Int, ElementProvider, Int) -> Int
    ) {
        self.count = count
        self.identity = identity
        self.describe = describe
        self.equalCount = equalCount
    }

    /// Returns whether elements of another list can be compared with those of this one, and equal elements have equal
    /// components.
    func isComparable(to other: ElementProvider) -> Bool {
        preconditionFailure("ElementProvider is abstract")
    }

    /// Returns whether both have equal elements in the same order.
    final func hasSameElements(as other: ElementProvider) -> Bool {
        self === other
            || count == other.count && isComparable(to: other) && (count == 0 || equalCount(0, other, 0) == count)
    }
}

/// The elements of a ``ForEach`` with their type.
@usableFromInline
final class ElementList<Element: Equatable>: ElementProvider {
    @usableFromInline let elements: [Element]
    private let dependency: (any Equatable)?
    private let id: AnyKeyPath

    @inlinable convenience init<ID: Hashable>(
        _ elements: [Element], id: KeyPath<Element, ID>, dependency: (any Equatable)?,
        describe: @escaping (Element) -> ComponentBox
    ) {
        self.init(
            elements: elements, id: id, dependency: dependency,
            identity: { ComponentIdentity(elements[$0][keyPath: id]) }, describe: { describe(elements[$0]) },
            equalCount: { index, other, otherIndex in
                Self.equalCount(
                    elements[index...], unsafeDowncast(other, to: ElementList<Element>.self).elements[otherIndex...])
            })
    }

    @usableFromInline init(
        elements: [Element], id: AnyKeyPath, dependency: (any Equatable)?,
        identity: @escaping (Int) -> ComponentIdentity, describe: @escaping (Int) -> ComponentBox,
        equalCount: @escaping (Int, ElementProvider, Int) -> Int
    ) {
        self.elements = elements
        self.id = id
        self.dependency = dependency
        super.init(count: elements.count, identity: identity, describe: describe, equalCount: equalCount)
    }

    @inlinable static func equalCount(_ first: ArraySlice<Element>, _ second: ArraySlice<Element>) -> Int {
        let limit = min(first.count, second.count)
        return first.withUnsafeBufferPointer { first in
            second.withUnsafeBufferPointer { second in
                if first.baseAddress == second.baseAddress { return limit }
                var count = 0
                while count < limit, first[count] == second[count] { count += 1 }
                return count
            }
        }
    }

    override func isComparable(to other: ElementProvider) -> Bool {
        guard let other = other as? ElementList<Element>, id == other.id else { return false }
        guard let dependency else { return other.dependency == nil }
        return Self.areEqual(dependency, other.dependency)
    }

    private static func areEqual<Value: Equatable>(_ value: Value, _ other: (any Equatable)?) -> Bool {
        value == other as? Value
    }
}
