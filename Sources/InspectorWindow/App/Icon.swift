import ComponentFlow

/// The symbols of the inspector.
enum Icon: String {
    case closed = "chevron.right"
    case open = "chevron.down"
    case record = "record.circle"
    case refresh = "arrow.clockwise"
    case stop = "stop.fill"
    case timeline = "chart.bar"
    case warning = "exclamationmark.triangle"
    case window = "macwindow"

    @MainActor var image: UIImage { UIImage(systemName: rawValue) ?? UIImage() }
}
