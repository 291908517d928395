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
            HStack(spacing: 12) {
                BarButton(title: "Back to the Program", icon: .window) { model.leaveCopy() }
                    .disabled(model.original == nil)
                Slider(value: replay.selected, in: 0...max(replay.duration, Self.step)) { model.showMoment($0) }
                    .accessibilityLabel("Moment")
                    .accessibilityValue(replay.summary)
                    .flexible()
                Text(replay.summary).font(.footnote).foregroundColor(.secondaryLabel).fixedSize()
                TextField("Name of the test", text: $name).frame(width: 150)
                BarButton(title: "Save Test…") { isChoosing = true }
                    .disabled(name.isEmpty)
                    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.folder]) { save($0) }
            }
            .padding(UIEdgeInsets(top: 6, left: 14, bottom: 6, right: 14))
            for (index, note) in notes.enumerated() { PaneNotice(text: note).id(index) }
            Divider()
        }
        .background(.tertiarySystemBackground)
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
