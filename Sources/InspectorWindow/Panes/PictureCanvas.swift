import ComponentFlow

/// A picture of a window or of its layers that fits into the available space, with the outline of a node.
struct PictureCanvas: Component {
    private static let margin: CGFloat = 14

    let image: UIImage
    /// The size of what the picture shows, in points.
    let size: CGSize
    /// The corners of the node in the picture, in points; empty for none.
    let outline: [CGPoint]
    /// A closure that is called with the location of a click in the picture, in points.
    @Behavior var pick: (CGPoint) -> Void
    /// A closure that is called with the distance of each movement of a drag, in points.
    @Behavior var drag: (CGVector) -> Void

    func makeView() -> View {
        View(frame: .zero)
    }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        (view.pick, view.drag) = (pick, drag)
        view.show(image, outline: outline, in: pictureFrame(in: availableSize), size: size)
        return availableSize
    }

    /// The frame of the picture: as large as what it shows, or smaller if there is too little space.
    private func pictureFrame(in available: CGSize) -> CGRect {
        let space = CGSize(width: available.width - 2 * Self.margin, height: available.height - 2 * Self.margin)
        let fitting = min(space.width / max(size.width, 1), space.height / max(size.height, 1), 1)
        let scale = max(fitting, 0.01)
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(
            x: ((available.width - width) / 2).rounded(), y: ((available.height - height) / 2).rounded(), width: width,
            height: height)
    }
}

extension PictureCanvas {
    /// The view of the picture.
    final class View: UIView {
        fileprivate var pick: (CGPoint) -> Void = { _ in }
        fileprivate var drag: (CGVector) -> Void = { _ in }
        private let picture = UIImageView(frame: .zero)
        private let outline = CAShapeLayer()
        /// The distance from which on a movement is a drag and no click, in points.
        private static let dragDistance: CGFloat = 4
        private var start: CGPoint?
        private var isDragging = false
        private var scale: CGFloat = 1

        override init(frame: CGRect) {
            super.init(frame: frame)
            clipsToBounds = true
            picture.layer.borderWidth = 1
            outline.lineWidth = 2
            addSubview(picture)
            layer.addSublayer(outline)
            isAccessibilityElement = true
            accessibilityLabel = "Picture of the window"
            accessibilityHint = "A click selects the node at the pointer."
            accessibilityTraits = .image
            showColors()
        }

        required init?(coder: NSCoder) {
            nil
        }

        fileprivate func show(_ image: UIImage, outline corners: [CGPoint], in frame: CGRect, size: CGSize) {
            if picture.image !== image { picture.image = image }
            picture.frame = frame
            scale = frame.width / max(size.width, 1)
            let path = CGMutablePath()
            path.addLines(
                between: corners.map { CGPoint(x: frame.minX + $0.x * scale, y: frame.minY + $0.y * scale) })
            if !corners.isEmpty { path.closeSubpath() }
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            outline.path = path
            CATransaction.commit()
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            showColors()
        }

        private func showColors() {
            picture.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
            let accent = UIColor.systemBlue.resolvedColor(with: traitCollection)
            outline.strokeColor = accent.cgColor
            outline.fillColor = accent.withAlphaComponent(0.15).cgColor
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            start = touches.first?.location(in: self)
            isDragging = false
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let start, let location = touches.first?.location(in: self) else { return }
            let distance = CGVector(dx: location.x - start.x, dy: location.y - start.y)
            guard isDragging || max(abs(distance.dx), abs(distance.dy)) >= Self.dragDistance else { return }
            isDragging = true
            self.start = location
            drag(distance)
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            defer { start = nil }
            guard !isDragging, let location = touches.first?.location(in: picture), picture.bounds.contains(location)
            else { return }
            pick(CGPoint(x: location.x / scale, y: location.y / scale))
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            start = nil
        }
    }
}
