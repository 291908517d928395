extension NSCollectionLayoutSection {
    /// The estimated height of headers and footers, in points.
    private static let edgeEstimate: CGFloat = 32
    /// The distance above and below a group of rows, in points.
    private static let groupGap: CGFloat = 17.5

    /// Creates a section of rows with the height of their cells.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let section = rows
        section.list = ListSectionOptions(configuration: configuration)
        section.contentInsets = insets(configuration, layoutEnvironment.container.contentSize.width)
        section.contentInsets.top += configuration.topPadding(.firstItemInSection)
        section.boundarySupplementaryItems = edges(configuration)
        if configuration.shownBackgroundColor != nil {
            section.decorationItems = [.background(elementKind: ListBackgroundView.kind)]
        }
        return section
    }

    /// Returns the insets around rows; headers and footers have distances inside and are next to the rows.
    private static func insets(
        _ configuration: UICollectionLayoutListConfiguration, _ width: CGFloat
    ) -> NSDirectionalEdgeInsets {
        let top = configuration.headerMode == .supplementary ? 0 : groupGap
        let bottom = configuration.footerMode == .supplementary ? 0 : groupGap
        switch configuration.appearance {
        case .plain, .sidebarPlain: return .zero
        case .sidebar: return NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
        case .grouped: return NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        case .insetGrouped:
            let side = UITableView.sideInset(of: width)
            return NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
        }
    }

    private static func edges(
        _ configuration: UICollectionLayoutListConfiguration
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if configuration.headerMode == .supplementary {
            items.append(edge(UICollectionView.elementKindSectionHeader, .top, configuration))
        }
        if configuration.footerMode == .supplementary {
            items.append(edge(UICollectionView.elementKindSectionFooter, .bottom, configuration))
        }
        return items
    }

    private static func edge(
        _ kind: String, _ alignment: NSRectAlignment, _ configuration: UICollectionLayoutListConfiguration
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(edgeEstimate))
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = configuration.appearance == .plain
        return item
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are lists.
    ///
    /// ```swift
    /// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    /// configuration.headerMode = .supplementary
    /// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    /// ```
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
