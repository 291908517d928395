/// Finds the size that suits the content of a cell.
@MainActor enum ListFitting {
    /// The size in both directions, from the content's own wishes.
    static func size(of view: UIView, proposed: CGSize) -> CGSize {
        checked(view.sizeThatFits(proposed), proposed)
    }

    /// The height at a width.
    static func height(of view: UIView, width: CGFloat) -> CGFloat {
        checked(view.sizeThatFits(CGSize(width: width, height: 0)), .zero).height
    }

    private static func checked(_ size: CGSize, _ fallback: CGSize) -> CGSize {
        CGSize(
            width: size.width.isFinite && size.width >= 0 ? size.width : fallback.width,
            height: size.height.isFinite && size.height >= 0 ? size.height : fallback.height)
    }
}
