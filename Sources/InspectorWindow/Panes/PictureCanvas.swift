import ComponentFlow

/// A picture of a window that fits into the available space, with the outline of a node.
struct PictureCanvas: Component {
    private static let margin: CGFloat = 14

    let image: UIImage
    /// The size of the window, in points.
    let windowSize: CGSize
    /// The frame of the node in the window, in points.
    let outline: CGRect?
    /// A closure that is called with the location of a click in the window, in points.
    @Behavior var pick: (CGPoint) -> Void

    func makeView() -> View {
        View(frame: .zero)
    }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.pick = pick
        view.show(image, outline: outline, in: pictureFrame(in: availableSize), windowSize: windowSize)
        return availableSize
    }

    /// The frame of the picture: as large as the window, or smaller if there is too little space.
    private func pictureFrame(in size: CGSize) -> CGRect {
        let space = CGSize(width: size.width - 2 * Self.margin, height: size.height - 2 * Self.margin)
        let fitting = min(space.width / max(windowSize.width, 1), space.height / max(windowSize.height, 1), 1)
        let scale = max(fitting, 0.01)
        let (width, height) = (windowSize.width * scale, windowSize.height * scale)
        return CGRect(
            x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(), width: width,
            height: height)
    }
}

extension PictureCanvas {
    /// The view of the picture.
    final class View: UIView {
        fileprivate var pick: (CGPoint) -> Void = { _ in }
        private let picture = UIImageView(frame: .zero)
        private let outline = UIView(frame: .zero)
        private var scale: CGFloat = 1

        override init(frame: CGRect) {
            super.init(frame: frame)
            clipsToBounds = true
            picture.layer.borderWidth = 1
            outline.layer.borderWidth = 2
            outline.isUserInteractionEnabled = false
            addSubview(picture)
            addSubview(outline)
            isAccessibilityElement = true
            accessibilityLabel = "Picture of the window"
            accessibilityHint = "A click selects the node at the pointer."
            accessibilityTraits = .image
            showColors()
        }

        required init?(coder: NSCoder) {
            nil
        }

        fileprivate func show(_ image: UIImage, outline node: CGRect?, in frame: CGRect, windowSize: CGSize) {
            if picture.image !== image { picture.image = image }
            picture.frame = frame
            scale = frame.width / max(windowSize.width, 1)
            outline.isHidden = node == nil
            guard let node else { return }
            outline.frame = CGRect(
                x: frame.minX + node.minX * scale, y: frame.minY + node.minY * scale, width: node.width * scale,
                height: node.height * scale
            ).insetBy(dx: -1, dy: -1)
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            showColors()
        }

        private func showColors() {
            picture.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
            let accent = UIColor.systemBlue.resolvedColor(with: traitCollection)
            outline.layer.borderColor = accent.cgColor
            outline.backgroundColor = accent.withAlphaComponent(0.15)
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let location = touches.first?.location(in: picture), picture.bounds.contains(location) else { return }
            pick(CGPoint(x: location.x / scale, y: location.y / scale))
        }
    }
}
