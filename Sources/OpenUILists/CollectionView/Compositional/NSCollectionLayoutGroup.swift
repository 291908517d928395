/// A group of items in a compositional layout, arranged in a row, in a column, or by client code.
///
/// A section repeats its group until all items have a place. A group with `subitems` repeats them until the next one
/// does not fit; an element that is larger than the group has a group of its own.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    final let arrangement: Arrangement
    /// The distance between the elements of the group; `nil` for none.
    public final var interItemSpacing: NSCollectionLayoutSpacing?

    /// The arrangement of the elements of a group.
    enum Arrangement {
        /// Elements one after the other.
        case linear(UICollectionView.ScrollDirection, [NSCollectionLayoutItem], Repetition)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// The number of elements in a group.
    enum Repetition {
        /// As many as fit.
        case fill
        /// A number of elements, which share the length of the group.
        case equal(Int)
        /// A number of elements with their own lengths.
        case times(Int)
    }

    private init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) {
        self.arrangement = arrangement
        super.init(layoutSize: size, supplementaryItems: [])
    }

    // MARK: Initialization

    /// Creates a row of elements, repeated while they fit.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        linear(.horizontal, layoutSize, subitems, .fill)
    }

    /// Creates a column of elements, repeated while they fit.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        linear(.vertical, layoutSize, subitems, .fill)
    }

    /// Creates a row of a number of elements with the same width, which together fill the group.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        linear(.horizontal, layoutSize, [subitem], .equal(checked(count)))
    }

    /// Creates a column of a number of elements with the same height, which together fill the group.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        linear(.vertical, layoutSize, [subitem], .equal(checked(count)))
    }

    /// Creates a row of a number of elements with their own widths.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        linear(.horizontal, layoutSize, [subitem], .times(checked(count)))
    }

    /// Creates a column of a number of elements with their own heights.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        linear(.vertical, layoutSize, [subitem], .times(checked(count)))
    }

    /// Creates a group whose elements have the frames that a closure returns.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
    }

    private static func linear(
        _ axis: UICollectionView.ScrollDirection, _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem],
        _ repetition: Repetition
    ) -> NSCollectionLayoutGroup {
        if items.isEmpty { reportEmpty() }
        let copies = items.compactMap { $0.copy() as? NSCollectionLayoutItem }
        return NSCollectionLayoutGroup(size, .linear(axis, copies, repetition))
    }

    /// The elements of the group, without repetitions; empty for groups that are arranged by client code.
    public final var subitems: [NSCollectionLayoutItem] {
        if case .linear(_, let items, _) = arrangement { items } else { [] }
    }

    /// Returns a copy, which can be changed independently.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(layoutSize, arrangement)
        copy.adopt(self)
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    // MARK: Checks

    private static func checked(_ count: Int) -> Int {
        if count < 1 {
            report(
                "collection-layout.invalid-count", "A group was created with a count of \(count); 1 is used.",
                hint: "Specify the number of elements of one group, not that of the data.")
        }
        return max(count, 1)
    }

    private static func reportEmpty() {
        report(
            "collection-layout.empty-group",
            "A group was created without elements; an item that fills the group is used.",
            hint: "Add at least one NSCollectionLayoutItem to the group.")
    }

    private static func report(_ rule: String, _ message: String, hint: String) {
        Diagnostics.report(
            Diagnostic(rule: rule, message: message, subject: "NSCollectionLayoutGroup", hint: hint))
    }
}

/// A closure that returns the frames of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of one item in a custom group.
public final class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying, Sendable {
    /// The frame in the group, in points, which is not mirrored in layouts from right to left.
    public let frame: CGRect
    /// The stacking order; items with higher numbers are in front.
    public let zIndex: Int

    /// Creates an item with a frame; a frame that is not finite is replaced by an empty one.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame.isFinite ? frame.standardized : .zero
        self.zIndex = zIndex
        super.init()
    }

    /// Returns the item itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
