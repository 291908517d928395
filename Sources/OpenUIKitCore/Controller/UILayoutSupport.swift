/// The area at an edge of a controller's view that bars cover; see ``UIViewController/topLayoutGuide``.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
    /// The height of the area, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
    /// The area at the top of the view that bars cover.
    ///
    /// New code constrains views to the view's `safeAreaLayoutGuide` instead.
    public final var topLayoutGuide: any UILayoutSupport { BarLayoutGuide.find(.top, in: view) }

    /// The area at the bottom of the view that bars cover.
    ///
    /// New code constrains views to the view's `safeAreaLayoutGuide` instead.
    public final var bottomLayoutGuide: any UILayoutSupport { BarLayoutGuide.find(.bottom, in: view) }
}

/// A guide between an edge of a view and its safe area.
@MainActor private final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    enum Edge {
        case top, bottom
    }

    private let edge: Edge

    static func find(_ edge: Edge, in view: UIView) -> BarLayoutGuide {
        let existing = view.layoutGuides.lazy.compactMap { $0 as? BarLayoutGuide }.first { $0.edge == edge }
        return existing ?? BarLayoutGuide(edge, in: view)
    }

    private init(_ edge: Edge, in view: UIView) {
        self.edge = edge
        super.init()
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            topAnchor.constraint(equalTo: edge == .top ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: edge == .top ? safeArea.topAnchor : view.bottomAnchor),
        ])
    }

    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return edge == .top ? insets.top : insets.bottom
    }
}
