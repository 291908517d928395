/// The environment of a layout: the available space and the traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The available space.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The space that is available for a layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size of the visible area without the adjusted content inset, in points.
    var contentSize: CGSize { get }
    /// The size without the content insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets that ``UICollectionViewCompositionalLayoutConfiguration/contentInsetsReference`` adds.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The same as ``contentInsets``, because a container has no other insets.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment at the time of a preparation.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection
    let isRightToLeft: Bool

    init(
        _ contentSize: CGSize, _ contentInsets: NSDirectionalEdgeInsets, _ traitCollection: UITraitCollection,
        isRightToLeft: Bool
    ) {
        (self.contentSize, self.contentInsets, self.traitCollection) = (contentSize, contentInsets, traitCollection)
        self.isRightToLeft = isRightToLeft
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }

    /// Whether a layout for the other environment is a layout for this one.
    func isEquivalent(to other: LayoutEnvironment) -> Bool {
        contentSize == other.contentSize && contentInsets == other.contentInsets
            && traitCollection == other.traitCollection && isRightToLeft == other.isRightToLeft
    }
}

extension CGSize {
    /// Returns the size without insets, at least 0.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}

extension CGRect {
    /// Returns the rectangle without insets, from left to right.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(origin: CGPoint(x: minX + insets.leading, y: minY + insets.top), size: size.inset(by: insets))
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets with 0 instead of numbers that are NaN or infinite.
    var finite: NSDirectionalEdgeInsets {
        func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return NSDirectionalEdgeInsets(
            top: number(top), leading: number(leading), bottom: number(bottom), trailing: number(trailing))
    }
}
