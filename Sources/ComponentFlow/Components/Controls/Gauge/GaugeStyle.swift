/// The styles of a ``Gauge``.
public enum GaugeStyle: Hashable, Sendable {
    /// The default style, a bar that is filled up to the value.
    case automatic
    /// A bar that is filled up to the value, below the label.
    case linearCapacity
    /// A bar with a marker at the value, below the label.
    case accessoryLinear
    /// An open ring with a marker at the value, around the text of the value.
    case accessoryCircular
    /// A ring that is filled up to the value, around the text of the value.
    case accessoryCircularCapacity

    var isCircular: Bool {
        self == .accessoryCircular || self == .accessoryCircularCapacity
    }

    /// Whether a marker shows the value, instead of a filled part.
    var hasMarker: Bool {
        self == .accessoryLinear || self == .accessoryCircular
    }
}
