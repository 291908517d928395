/// Determines the fitting size of cells: by constraints if they have any, otherwise by `sizeThatFits(_:)`.
@MainActor enum ListFitting {
    /// Returns the fitting size in both dimensions.
    static func size(of view: UIView, proposed: CGSize) -> CGSize {
        checked(view.systemLayoutSizeFitting(proposed), proposed)
    }

    /// Returns the size with the fitting lengths along some axes and the proposed length along the other one.
    ///
    /// - Parameter limit: The maximum width; content that is wider is fitted to it.
    static func size(of view: UIView, proposed: CGSize, _ axes: SelfSizing, limit: CGSize) -> CGSize {
        var size = proposed
        if axes.contains(.horizontal) {
            size = fitting(view, CGSize(width: limit.width, height: proposed.height), axes)
            guard size.width > limit.width else { return axes.contains(.vertical) ? size : size.with(proposed.height) }
            size.width = limit.width
        }
        guard axes.contains(.vertical) else { return size.with(proposed.height) }
        return size.with(fitting(view, CGSize(width: size.width, height: proposed.height), .vertical).height)
    }

    private static func fitting(_ view: UIView, _ proposed: CGSize, _ axes: SelfSizing) -> CGSize {
        let (isWide, isHigh) = (axes.contains(.horizontal), axes.contains(.vertical))
        let size =
            view is UICollectionViewCell || isConstrained(view)
            ? view.systemLayoutSizeFitting(
                CGSize(width: proposed.width, height: isHigh ? 0 : proposed.height),
                withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
                verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
            : view.sizeThatFits(CGSize(width: proposed.width, height: isHigh ? 0 : proposed.height))
        return checked(size, proposed)
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

    /// Returns the fitting size of content with constraints, or that measures itself; `nil` for other content.
    static func constrainedSize(
        of content: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard isConstrained(content) || content is any HostingContent else { return nil }
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

extension CGSize {
    /// Returns the size with another height.
    fileprivate func with(_ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
}
