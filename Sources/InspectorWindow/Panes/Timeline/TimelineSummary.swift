import ComponentFlow
import InspectorProtocol

/// The number of frames, and the colors of their phases.
struct TimelineSummary: CompositeComponent {
    let frames: [TimelineFrame]
    /// The name of the file that contains the frames.
    let file: String?

    var content: some Component<Empty> {
        HStack(spacing: 14) {
            Text(caption).font(.footnote).foregroundColor(.secondaryLabel).fixedSize()
            Wrap(spacing: 10, lineSpacing: 2) {
                for phase in phases { PhaseKey(phase: phase).id(phase) }
            }
            .accessibilityHidden()
            .frame(maxWidth: .infinity, alignment: .trailing)
            .flexible()
        }
        .padding(UIEdgeInsets(top: 5, left: 14, bottom: 3, right: 14))
        .background(.secondarySystemBackground)
    }

    private var caption: String {
        let text = "\(frames.count) frames, \(frames.count { $0.isLong }) too long"
        return file.map { "\($0): \(text)" } ?? text
    }

    /// The phases that the frames contain, as far as they were recorded last.
    private var phases: [TimelinePhase] {
        let used = frames.suffix(600).reduce(into: Set<TimelinePhase>()) { $0.formUnion($1.phases.keys) }
        return TimelinePhase.allCases.filter { used.contains($0) }
    }
}

/// The color of a phase with its name.
private struct PhaseKey: CompositeComponent {
    let phase: TimelinePhase

    var content: some Component<Empty> {
        HStack(spacing: 4) {
            RoundedRectangle(color: phase.color, cornerRadius: 2, size: CGSize(width: 9, height: 9))
            Text(phase.title).font(.caption).foregroundColor(.secondaryLabel).fixedSize()
        }
    }
}
