#if INSPECTOR

internal import ComponentFlow

extension PropertyCatalog {
    static let view = Group(
        UIView.self, variable: "view",
        properties: [
            .property("frame", \UIView.frame), .property("bounds", \UIView.bounds),
            .property("center", \UIView.center), .property("anchorPoint", \UIView.anchorPoint),
            .property("alpha", \UIView.alpha), .property("isHidden", \UIView.isHidden),
            .property("backgroundColor", \UIView.backgroundColor), .property("tintColor", \UIView.tintColor),
            .choice("tintAdjustmentMode", \UIView.tintAdjustmentMode),
            .property("clipsToBounds", \UIView.clipsToBounds), .property("isOpaque", \UIView.isOpaque),
            .property("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
            .property("layoutMargins", \UIView.layoutMargins),
            .property("directionalLayoutMargins", \UIView.directionalLayoutMargins),
            .property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
            .property("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
            .property("tag", \UIView.tag), .property("transform", \UIView.transform),
            .choice("contentMode", \UIView.contentMode),
            .choice("semanticContentAttribute", \UIView.semanticContentAttribute),
            .choice("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
            priority("contentHuggingPriority", .horizontal, hugging),
            priority("contentHuggingPriority", .vertical, hugging),
            priority("contentCompressionResistancePriority", .horizontal, compressionResistance),
            priority("contentCompressionResistancePriority", .vertical, compressionResistance),
            .readOnly("safeAreaInsets", \UIView.safeAreaInsets),
            .readOnly("intrinsicContentSize", \UIView.intrinsicContentSize),
        ])

    static let imageView = Group(
        UIImageView.self, variable: "imageView",
        properties: [
            .property("isHighlighted", \UIImageView.isHighlighted),
            .property("animationDuration", \UIImageView.animationDuration, in: 0...3_600),
            .property("animationRepeatCount", \UIImageView.animationRepeatCount, in: 0...1_000_000),
            .text("image", \UIImageView.image),
        ])

    static let scrollView = Group(
        UIScrollView.self, variable: "scrollView",
        properties: [
            .property("contentOffset", \UIScrollView.contentOffset),
            .property("contentInset", \UIScrollView.contentInset), .property("contentSize", \UIScrollView.contentSize),
            .property("isScrollEnabled", \UIScrollView.isScrollEnabled), .property("bounces", \UIScrollView.bounces),
            .property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
            .property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
            .property("isPagingEnabled", \UIScrollView.isPagingEnabled),
            .property("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
            .property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
            .property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
            .property("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets),
            .property("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets),
            .choice("indicatorStyle", \UIScrollView.indicatorStyle),
            .choice("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
            .choice("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
            .property("minimumZoomScale", \UIScrollView.minimumZoomScale, in: 0.01...100),
            .property("maximumZoomScale", \UIScrollView.maximumZoomScale, in: 0.01...100),
        ])

    static let stack = Group(
        UIStackView.self, variable: "stackView",
        properties: [
            .property("spacing", \UIStackView.spacing), .choice("axis", \UIStackView.axis),
            .choice("alignment", \UIStackView.alignment), .choice("distribution", \UIStackView.distribution),
            .property("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
            .property("isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
        ])

    // MARK: - Priorities

    private typealias Priority = (
        get: (UIView, NSLayoutConstraint.Axis) -> UILayoutPriority,
        set: (UIView, UILayoutPriority, NSLayoutConstraint.Axis) -> Void
    )

    private static let hugging: Priority = (
        { $0.contentHuggingPriority(for: $1) }, { $0.setContentHuggingPriority($1, for: $2) }
    )

    private static let compressionResistance: Priority = (
        { $0.contentCompressionResistancePriority(for: $1) },
        { $0.setContentCompressionResistancePriority($1, for: $2) }
    )

    private static let priorities: ClosedRange<Float> = 1...1_000

    /// The priority of the size of a view's content in the direction of an axis.
    private static func priority(
        _ name: String, _ axis: NSLayoutConstraint.Axis, _ functions: Priority
    ) -> InspectableProperty {
        .property(
            "\(name).\(axis)", expectation: "a number from 1 to 1000",
            accepts: { (_: UIView, value: Float) in priorities.contains(value) },
            get: { (view: UIView) in functions.get(view, axis).rawValue },
            set: { functions.set($0, UILayoutPriority($1), axis) },
            line: {
                "\($0).set\(name.prefix(1).uppercased())\(name.dropFirst())(UILayoutPriority(\($1)), for: .\(axis))"
            })
    }
}

#endif
