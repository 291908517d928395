/// A view behind a section of a compositional layout.
///
/// The class of the views is registered with ``UICollectionViewLayout/register(_:forDecorationViewOfKind:)``.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public final let elementKind: String
    /// The stacking order, initially -1, behind the cells.
    public final var zIndex = -1

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Creates a background of a section, including its headers and footers; the content insets reduce it.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }

    /// Returns a copy, which can be changed independently.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(elementKind)
        copy.adopt(self)
        copy.zIndex = zIndex
        return copy
    }
}
