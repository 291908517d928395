/// The view behind a list section, in the color of the list.
final class ListBackgroundView: UICollectionReusableView {
    static let kind = "UICollectionViewListLayoutSectionBackgroundColorDecoration"

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = layoutAttributes.listBackground
    }
}

extension UICollectionLayoutListConfiguration {
    /// The color behind the sections, or `nil` for none.
    var shownBackgroundColor: UIColor? {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .plain, .sidebarPlain: return nil
        case .grouped, .insetGrouped: return .systemGroupedBackground
        case .sidebar: return .secondarySystemBackground
        }
    }
}

extension UICollectionViewCompositionalLayout {
    /// Completes the attributes of the view behind a list section: its color, and beyond the first and the last
    /// section the area that is visible while the content bounces or is shorter than the collection view.
    func addListBackground(to attributes: UICollectionViewLayoutAttributes, _ index: Int) {
        guard attributes.representedElementKind == ListBackgroundView.kind, sections.indices.contains(index) else {
            return
        }
        attributes.listBackground = sections[index].options.list?.configuration.shownBackgroundColor
        guard axis.isVertical else { return }
        let reach = environment.contentSize.height
        var frame = attributes.frame
        if index == 0 {
            frame = CGRect(x: frame.minX, y: frame.minY - reach, width: frame.width, height: frame.height + reach)
        }
        if index == sections.count - 1 { frame.size.height += 2 * reach }
        attributes.frame = frame
    }
}
