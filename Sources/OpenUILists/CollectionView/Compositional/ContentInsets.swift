/// The insets across the scroll axis that a reference adds to those of the collection view.
@MainActor struct ContentInsets {
    private let collectionView: UICollectionView
    private let axis: FlowAxis
    private let isRightToLeft: Bool

    init(_ collectionView: UICollectionView, _ axis: FlowAxis, isRightToLeft: Bool) {
        (self.collectionView, self.axis, self.isRightToLeft) = (collectionView, axis, isRightToLeft)
    }

    /// Returns the insets of a reference; those that the adjusted content inset contains are not added again.
    func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        let desired: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: desired = collectionView.safeAreaInsets
        case .layoutMargins, .readableContent: desired = collectionView.layoutMargins
        }
        let (own, adjusted) = (collectionView.contentInset, collectionView.adjustedContentInset)
        func missing(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
            max(0, desired[keyPath: edge] - (adjusted[keyPath: edge] - own[keyPath: edge]))
        }
        guard axis.isVertical else {
            return NSDirectionalEdgeInsets(top: missing(\.top), leading: 0, bottom: missing(\.bottom), trailing: 0)
        }
        return NSDirectionalEdgeInsets(
            top: 0, leading: missing(isRightToLeft ? \.right : \.left), bottom: 0,
            trailing: missing(isRightToLeft ? \.left : \.right))
    }
}
