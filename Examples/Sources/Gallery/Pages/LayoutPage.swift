import ComponentFlow

extension Page {
    static let customLayout = Page(
        "custom-layout", title: "Custom layouts", topic: .collections,
        about: Localized(
            "A layout returns the frame of each element; insertions, removals and changes of the layout are animated.",
            de:
                "Ein Layout sagt, wo alles ist; was kommt und geht, und ein Wechsel des Layouts, bewegt sich von selbst.",
            ja: "レイアウトは各要素の位置を答えます。出入りも切り替えも自動でアニメーションします。"),
        demo: ViewDemo(352, button: .again) { RingView(frame: .zero) })
}

// <code>
/// Arranges the items on a circle.
private final class RingLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize {
        collectionView?.bounds.size ?? .zero
    }

    override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let size = collectionViewContentSize
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        let part = CGFloat(indexPath.item) / CGFloat(max(count, 1))
        let (x, y) = (cos(part * 2 * .pi), sin(part * 2 * .pi))
        let place = UICollectionViewLayoutAttributes(
            forCellWith: indexPath)
        place.size = CGSize(width: 56, height: 56)
        place.center = CGPoint(
            x: size.width / 2 + x * 130, y: size.height / 2 + y * 130)
        place.transform = CGAffineTransform(
            rotationAngle: part * 2 * .pi)
        return place
    }

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        return (0..<count).compactMap { item in
            layoutAttributesForItem(
                at: IndexPath(item: item, section: 0))
        }.filter { $0.frame.intersects(rect) }
    }
}

private final class RingView: UIView, UICollectionViewDataSource,
    UICollectionViewDelegate, MovingView
{
    private let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 352, height: 352),
        collectionViewLayout: RingLayout())
    private var colors = (0..<10).map { number in
        UIColor(
            hue: CGFloat(number) / 10, saturation: 0.6,
            brightness: 0.85, alpha: 1)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        view.register(
            UICollectionViewCell.self,
            forCellWithReuseIdentifier: "x")
        view.dataSource = self
        view.delegate = self
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 16
        addSubview(view)
    }

    required init?(coder: NSCoder) { nil }

    func start() {
        let isRing = view.collectionViewLayout is RingLayout
        let grid = UICollectionViewFlowLayout()
        grid.itemSize = CGSize(width: 72, height: 72)
        grid.sectionInset = UIEdgeInsets(
            top: 16, left: 16, bottom: 16, right: 16)
        view.setCollectionViewLayout(
            isRing ? grid : RingLayout(), animated: true)
    }

    func collectionView(
        _ view: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        colors.count
    }

    func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(
            withReuseIdentifier: "x", for: indexPath)
        cell.contentView.backgroundColor = colors[indexPath.item]
        cell.contentView.layer.cornerRadius = 14
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "Color \(indexPath.item + 1)"
        return cell
    }

    func collectionView(
        _ view: UICollectionView, didSelectItemAt path: IndexPath
    ) {
        colors.remove(at: path.item)
        view.deleteItems(at: [path])
    }
}
// </code>
