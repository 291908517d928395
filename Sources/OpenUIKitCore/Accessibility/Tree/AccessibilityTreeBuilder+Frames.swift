internal import Accessibility

// What changes with frames, and is no part of the tree: magnifiers follow the windows and the element with the focus. The
// rectangles of other elements are not observed, because scrolling would report each of them in every frame.
extension AccessibilityTreeBuilder {
    /// Reports changes of the rectangle of a window, or of an element while it has the focus.
    func follow(_ id: AccessibilityID) {
        if followedFrames[id] == nil { followedFrames[id] = .null }
    }

    /// Reports that the content of a scroll view has moved, with the next frame.
    func contentDidScroll(_ view: UIScrollView) {
        if let id = id(of: view) { scrolled.insert(id) }
    }

    /// Reports what the layout of a frame has moved.
    func frameWasPrepared() {
        for id in scrolled.sorted() where tree.contains(id) { tree.report(.visibleDataChanged(of: id)) }
        scrolled = []
        for (id, known) in followedFrames { reportFrame(of: id, known) }
    }

    private func reportFrame(of id: AccessibilityID, _ known: CGRect) {
        guard let node = tree[id], node.role == .window || node.states.contains(.focused) else {
            followedFrames[id] = nil
            return
        }
        let frame = frame(of: id)
        guard frame != known else { return }
        followedFrames[id] = frame
        if !known.isNull { tree.report(.boundsChanged(frame, of: id)) }
    }
}
