/// Determines the fitting size of cells: by constraints if they have any, otherwise by `sizeThatFits(_:)`.
@MainActor enum ListFitting {
    /// Returns the fitting size in both dimensions.
    static func size(of view: UIView, proposed: CGSize) -> CGSize {
        checked(view.systemLayoutSizeFitting(proposed), proposed)
    }

    /// Returns the fitting height for a width.
    static func height(of view: UIView, width: CGFloat) -> CGFloat {
        let target = CGSize(width: width, height: 0)
        let size =
            isConstrained(view) || view is UITableViewCell || view is UITableViewHeaderFooterView
            ? view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            : view.sizeThatFits(target)
        return checked(size, .zero).height
    }

    /// Returns the fitting size of content with constraints, or `nil` if it has none.
    static func constrainedSize(
        of content: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard isConstrained(content) else { return nil }
        return content.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    private static func isConstrained(_ view: UIView) -> Bool { !view.constraints.isEmpty }

    private static func checked(_ size: CGSize, _ fallback: CGSize) -> CGSize {
        CGSize(
            width: size.width.isFinite && size.width >= 0 ? size.width : fallback.width,
            height: size.height.isFinite && size.height >= 0 ? size.height : fallback.height)
    }
}
