extension CGPoint {
    /// Neither coordinate is NaN or infinite.
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// Neither side is NaN or infinite.
    var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
    /// No number of the rectangle is NaN or infinite.
    var hasFiniteNumbers: Bool { origin.isFinite && size.isFinite }
}
