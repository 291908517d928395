/// The animation of the rows that scrolling reveals.
@MainActor
struct ScrollReveal {
    private static let distance: CGFloat = 24
    private static let duration: TimeInterval = 0.3

    private var previous = CGRect.zero
    private var current = CGRect.zero

    /// Stores the visible area after the table has scrolled.
    mutating func didScroll(to area: CGRect) {
        (previous, current) = (current.isEmpty ? area : current, area)
    }

    /// Animates a cell if the last change of the scroll position has revealed it.
    func animate(_ cell: UITableViewCell, at frame: CGRect) {
        let distance = current.minY - previous.minY
        guard distance != 0, !frame.intersects(previous) else { return }
        let view = cell.contentView
        UIView.performWithoutAnimation {
            view.alpha = 0
            if !UIAccessibility.isReduceMotionEnabled {
                view.transform = CGAffineTransform(translationX: 0, y: distance > 0 ? Self.distance : -Self.distance)
            }
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
            view.alpha = 1
            view.transform = .identity
        }
    }
}
