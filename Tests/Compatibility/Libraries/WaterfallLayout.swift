import OpenUIKit

// A collection view layout with columns whose items have different heights.

@MainActor
protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, width: CGFloat)
        -> CGFloat
}

class WaterfallLayout: UICollectionViewLayout {
    var numberOfColumns = 2 { didSet { invalidateLayout() } }
    var spacing: CGFloat = 8 { didSet { invalidateLayout() } }
    var sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0

    private var contentWidth: CGFloat {
        guard let collectionView else { return 0 }
        return collectionView.bounds.width - sectionInset.left - sectionInset.right
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView, let delegate = collectionView.delegate as? WaterfallLayoutDelegate else { return }
        cache = []
        let columns = CGFloat(numberOfColumns)
        let width = floor((contentWidth - (columns - 1) * spacing) / columns)
        var heights = [CGFloat](repeating: sectionInset.top, count: numberOfColumns)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let height = delegate.collectionView(collectionView, heightForItemAt: indexPath, width: width)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: sectionInset.left + CGFloat(column) * (width + spacing), y: heights[column], width: width,
                height: height)
            cache.append(attributes)
            heights[column] = attributes.frame.maxY + spacing
        }
        contentHeight = (heights.max() ?? 0) - spacing + sectionInset.bottom
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
