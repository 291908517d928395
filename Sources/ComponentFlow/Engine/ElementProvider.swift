/// The elements of a ``ForEach``, which describes a component for an element only if that is necessary.
///
/// This class is abstract; `ElementList` knows the type of the elements. Its closures are created where that type is
/// known, so that comparing elements needs no generic code.
@usableFromInline
class ElementProvider {
    let count: Int
    /// Whether the description of an element has read models or local values.
    var isDynamic = false
    /// Whether each element is described as a ``Section``.
    @usableFromInline var describesSections = false
    /// Returns the key of an element.
    let identity: (_ index: Int) -> ComponentIdentity
    /// Describes the component of an element.
    let describe: (_ index: Int) -> ComponentBox
    /// Returns the number of consecutive elements from an index on, at most `limit`, that have the same ids as those of
    /// another list of the same type, and equal them.
    let equalCount: (_ index: Int, _ other: ElementProvider, _ otherIndex: Int, _ limit: Int) -> Int
    /// Returns a list of one of the elements, which does not retain the others.
    let single: (_ index: Int) -> ElementProvider

    @usableFromInline init(
        count: Int, identity: @escaping (Int) -> ComponentIdentity, describe: @escaping (Int) -> ComponentBox,
        equalCount: @escaping (Int, ElementProvider, Int, Int) -> Int, single: @escaping (Int) -> ElementProvider
    ) {
        self.count = count
        self.identity = identity
        self.describe = describe
        self.equalCount = equalCount
        self.single = single
    }

    /// Returns whether elements of another list can be compared with those of this one, and equal elements have equal
    /// components.
    func isComparable(to other: ElementProvider) -> Bool {
        preconditionFailure("ElementProvider is abstract")
    }

    /// Returns whether both have equal elements in the same order.
    final func hasSameElements(as other: ElementProvider) -> Bool {
        self === other
            || count == other.count && isComparable(to: other) && equalCount(0, other, 0, count) == count
    }
}

/// The elements of a ``ForEach`` with their type.
@usableFromInline
final class ElementList<Element: Equatable>: ElementProvider {
    @usableFromInline let elements: [Element]
    private let dependency: (any Equatable)?
    private let id: AnyKeyPath
    /// The place of the ``ForEach`` in the source: another place describes elements in another way.
    private let place: SourcePlace

    @inlinable convenience init<ID: Hashable>(
        _ elements: [Element], id: KeyPath<Element, ID>, dependency: (any Equatable)?, place: SourcePlace,
        describe: @escaping (Element) -> ComponentBox
    ) {
        let offset = MemoryLayout<Element>.offset(of: id)
        self.init(
            elements: elements, id: id, dependency: dependency, place: place,
            identity: { ComponentIdentity(elements[$0][keyPath: id]) }, describe: { describe(elements[$0]) },
            equalCount: { index, other, otherIndex, limit in
                let others = unsafeDowncast(other, to: ElementList<Element>.self).elements
                guard index < elements.count, otherIndex < others.count else { return 0 }
                return Self.equalCount(elements[index...].prefix(limit), others[otherIndex...].prefix(limit)) {
                    Self.haveSameID($0, $1, id: id, offset: offset)
                }
            },
            single: {
                ElementList([elements[$0]], id: id, dependency: dependency, place: place, describe: describe)
            })
    }

    @usableFromInline init(
        elements: [Element], id: AnyKeyPath, dependency: (any Equatable)?, place: SourcePlace,
        identity: @escaping (Int) -> ComponentIdentity, describe: @escaping (Int) -> ComponentBox,
        equalCount: @escaping (Int, ElementProvider, Int, Int) -> Int, single: @escaping (Int) -> ElementProvider
    ) {
        self.elements = elements
        self.id = id
        self.place = place
        self.dependency = dependency
        super.init(
            count: elements.count, identity: identity, describe: describe, equalCount: equalCount, single: single)
    }

    /// Returns the number of elements at the beginning that are equal and have equal ids, which `==` can ignore.
    @inlinable static func equalCount(
        _ first: ArraySlice<Element>, _ second: ArraySlice<Element>,
        haveSameID: (UnsafePointer<Element>, UnsafePointer<Element>) -> Bool
    ) -> Int {
        let limit = min(first.count, second.count)
        return first.withUnsafeBufferPointer { first in
            second.withUnsafeBufferPointer { second in
                guard let start = first.baseAddress, let otherStart = second.baseAddress, start != otherStart else {
                    return limit
                }
                var count = 0
                while count < limit, haveSameID(start + count, otherStart + count), first[count] == second[count] {
                    count += 1
                }
                return count
            }
        }
    }

    /// Returns whether two elements have equal ids.
    ///
    /// - Parameter offset: The offset of the id in the element if it is stored there, so that it can be read without the
    ///   key path, which calls the runtime.
    @inlinable static func haveSameID<ID: Hashable>(
        _ first: UnsafePointer<Element>, _ second: UnsafePointer<Element>, id: KeyPath<Element, ID>, offset: Int?
    ) -> Bool {
        guard let offset else { return first.pointee[keyPath: id] == second.pointee[keyPath: id] }
        let (one, other) = (UnsafeRawPointer(first) + offset, UnsafeRawPointer(second) + offset)
        return one.assumingMemoryBound(to: ID.self).pointee == other.assumingMemoryBound(to: ID.self).pointee
    }

    override func isComparable(to other: ElementProvider) -> Bool {
        guard let other = other as? ElementList<Element>, id == other.id, place == other.place else { return false }
        guard let dependency else { return other.dependency == nil }
        return Self.areEqual(dependency, other.dependency)
    }

    private static func areEqual<Value: Equatable>(_ value: Value, _ other: (any Equatable)?) -> Bool {
        guard let other, let other = other as? Value else { return false }
        return value == other
    }
}

/// A place in the source code.
@usableFromInline
struct SourcePlace: Equatable {
    private let file: StaticString
    private let line: UInt
    private let column: UInt

    @usableFromInline init(file: StaticString, line: UInt, column: UInt) {
        self.file = file
        self.line = line
        self.column = column
    }

    @usableFromInline static func == (lhs: SourcePlace, rhs: SourcePlace) -> Bool {
        lhs.line == rhs.line && lhs.column == rhs.column && lhs.file.description == rhs.file.description
    }
}
