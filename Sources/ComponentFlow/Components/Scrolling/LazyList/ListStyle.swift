/// The styles of a ``LazyList``, and of a vertical ``List``.
public enum ListStyle: Hashable, Sendable {
    /// The default style, which is ``plain``.
    case automatic
    /// The rows, headers and footers as they are described, without background.
    case plain
    /// The rows of each section in a group from edge to edge, on the background of grouped content.
    case grouped
    /// The rows of each section in a group with rounded corners and a distance from the edges, on the background of grouped
    /// content.
    case insetGrouped
    /// The rows of a sidebar, with headings above the sections and without separators.
    case sidebar
}

extension ListStyle {
    /// Whether the list is shown as it is described.
    var isPlain: Bool { self == .automatic || self == .plain }

    /// The color behind all rows; `nil` for none.
    var backgroundColor: UIColor? {
        switch self {
        case .automatic, .plain: nil
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }

    /// The color behind the rows of a section; `nil` for none.
    var groupColor: UIColor? {
        self == .grouped || self == .insetGrouped ? .secondarySystemGroupedBackground : nil
    }

    /// The radius of the corners of a group, in points.
    var cornerRadius: CGFloat { self == .insetGrouped ? 10 : 0 }

    /// The inset of separators from the leading edge of their row, in points; `nil` for no separators.
    var separatorInset: CGFloat? { self == .sidebar ? nil : Self.textInset }

    /// Returns the distance of rows from the edges of a list, in points.
    @MainActor func sideInset(of width: CGFloat) -> CGFloat {
        switch self {
        case .automatic, .plain, .grouped: 0
        case .insetGrouped: UITableView.sideInset(of: width)
        case .sidebar: 8
        }
    }

    /// The distance of content from the edges of its row, in points.
    static let textInset: CGFloat = 16
    /// The distance above and below a group, in points.
    private static let groupGap: CGFloat = 18
    /// The distance between a header or a footer and its group, in points.
    private static let edgeGap: CGFloat = 7

    /// The distance above and below the content of a row, in points.
    var rowDistance: CGFloat { self == .sidebar ? 6 : 11 }
    /// The least height of the content of a row, in points.
    static let contentHeight: CGFloat = 22

    /// Returns the row with the distances and the least height of the style.
    @MainActor func row<E>(_ content: AnyComponent<E>) -> AnyComponent<E> {
        let insets = UIEdgeInsets(
            top: rowDistance, left: Self.textInset, bottom: rowDistance, right: Self.textInset)
        let framed = Modified(content: content).frame(
            maxWidth: .infinity, minHeight: Self.contentHeight, alignment: .leading)
        return AnyComponent(framed.padding(insets))
    }

    /// Returns the header with the font and the distances of the style, or the space above a section without a header.
    @MainActor fileprivate func header<E>(_ content: AnyComponent<E>?) -> AnyComponent<E> {
        guard let content else { return gap() }
        let insets = UIEdgeInsets(
            top: Self.groupGap, left: Self.textInset, bottom: Self.edgeGap, right: Self.textInset)
        let styled = Modified(content: content).font(self == .sidebar ? .headline : .footnote)
            .foregroundStyle(.secondary)
        return AnyComponent(styled.frame(maxWidth: .infinity, alignment: .leading).padding(insets))
    }

    /// Returns the footer with the font and the distances of the style, or the space below a section without a footer.
    @MainActor fileprivate func footer<E>(_ content: AnyComponent<E>?) -> AnyComponent<E> {
        guard let content else { return gap() }
        let insets = UIEdgeInsets(
            top: Self.edgeGap, left: Self.textInset, bottom: Self.groupGap, right: Self.textInset)
        let styled = Modified(content: content).font(.footnote).foregroundStyle(.secondary)
        return AnyComponent(styled.frame(maxWidth: .infinity, alignment: .leading).padding(insets))
    }

    /// The distance above a section without a header and below one without a footer, in points.
    var space: CGFloat { self == .sidebar ? 8 : Self.groupGap }

    @MainActor private func gap<E>() -> AnyComponent<E> {
        AnyComponent(ignoringEnvironment: Rectangle(color: .clear, height: space))
    }
}

extension LazyList {
    /// Returns the list with the headers, footers, insets and separators of a style.
    ///
    /// - Parameter width: The width of the list, in points.
    @MainActor func styled(_ style: ListStyle, width: CGFloat) -> LazyList {
        guard !style.isPlain else { return self }
        let side = style.sideInset(of: width)
        return with { list in
            if outline == nil {
                list.sections = sections.map {
                    $0.edges(header: style.header($0.styledHeader), footer: style.footer($0.footer))
                }
            } else {
                // The entries of a tree are its rows, without header and footer.
                list.contentInsets.top += style.space
                list.contentInsets.bottom += style.space
            }
            list.contentInsets.left += side
            list.contentInsets.right += side
            list.separatorInset = separatorInset ?? style.separatorInset
            (list.pinsHeaders, list.pinsFooters) = (false, false)
        }
    }
}

extension LazyListSection {
    /// The header without the font, the distances and the background that the title of a section has in a plain list.
    fileprivate var styledHeader: AnyComponent<ChildEnvironment>? {
        title.map { AnyComponent(ignoringEnvironment: Text($0).accessibilityHeading(2)) } ?? header
    }
}
