import ComponentFlow
import InspectorProtocol

extension TimelinePhase {
    /// The color of the phase in charts.
    var color: UIColor {
        switch self {
        case .events: .systemOrange
        case .displayLinks: .systemYellow
        case .updates: .systemBlue
        case .layout: .systemPurple
        case .preparation: .systemGray
        case .display: .systemTeal
        case .animations: .systemPink
        case .painting: .systemGreen
        case .presentation: .systemBrown
        }
    }
}
