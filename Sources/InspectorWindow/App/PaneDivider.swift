import ComponentFlow

/// A line between two panes, which can be dragged.
struct PaneDivider: CompositeComponent {
    private static let thickness: CGFloat = 6

    /// The direction of the line.
    var axis = Divider.Direction.vertical
    @Binding var length: CGFloat
    let range: ClosedRange<CGFloat>
    /// Whether the pane whose length changes is after the line.
    let isReversed: Bool
    @Local private var start: CGFloat?

    init(
        axis: Divider.Direction = .vertical, length: Binding<CGFloat>, range: ClosedRange<CGFloat>,
        isReversed: Bool = false
    ) {
        self.axis = axis
        _length = length
        self.range = range
        self.isReversed = isReversed
    }

    var content: some Component<Empty> {
        Divider(axis)
            .frame(
                width: axis == .vertical ? Self.thickness : nil, height: axis == .horizontal ? Self.thickness : nil,
                alignment: isReversed ? .topLeading : .bottomTrailing
            )
            .background(.secondarySystemBackground)
            .gesture(.pan { drag($0) })
            .pointerStyle(axis == .vertical ? .resizeHorizontally : .resizeVertically)
            .accessibilityHidden()
    }

    @MainActor private func drag(_ state: Gesture.PanGestureState) {
        switch state {
        case .began: start = length
        case .updated(let offset):
            let distance = axis == .vertical ? offset.x : offset.y
            move(by: isReversed ? -distance : distance, from: start ?? length)
        case .ended, .cancelled: start = nil
        }
    }

    @MainActor private func move(by distance: CGFloat, from start: CGFloat) {
        length = min(max(start + distance, range.lowerBound), range.upperBound)
    }
}
