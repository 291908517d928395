import Fuzzing

import OpenUILists

/// A random section whose frames are computed one group after the other, without any shortcut.
struct ReferenceSection {
    /// The length of an item or a group.
    enum Length {
        case part(CGFloat)
        case points(CGFloat)
        case estimate(CGFloat)

        func value(_ available: CGFloat) -> CGFloat {
            switch self {
            case .part(let part): part * available
            case .points(let points), .estimate(let points): points
            }
        }

        var isEstimate: Bool { if case .estimate = self { true } else { false } }

        @MainActor func dimension(isVertical: Bool) -> NSCollectionLayoutDimension {
            switch self {
            case .part(let part): isVertical ? .fractionalHeight(part) : .fractionalWidth(part)
            case .points(let points): .absolute(points)
            case .estimate(let points): .estimated(points)
            }
        }
    }

    enum Repetition {
        case fill
        case equal(Int)
        case times(Int)
    }

    /// An item or a group.
    indirect enum Shape {
        case item(width: Length, height: Length, inset: CGFloat)
        case group(isVertical: Bool, width: Length, height: Length, [Shape], Repetition, spacing: CGFloat)

        var width: Length {
            switch self {
            case .item(let width, _, _), .group(_, let width, _, _, _, _): width
            }
        }
        var height: Length {
            switch self {
            case .item(_, let height, _), .group(_, _, let height, _, _, _): height
            }
        }
        func length(_ isVertical: Bool) -> Length { isVertical ? height : width }
    }

    struct Solved {
        var size: CGSize
        var frames: [CGRect]
    }

    var group: Shape
    var insets: NSDirectionalEdgeInsets
    var spacing: CGFloat
    var header: CGFloat
    /// Returns the size of an item's cell.
    var cell: (Int) -> CGSize = { _ in .zero }

    // MARK: Frames

    /// Returns the frames of a section's items and its height, for a width.
    func frames(count: Int, container: CGSize, first: CGFloat) -> (frames: [CGRect], height: CGFloat) {
        let inner = CGSize(
            width: max(0, container.width - insets.leading - insets.trailing),
            height: max(0, container.height - insets.top - insets.bottom))
        var (frames, y, item) = ([CGRect](), first + header + insets.top, 0)
        while item < count {
            if item > 0 { y += spacing }
            let solved = solve(group, inner, item, count - item, nil, nil)
            frames += solved.frames.map { $0.offsetBy(dx: insets.leading, dy: y) }
            item += solved.frames.count
            y += solved.size.height
        }
        return (frames, y + insets.bottom)
    }

    private func solve(
        _ shape: Shape, _ container: CGSize, _ first: Int, _ available: Int, _ width: CGFloat?, _ height: CGFloat?
    ) -> Solved {
        var size = CGSize(
            width: width ?? shape.width.value(container.width), height: height ?? shape.height.value(container.height))
        switch shape {
        case .item(let w, let h, let inset):
            if w.isEstimate, width == nil { size.width = cell(first).width }
            if h.isEstimate, height == nil { size.height = cell(first).height }
            let (x, y) = (w.isEstimate ? 0 : inset, h.isEstimate ? 0 : inset)
            return Solved(
                size: size,
                frames: [CGRect(x: x, y: y, width: max(0, size.width - 2 * x), height: max(0, size.height - 2 * y))])
        case .group(let isVertical, _, _, let children, let repetition, let spacing):
            let isKnown = (isVertical ? height : width) != nil || !shape.length(isVertical).isEstimate
            let isBreadthKnown = (isVertical ? width : height) != nil || !shape.length(!isVertical).isEstimate
            let boxes = fill(isVertical, children, repetition, spacing, size, isKnown, first, available)
            return arrange(boxes, isVertical, spacing, size, isKnown, isBreadthKnown)
        }
    }

    private func fill(
        _ isVertical: Bool, _ children: [Shape], _ repetition: Repetition, _ spacing: CGFloat, _ size: CGSize,
        _ isKnown: Bool, _ first: Int, _ available: Int
    ) -> [Solved] {
        let length = isVertical ? size.height : size.width
        var (boxes, used, planned) = ([Solved](), 0, CGFloat(0))
        while used < available {
            let child = children[boxes.count % children.count]
            var own: CGFloat?
            if case .equal(let count) = repetition {
                if boxes.count == count { break }
                if isKnown { own = max(0, (length - CGFloat(count - 1) * spacing) / CGFloat(count)) }
            }
            if case .times(let count) = repetition, boxes.count == count { break }
            let box = solve(
                child, size, first + used, available - used, isVertical ? nil : own, isVertical ? own : nil)
            let next =
                isKnown ? (isVertical ? box.size.height : box.size.width) : child.length(isVertical).value(length)
            let total = planned + (boxes.isEmpty ? 0 : spacing) + next
            if case .fill = repetition, !boxes.isEmpty, total > length + 1e-6 { break }
            planned = total
            used += box.frames.count
            boxes.append(box)
        }
        return boxes
    }

