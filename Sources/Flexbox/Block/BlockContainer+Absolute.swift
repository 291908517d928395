// CSS 2.2 §10.3.7 and §10.6.4: absolutely positioned children.
extension BlockContainer {
    /// Places the absolutely positioned children.
    ///
    /// The vertical static position is that of a box after the previous sibling in the flow.
    func layoutAbsoluteItems(borderBoxHeight: Double) {
        let absolutes = node.pointee.items.absolute
        guard !absolutes.isEmpty || node.pointee.hasStaticItems else { return }
        let isContainingBlock = node.isContainingBlock(pass)
        let container = node.containingBlock(
            width: request.width, height: borderBoxHeight, isRightToLeft: isRightToLeft)
        let block = container.frame
        for index in absolutes.indices {
            let child = absolutes[index]
            let x = horizontalAlignment(child)
            let y = verticalAlignment(child, at: staticTops[index])
            guard isContainingBlock else {
                child.pointee.staticPosition = StaticPosition(x: x, y: y, isRightToLeft: isRightToLeft)
                continue
            }
            child.layoutAbsolute(in: block, of: container, x: x, y: y, isRightToLeft: isRightToLeft, pass)
        }
        if isContainingBlock { node.layoutAbsoluteDescendants(in: container, pass) { _ in block } }
    }

    private func horizontalAlignment(_ child: NodePointer) -> AbsoluteAlignment {
        let own = child.pointee.style.justifySelf
        let side = side(of: justify(child), isReversed: isRightToLeft)
        let extent =
            switch side {
            case .low: 0.0
            case .center: innerWidth / 2
            case .high: innerWidth
            }
        var x = alignment(own, side, at: edges.left + extent)
        if own?.overflow == .safe {
            x.safePosition = (isRightToLeft ? .high : .low, edges.left + (isRightToLeft ? innerWidth : 0), innerWidth)
        }
        return x
    }

    private func verticalAlignment(_ child: NodePointer, at top: Double) -> AbsoluteAlignment {
        let own = child.pointee.style.alignSelf
        return alignment(own, side(of: (own ?? .normal).withoutOverflow, isReversed: false), at: top)
    }

    private func alignment(_ own: FlexAlign?, _ side: AbsoluteAlignment.Side, at offset: Double) -> AbsoluteAlignment {
        AbsoluteAlignment(
            staticSide: side, staticOffset: offset, aligned: own == nil || own?.stretches == true ? nil : side,
            overflow: own?.overflow ?? .automatic, isStretched: own == .stretch)
    }

    private func side(of align: FlexAlign, isReversed: Bool) -> AbsoluteAlignment.Side {
        let side: AbsoluteAlignment.Side =
            switch align {
            case .normal, .stretch, .flexStart, .start, .selfStart, .baseline, .safe, .unsafe: .low
            case .center: .center
            case .flexEnd, .end, .selfEnd: .high
            }
        return isReversed ? side.opposite : side
    }
}
