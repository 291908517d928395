import OpenUIKitCore

/// A title view, or the view of an item in a toolbar, that takes all of the space between the other items.
///
/// It places its content itself, so that the content can be in the center of the bar although the items at its sides differ in width.
/// Flexible spaces beside such a view have no width.
@MainActor package protocol BarFillingView: UIView {
    /// The horizontal position of the bar's center in the view, in points.
    ///
    /// Set by the bar when it has placed the view.
    var barCenter: CGFloat { get set }
}
