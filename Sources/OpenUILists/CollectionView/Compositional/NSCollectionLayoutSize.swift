/// The width and the height of an item, a group or a supplementary view in a compositional layout.
public final class NSCollectionLayoutSize: NSObject, NSCopying, Sendable {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    /// Returns the size itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both dimensions are equal.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return widthDimension == other.widthDimension && heightDimension == other.heightDimension
    }

    /// The hash value, which is consistent with `isEqual(_:)`.
    public override var hash: Int { widthDimension.hash ^ heightDimension.hash &* 31 }
}

/// The width and the height of a node of a layout.
struct LayoutSize {
    var width: LayoutLength
    var height: LayoutLength

    init(_ size: NSCollectionLayoutSize) {
        (width, height) = (size.widthDimension.length, size.heightDimension.length)
    }

    /// The size of the whole container.
    static let full = LayoutSize(
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))

    /// The axes along which views determine the size.
    var selfSizing: SelfSizing {
        var axes: SelfSizing = []
        if width.isEstimated { axes.insert(.horizontal) }
        if height.isEstimated { axes.insert(.vertical) }
        return axes
    }

    /// Returns the insets along the axes whose length is known; those along the others are ignored.
    func effective(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        var insets = insets
        if width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// Returns the size in a container, in points; estimated lengths are the estimates.
    func points(in container: CGSize) -> CGSize {
        CGSize(width: width.points(in: container), height: height.points(in: container))
    }

    /// Returns the size of a view: the lengths that it determined where they are estimated.
    func points(in container: CGSize, measured: CGSize?) -> CGSize {
        let size = points(in: container)
        guard let measured else { return size }
        return CGSize(
            width: width.isEstimated ? measured.width : size.width,
            height: height.isEstimated ? measured.height : size.height)
    }
}

/// The axes along which a view determines its own size.
struct SelfSizing: OptionSet, Sendable {
    let rawValue: Int

    static let horizontal = SelfSizing(rawValue: 1)
    static let vertical = SelfSizing(rawValue: 2)
}
