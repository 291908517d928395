extension UIView {
    /// Presents the view as an indicator of a value in a range that the user cannot change.
    package final func presentLevel(_ value: Double, in range: ClosedRange<Double>) {
        changeRareAccessibility(\.level, to: .init(value: value, range: range))
    }
}
