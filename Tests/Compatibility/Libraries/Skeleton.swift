import OpenUIKit

// Shimmering placeholders over the labels and images of a view while its content is being loaded.

final class SkeletonLayer: CAGradientLayer {
    func configure() {
        let (base, highlight) = (UIColor(white: 0.85, alpha: 1), UIColor(white: 0.95, alpha: 1))
        colors = [base.cgColor, highlight.cgColor, base.cgColor]
        startPoint = CGPoint(x: 0, y: 0.5)
        endPoint = CGPoint(x: 1, y: 0.5)
        locations = [0, 0.5, 1]
        let animation = CABasicAnimation(keyPath: "locations")
        animation.fromValue = [-1, -0.5, 0] as [NSNumber]
        animation.toValue = [1, 1.5, 2] as [NSNumber]
        animation.duration = 1.2
        animation.repeatCount = .infinity
        add(animation, forKey: "shimmer")
    }
}

protocol Skeletonable: UIView {
    var skeletonCornerRadius: CGFloat { get }
}

extension UILabel: Skeletonable {
    var skeletonCornerRadius: CGFloat { 4 }
}

extension UIImageView: Skeletonable {
    var skeletonCornerRadius: CGFloat { layer.cornerRadius }
}

extension UIView {
    private var skeletonLayers: [SkeletonLayer] {
        (layer.sublayers ?? []).compactMap { $0 as? SkeletonLayer }
    }

    func showSkeleton() {
        if let view = self as? Skeletonable {
            guard skeletonLayers.isEmpty else { return }
            let skeleton = SkeletonLayer()
            skeleton.frame = bounds
            skeleton.cornerRadius = view.skeletonCornerRadius
            skeleton.configure()
            layer.addSublayer(skeleton)
        } else {
            subviews.forEach { $0.showSkeleton() }
        }
    }

    func hideSkeleton() {
        skeletonLayers.forEach { $0.removeFromSuperlayer() }
        subviews.forEach { $0.hideSkeleton() }
    }

    var isShowingSkeleton: Bool { !skeletonLayers.isEmpty }
}
