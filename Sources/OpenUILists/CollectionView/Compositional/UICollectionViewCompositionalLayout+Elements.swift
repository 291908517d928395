/// The elements of a compositional layout; positions are from left to right in the whole content.
extension UICollectionViewCompositionalLayout {
    typealias Element = CompositionalSection.Element

    // MARK: Mirroring

    /// The width in which the content is mirrored if it is from right to left.
    var mirrorWidth: CGFloat {
        axis.isVertical ? environment.contentSize.width : max(length, environment.contentSize.width)
    }

    /// Returns a rectangle of the collection view's content from left to right, or the reverse.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard environment.isRightToLeft else { return rect }
        return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The visible rectangle of the content, from left to right.
    var shownRect: CGRect {
        guard let collectionView else { return .zero }
        return mirrored(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    }

    /// Returns the visible interval of a section along the scroll axis, without pinned headers of the whole layout.
    private func shownRange(_ section: CompositionalSection?) -> ClosedRange<CGFloat> {
        let (rect, start) = (shownRect, section?.start ?? 0)
        let low = axis.start(rect) - start + (section == nil ? 0 : boundaries.pinnedLength(axis))
        return low...max(low, axis.end(rect) - start)
    }

    // MARK: Queries

    func elements(in rect: CGRect) -> [Element] {
        let (low, high) = (axis.start(rect), axis.end(rect))
        var result: [Element] = []
        var index = firstSection(endingAfter: low - overflow.end)
        while index < sections.count, sections[index].start < high + overflow.start {
            addElements(of: index, rect, to: &result)
            index += 1
        }
        for index in 0..<boundaries.count { result.append(boundary(index)) }
        return result.filter { $0.frame.overlaps(rect) }
    }

    private func firstSection(endingAfter place: CGFloat) -> Int {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].start + sections[middle].length < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func addElements(of index: Int, _ rect: CGRect, to result: inout [Element]) {
        let count = result.count
        let offset = axis.rect(main: sections[index].start, cross: 0, length: 0, breadth: 0).origin
        let own = rect.offsetBy(dx: -offset.x, dy: -offset.y)
        for decoration in sections[index].options.decorations.indices {
            result.append(sections[index].decoration(decoration, section: index))
        }
        sections[index].addGroupElements(in: own, section: index, to: &result)
        if !sections[index].boundaries.isEmpty {
            let shown = shownRange(sections[index])
            for boundary in 0..<sections[index].boundaries.count {
                result.append(sections[index].boundary(boundary, section: index, shown: shown))
            }
        }
        for place in count..<result.count {
            result[place].frame = result[place].frame.offsetBy(dx: offset.x, dy: offset.y)
        }
    }

    /// Returns an element of a section in the whole content.
    private func placed(_ element: Element?, _ section: Int) -> Element? {
        guard var element else { return nil }
        let offset = axis.rect(main: sections[section].start, cross: 0, length: 0, breadth: 0).origin
        element.frame = element.frame.offsetBy(dx: offset.x, dy: offset.y)
        return element
    }

    func cell(_ position: ListPosition) -> Element? {
        guard sections.indices.contains(position.section) else { return nil }
        return placed(sections[position.section].cell(position.item, section: position.section), position.section)
    }

    func supplementary(_ kind: String, _ position: ListPosition) -> Element? {
        if position == ListPosition(0, 0), let index = boundaries.index(of: kind) { return boundary(index) }
        guard sections.indices.contains(position.section) else { return nil }
        let section = sections[position.section]
        if position.item == 0, let index = section.boundaries.index(of: kind) {
            let shown = shownRange(section)
            return placed(section.boundary(index, section: position.section, shown: shown), position.section)
        }
        return placed(section.attachment(kind, position.item, section: position.section), position.section)
    }

    func decoration(_ kind: String, _ section: Int) -> Element? {
        guard sections.indices.contains(section),
            let index = sections[section].options.decorations.firstIndex(where: { $0.kind == kind })
        else { return nil }
        return placed(sections[section].decoration(index, section: section), section)
    }

    /// Returns a header or footer of the whole layout.
    private func boundary(_ index: Int) -> Element {
        let item = boundaries.item(index)
        let frame = boundaries.frame(index, in: contentSize, axis: axis, shown: shownRange(nil))
        return Element(
            element: .supplementary(item.kind, ListPosition(0, 0)), frame: frame, zIndex: item.zIndex,
            selfSizing: item.size.selfSizing)
    }

    private var contentSize: CGSize { axis.size(main: length, cross: axis.cross(environment.contentSize)) }

    // MARK: Layout attributes

    /// Returns the layout attributes of an element in the coordinates of the collection view.
    func attributes(_ element: Element) -> UICollectionViewLayoutAttributes {
        let attributes = unchangedAttributes(element)
        if !changes.isEmpty { changes[element.element]?.apply(to: attributes) }
        return attributes
    }

    /// Returns the layout attributes of an element without the changes of handlers.
    func unchangedAttributes(_ element: Element) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(element.element)
        attributes.frame = mirrored(element.frame)
        attributes.zIndex = element.zIndex
        attributes.selfSizing = element.selfSizing
        attributes.sizeLimit = environment.contentSize
        if element.element.category == .decorationView {
            addListBackground(to: attributes, element.element.position.section)
        } else {
            attributes.listRow = listRow(of: element.element)
        }
        return attributes
    }

    private func makeAttributes(_ element: ListElement) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(element.position)
        let attributes =
            switch element.category {
            case .cell: UICollectionViewLayoutAttributes(forCellWith: path)
            case .supplementaryView:
                UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: element.kind, with: path)
            case .decorationView:
                UICollectionViewLayoutAttributes(forDecorationViewOfKind: element.kind, with: path)
            }
        let type: AnyClass = Self.layoutAttributesClass
        guard type != UICollectionViewLayoutAttributes.self,
            let type = type as? UICollectionViewLayoutAttributes.Type
        else { return attributes }
        return type.init(copying: attributes)
    }
}
