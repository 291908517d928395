/// The relation of a component with a given aspect ratio to the proposed size.
public enum ComponentContentMode: Sendable {
    /// The component is as large as possible within the proposed size.
    case fit
    /// The component is as small as possible and covers the proposed size.
    case fill

    /// Returns the size with a ratio of width to height that is proposed to the content.
    ///
    /// With one unbounded dimension, the other one determines the size.
    func size(withRatio ratio: CGFloat, in available: CGSize) -> CGSize {
        guard available.width.isFinite || available.height.isFinite else { return available }
        let byWidth = CGSize(width: available.width, height: available.width / ratio)
        let byHeight = CGSize(width: available.height * ratio, height: available.height)
        guard available.width.isFinite else { return byHeight }
        guard available.height.isFinite else { return byWidth }
        return (byWidth.height <= available.height) == (self == .fit) ? byWidth : byHeight
    }
}

extension Component {
    /// Returns the component with the proposed size reduced or extended to a ratio of width to height.
    ///
    /// ```swift
    /// Rectangle(color: .systemTeal).aspectRatio(16 / 9, contentMode: .fit)
    /// ```
    ///
    /// A ratio that is not finite and positive is ignored.
    public func aspectRatio(
        _ ratio: CGFloat, contentMode: ComponentContentMode = .fit
    ) -> Modified<EnvironmentType> {
        ratio.isFinite && ratio > 0 ? modified.adding(.aspectRatio(ratio, contentMode)) : modified
    }

    /// Returns the component with the proposed size reduced or extended to the ratio of a size.
    public func aspectRatio(
        _ size: CGSize, contentMode: ComponentContentMode = .fit
    ) -> Modified<EnvironmentType> {
        aspectRatio(size.width / size.height, contentMode: contentMode)
    }
}