    private func arrange(
        _ boxes: [Solved], _ isVertical: Bool, _ spacing: CGFloat, _ size: CGSize, _ isKnown: Bool,
        _ isBreadthKnown: Bool
    ) -> Solved {
        var (result, place) = (Solved(size: size, frames: []), CGFloat(0))
        for (index, box) in boxes.enumerated() {
            if index > 0 { place += spacing }
            result.frames += box.frames.map { $0.offsetBy(dx: isVertical ? 0 : place, dy: isVertical ? place : 0) }
            place += isVertical ? box.size.height : box.size.width
        }
        let breadth = boxes.map { isVertical ? $0.size.width : $0.size.height }.max() ?? 0
        if !isKnown { if isVertical { result.size.height = place } else { result.size.width = place } }
        if !isBreadthKnown { if isVertical { result.size.width = breadth } else { result.size.height = breadth } }
        return result
    }

    // MARK: API

    /// The section as client code creates it.
    @MainActor var section: NSCollectionLayoutSection {
        let group = make(group) as? NSCollectionLayoutGroup
        let section = NSCollectionLayoutSection(group: group ?? .horizontal(layoutSize: .full, subitems: [.full]))
        section.contentInsets = insets
        section.interGroupSpacing = spacing
        if header > 0 {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(header)), elementKind: "header",
                    alignment: .top)
            ]
        }
        return section
    }

    @MainActor private func make(_ shape: Shape) -> NSCollectionLayoutItem {
        let size = NSCollectionLayoutSize(
            shape.width.dimension(isVertical: false), shape.height.dimension(isVertical: true))
        switch shape {
        case .item(_, _, let inset):
            let item = NSCollectionLayoutItem(layoutSize: size)
            item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
            return item
        case .group(let isVertical, _, _, let children, let repetition, let spacing):
            let items = children.map(make)
            let group: NSCollectionLayoutGroup
            switch (isVertical, repetition) {
            case (true, .fill): group = .vertical(layoutSize: size, subitems: items)
            case (false, .fill): group = .horizontal(layoutSize: size, subitems: items)
            case (true, .equal(let count)): group = .vertical(layoutSize: size, subitem: items[0], count: count)
            case (false, .equal(let count)): group = .horizontal(layoutSize: size, subitem: items[0], count: count)
            case (true, .times(let count)):
                group = .vertical(layoutSize: size, repeatingSubitem: items[0], count: count)
            case (false, .times(let count)):
                group = .horizontal(layoutSize: size, repeatingSubitem: items[0], count: count)
            }
            group.interItemSpacing = .fixed(spacing)
            return group
        }
    }
}

extension ReferenceSection {
    /// Creates a random section; its cells have sizes that depend on the item.
    init(using random: inout SeededRandom, isEstimated: Bool) {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        func chance(_ percent: Int) -> Bool { Int.random(in: 1...100, using: &random) <= percent }
        func length(_ low: Int, _ high: Int, canBePart: Bool, canBeEstimate: Bool = true) -> Length {
            if canBePart, chance(35) { return .part(number(2...10) / 10) }
            return isEstimated && canBeEstimate && chance(50)
                ? .estimate(number(low...high)) : .points(number(low...high))
        }
        func group(_ depth: Int, _ width: Length, _ height: Length) -> Shape {
            let isVertical = chance(40)
            let repetition: Repetition =
                chance(50) ? .fill : chance(50) ? .equal(Int(number(1...4))) : .times(Int(number(1...4)))
            var (count, canBePart) = (1, true)
            switch repetition {
            case .fill: count = Int(number(1...3))
            case .equal: break
            // Several items that are parts of their group could be outside of the visible area.
            case .times: canBePart = false
            }
            // If the number of items depended on their sizes, an item could get a place in which it is not measured.
            let isSimple = !isEstimated || count == 1
            let children = (0..<count).map { _ -> Shape in
                let isNested = depth > 0 && isSimple && chance(30)
                let childWidth = length(
                    isNested ? 40 : 30, 90, canBePart: canBePart && !width.isEstimate,
                    canBeEstimate: isSimple || isVertical)
                let childHeight = length(
                    isNested ? 30 : 15, isNested ? 80 : 60, canBePart: canBePart && !height.isEstimate,
                    canBeEstimate: isSimple || !isVertical)
                return isNested
                    ? group(depth - 1, childWidth, childHeight)
                    : .item(width: childWidth, height: childHeight, inset: chance(30) ? number(1...4) : 0)
            }
            return .group(
                isVertical: isVertical, width: width, height: height, children, repetition,
                spacing: chance(50) ? number(0...8) : 0)
        }
        let height: Length = isEstimated && chance(60) ? .estimate(number(30...90)) : .points(number(30...90))
        let width: Length = chance(70) ? .part(1) : .points(number(100...180))
        self.group = group(1, width, height)
        insets =
            chance(50)
            ? NSDirectionalEdgeInsets(
                top: number(0...9), leading: number(0...9), bottom: number(0...9), trailing: number(0...9)) : .zero
        spacing = chance(50) ? number(0...9) : 0
        header = chance(40) ? number(10...30) : 0
    }
}
