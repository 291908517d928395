// The headers and footers of sections, which can be pinned to the edges of the visible area.

/// The positions at which headers and footers are pinned, from the start of a grid, in points.
struct LazyGridEdges {
    let start: CGFloat
    let end: CGFloat

    func moved(by distance: CGFloat) -> LazyGridEdges {
        LazyGridEdges(start: start + distance, end: end + distance)
    }
}

extension LazyGridView {
    /// Returns the edges of the visible area inside of the insets of the scroll view; `nil` if nothing is pinned.
    func pinningEdges(along axis: LazyGridAxis) -> LazyGridEdges? {
        guard !pinnedViews.isEmpty, let scrollView else { return nil }
        let visible = visiblePart(along: axis)
        guard visible.length.isFinite else { return nil }
        let inset = scrollView.adjustedContentInset
        switch axis {
        case .vertical:
            return LazyGridEdges(start: visible.start + inset.top, end: visible.start + visible.length - inset.bottom)
        case .horizontal:
            let (first, last) = isLaidOutRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
            return LazyGridEdges(start: visible.start + first, end: visible.start + visible.length - last)
        }
    }

    /// Returns the headers and footers that are pinned at edges, or can be.
    func pinnedLines(at edges: LazyGridEdges?) -> [Int] {
        guard let edges, lines.count > 0, edges.start < length, edges.end > 0 else { return [] }
        func line(_ kind: SectionEntries.Kind, at position: CGFloat) -> Int? {
            let place = lines.entries.place(of: lengths.row(at: position, spacing: spacing))
            return lines.entries.entry(kind, of: place.section)
        }
        let header = pinnedViews.contains(.sectionHeaders) ? line(.header, at: edges.start) : nil
        let footer = pinnedViews.contains(.sectionFooters) ? line(.footer, at: edges.end) : nil
        return [header, footer].compactMap { $0 }
    }

    /// Moves the headers and footers to match the current offset.
    func pinEdges() {
        guard !edges.isEmpty, pendingShift == 0 else { return }
        let pinning = pinningEdges(along: axis)
        for edge in edges where edge.line < lines.count {
            let frame = frame(ofLine: edge.line, size: edge.view.bounds.size, pinnedAt: pinning)
            let center = CGPoint(x: frame.midX, y: frame.midY)
            guard edge.view.center != center else { continue }
            ComponentTransition.immediate.setPosition(view: edge.view, position: center)
        }
    }

    /// Returns the frame of a header or a footer, which begins at the leading or the top edge across the grid.
    func frame(ofLine line: Int, size: CGSize, pinnedAt edges: LazyGridEdges?) -> CGRect {
        let track = LazyGridTracks.Track(start: 0, length: axis.across(size), alignment: .center)
        return frame(start: start(ofLine: line, pinnedAt: edges), length: axis.along(size), of: track)
    }

    private func start(ofLine line: Int, pinnedAt edges: LazyGridEdges?) -> CGFloat {
        let regular = start(of: line)
        guard let edges else { return regular }
        let (section, kind) = lines.entries.place(of: line)
        let entries = lines.entries.entries(of: section)
        switch kind {
        case .header where pinnedViews.contains(.sectionHeaders):
            let last = entries.upperBound - 1
            return PinnedEdge.start(
                ofHeader: regular, length: lengths[line], edge: edges.start,
                sectionEnd: start(of: last) + lengths[last])
        case .footer where pinnedViews.contains(.sectionFooters):
            return PinnedEdge.start(
                ofFooter: regular, length: lengths[line], edge: edges.end,
                sectionStart: start(of: entries.lowerBound))
        default: return regular
        }
    }

    /// Returns the frame of a part of the grid from its start along the axis, and from the first track across it.
    func frame(start: CGFloat, length: CGFloat, of track: LazyGridTracks.Track) -> CGRect {
        let isRightToLeft = isLaidOutRightToLeft
        switch axis {
        case .vertical:
            let x = isRightToLeft ? tracks.length - track.end : track.start
            return CGRect(x: x, y: start, width: track.length, height: length)
        case .horizontal:
            let x = isRightToLeft ? self.length - start - length : start
            return CGRect(x: x, y: track.start, width: length, height: track.length)
        }
    }

    /// Returns how far a pinned header and footer can cover a cell from the edges of the visible area.
    package func pinnedInsets(over view: UIView) -> UIEdgeInsets {
        guard !pinnedViews.isEmpty, let section = index(of: view).flatMap({ lines.sectionIndex(ofCell: $0) }) else {
            return .zero
        }
        func length(_ part: PinnedScrollableViews, _ kind: SectionEntries.Kind) -> CGFloat {
            guard pinnedViews.contains(part) else { return 0 }
            return lines.entries.entry(kind, of: section).map { lengths[$0] } ?? 0
        }
        let (first, last) = (length(.sectionHeaders, .header), length(.sectionFooters, .footer))
        switch axis {
        case .vertical: return UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
        case .horizontal:
            return isLaidOutRightToLeft
                ? UIEdgeInsets(top: 0, left: last, bottom: 0, right: first)
                : UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
        }
    }
}
