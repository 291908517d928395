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

/// The colors of the phases with their names.
struct PhaseLegend: CompositeComponent {
    let phases: [TimelinePhase]

    var content: some Component<Empty> {
        HStack(spacing: 10) {
            for phase in phases {
                HStack(spacing: 4) {
                    RoundedRectangle(color: phase.color, cornerRadius: 2, size: CGSize(width: 9, height: 9))
                    Text(phase.title).font(.caption).foregroundColor(.secondaryLabel).fixedSize()
                }
                .id(phase)
            }
        }
        .accessibilityHidden()
    }
}
