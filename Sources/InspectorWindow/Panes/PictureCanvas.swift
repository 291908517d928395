import ComponentFlow

/// A picture of a window or of its layers that fits into the available space, with the outline of a node.
struct PictureCanvas: Component {
    private static let margin: CGFloat = 14

    let image: UIImage
    /// The size of what the picture shows, in points.
    let size: CGSize
    /// The corners of the node in the picture, in points; empty for none.
    let outline: [CGPoint]
    /// The areas that the selected update has let be drawn again, in points.
    var damage: [CGRect] = []
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
        view.show(image, in: pictureFrame(in: availableSize), size: size)
        view.mark(outline: outline, damage: damage)
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
        private let damage = CAShapeLayer()
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
            damage.lineWidth = 1
            damage.lineDashPattern = [4, 3]
            addSubview(picture)
            layer.addSublayer(damage)
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

        fileprivate func show(_ image: UIImage, in frame: CGRect, size: CGSize) {
            if picture.image !== image { picture.image = image }
            picture.frame = frame
            scale = frame.width / max(size.width, 1)
        }

        /// Marks the corners of a node and areas, in points of the picture.
        fileprivate func mark(outline corners: [CGPoint], damage areas: [CGRect]) {
            let place = CGAffineTransform(scaleX: scale, y: scale).concatenating(
                CGAffineTransform(translationX: picture.frame.minX, y: picture.frame.minY))
            let path = CGMutablePath()
            path.addLines(between: corners, transform: place)
            if !corners.isEmpty { path.closeSubpath() }
            let rectangles = CGMutablePath()
            for area in areas { rectangles.addRect(area.applying(place)) }
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            (outline.path, damage.path) = (path, rectangles)
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
            let drawn = UIColor.systemOrange.resolvedColor(with: traitCollection)
            damage.strokeColor = drawn.cgColor
            damage.fillColor = drawn.withAlphaComponent(0.15).cgColor
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
