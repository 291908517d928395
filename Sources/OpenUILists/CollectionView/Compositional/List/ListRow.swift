/// The appearance of a row, a header or a footer in a list.
struct ListRow: Equatable {
    let appearance: UICollectionLayoutListConfiguration.Appearance
    /// Whether the row is the header of its section.
    let isHeader: Bool
    /// Whether the row is at the start of a group.
    let isFirst: Bool
    /// Whether the row is at the end of a group.
    let isLast: Bool
    /// The separators, or `nil` for none.
    let separators: UIListSeparatorConfiguration?

    /// The radius of the corners at the start and the end of a group, in points.
    var cornerRadius: CGFloat { appearance == .insetGrouped && !isHeader ? 10 : 0 }

    var roundedCorners: CACornerMask {
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// The default background of the row.
    var background: UIBackgroundConfiguration {
        switch (appearance, isHeader) {
        case (.plain, false): .listPlainCell()
        case (.plain, true): .listPlainHeaderFooter()
        case (.grouped, false), (.insetGrouped, false): .listGroupedCell()
        case (.grouped, true), (.insetGrouped, true): .listGroupedHeaderFooter()
        case (.sidebar, false), (.sidebarPlain, false): .listSidebarCell()
        case (.sidebar, true), (.sidebarPlain, true): .listSidebarHeader()
        }
    }

    /// The list that displays the row.
    var environment: ListEnvironment {
        switch appearance {
        case .plain: .plain
        case .grouped, .insetGrouped: .grouped
        case .sidebar, .sidebarPlain: .sidebar
        }
    }

    /// Whether the separator at the top is visible.
    @MainActor var showsTop: Bool {
        separators?.topSeparatorVisibility.isVisible(appearance == .grouped && isFirst && !isHeader) ?? false
    }

    /// Whether the separator at the bottom is visible.
    @MainActor var showsBottom: Bool {
        let isAutomatic = !isHeader && (appearance != .insetGrouped || !isLast)
        return separators?.bottomSeparatorVisibility.isVisible(isAutomatic) ?? false
    }

    /// Whether an automatic separator at the bottom covers the whole width.
    var isBottomFull: Bool { appearance == .grouped && isLast }

    static func == (lhs: ListRow, rhs: ListRow) -> Bool {
        lhs.appearance == rhs.appearance && lhs.isHeader == rhs.isHeader && lhs.isFirst == rhs.isFirst
            && lhs.isLast == rhs.isLast && lhs.separators == rhs.separators
    }
}

/// The options of a list section that its rows depend on.
struct ListSectionOptions {
    let configuration: UICollectionLayoutListConfiguration

    @MainActor func row(_ path: IndexPath, count: Int) -> ListRow {
        let hasHeader = configuration.headerMode == .firstItemInSection
        let separators = configuration.showsSeparators ? configuration.separatorConfiguration : nil
        return ListRow(
            appearance: configuration.appearance, isHeader: hasHeader && path.item == 0,
            isFirst: path.item == (hasHeader ? 1 : 0), isLast: path.item == count - 1,
            separators: separators.map { configuration.itemSeparatorHandler?(path, $0) ?? $0 })
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns the appearance of a cell, a header or a footer; outside of lists, it has no separators.
    func listRow(of element: ListElement) -> ListRow {
        let position = element.position
        guard sections.indices.contains(position.section), let list = sections[position.section].options.list else {
            return ListRow(appearance: .plain, isHeader: false, isFirst: false, isLast: false, separators: nil)
        }
        guard element.category == .cell else {
            return ListRow(
                appearance: list.configuration.appearance, isHeader: true, isFirst: false, isLast: false,
                separators: nil)
        }
        return list.row(IndexPath(position), count: sections[position.section].groups.count)
    }
}
