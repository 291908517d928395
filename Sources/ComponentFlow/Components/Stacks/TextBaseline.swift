/// A baseline of the texts in a component.
enum TextBaseline: Equatable {
    /// The baseline of the first line.
    case first
    /// The baseline of the last line.
    case last
}

extension UIView {
    /// Returns the distance from the top of the component to the baseline of its texts, in points, or `nil` without text.
    ///
    /// It is that of the text, the field or the button, and of several ones the first or last from top to bottom. Their places
    /// are those of the last layout.
    ///
    /// - Parameters:
    ///   - baseline: The first or the last baseline.
    ///   - height: The height of the view, which it may not have yet, in points.
    func textBaseline(_ baseline: TextBaseline, height: CGFloat) -> CGFloat? {
        if let own = ownBaseline(baseline, height: height) { return own }
        if let picker = self as? PickerContainerView { return picker.contentBaseline(baseline, height: height) }
        // Views of components contain components, which updates place; other subviews are placed by layouts, which have not
        // run yet if the size is new.
        guard mountedNode != nil, !(self is UIScrollView) else { return nil }
        var result: CGFloat?
        for view in subviews where view.isPartOfComponent {
            let height = view.bounds.height
            guard let inner = view.textBaseline(baseline, height: height) else { continue }
            let position = view.center.y - height / 2 + inner
            result = result.map { baseline == .first ? min($0, position) : max($0, position) } ?? position
        }
        return result
    }

    /// Whether the view is that of a component, and neither hidden nor leaving.
    private var isPartOfComponent: Bool {
        guard !isHidden, let node = mountedNode else { return false }
        return node.parent != nil ? node.placement.presence == .inserted : node.host != nil
    }
}
