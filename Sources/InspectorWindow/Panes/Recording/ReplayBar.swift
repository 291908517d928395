import ComponentFlow
import Foundation

/// The bar of a copy that replays a recording: the moment, and what can be done with it.
struct ReplayBar: CompositeComponent {
    private static let step = 1.0 / 60

    @Bindable var model: InspectorModel
    @Bindable var replay: ReplayModel
    @Local var isChoosing = false
    @Local var name = "recordedMoment"
    @Local var saved: String?

    var content: some Component<Empty> {
        VStack(fillWidth: true) {
            VStack(alignment: .leading, spacing: 6, fillWidth: true) {
                if contentSizeCategory.isAccessibilityCategory {
                    slider
                    Wrap(spacing: 12, lineSpacing: 6) {
                        back
                        summary
                        testName
                        saving
                    }
                } else {
                    HStack(spacing: 12) {
                        back
                        slider.flexible()
                        summary
                        testName
                        saving
                    }
                }
            }
            .padding(UIEdgeInsets(top: 6, left: 14, bottom: 6, right: 14))
            for (index, note) in notes.enumerated() { PaneNotice(text: note).id(index) }
            Divider()
        }
        .background(.tertiarySystemBackground)
    }

    // MARK: - Controls

    @MainActor private var back: some Component<Empty> {
        BarButton(title: "Back to the Program", icon: .window) { model.leaveCopy() }.disabled(model.original == nil)
    }

    @MainActor private var slider: some Component<Empty> {
        Slider(value: replay.selected, in: 0...max(replay.duration, Self.step)) { model.showMoment($0) }
            .accessibilityLabel("Moment")
            .accessibilityValue(replay.summary)
    }

    /// The moment, in digits of equal widths, so that the slider keeps its length while it moves.
    @MainActor private var summary: some Component<Empty> {
        Text(replay.summary).font(.footnote.monospacedDigit()).foregroundColor(.secondaryLabel).fixedSize()
    }

    @MainActor private var testName: some Component<Empty> {
        TextField("Name of the test", text: $name).frame(width: scaledMetric(190))
    }

    @MainActor private var saving: some Component<Empty> {
        BarButton(title: "Save Test…") { isChoosing = true }
            .disabled(name.isEmpty)
            .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.folder]) { save($0) }
    }

    @MainActor private var notes: [String] {
        [replay.problem, replay.difference, saved.map { "The test was written to \($0)." }].compactMap(\.self)
            + replay.notes.prefix(3)
    }

    @MainActor private func save(_ result: Result<URL, any Error>) {
        guard case .success(let folder) = result else { return }
        model.saveTest(name, to: folder.path) { saved = $0 }
    }
}
