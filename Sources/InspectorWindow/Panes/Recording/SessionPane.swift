import ComponentFlow
import Foundation

/// The recording of the program, from which its moments can be shown again.
struct SessionPane: CompositeComponent {
    @Bindable var model: InspectorModel

    var content: some Component<Empty> {
        VStack(fillWidth: true) {
            if let problem = model.recording.problem { PaneNotice(text: problem) }
            ContentUnavailable(model.recording.summary, image: Icon.record.image, description: description).flexible()
        }
    }

    @MainActor private var description: String {
        model.recording.isRecording || model.recording.steps > 0
            ? "At least the last minute is kept. “Show Moments” replays it in a copy of the program, which is not changed."
            : "Record input, frames, models and downloads, to see earlier moments of the program and to save them as tests. "
                + "COMPONENTFLOW_RECORD=1 records a program from its launch, with all data that it loads."
    }
}

/// The buttons of the recording.
struct SessionBar: CompositeComponent {
    @Bindable var model: InspectorModel
    @Local var isSaving = false
    @Local var contents = Data()

    @MainActor private var recording: SessionModel { model.recording }

    var content: some Component<Empty> {
        Wrap(spacing: 14, lineSpacing: 6) {
            BarButton(
                title: recording.isRecording ? "Stop Recording" : "Record Session",
                icon: recording.isRecording ? .stop : .record
            ) {
                model.recordSession(!recording.isRecording)
            }
            .disabled(!model.session.isUsable)
            BarButton(title: "Show Moments", icon: .timeline) { model.showMoments() }.disabled(recording.steps == 0)
            BarButton(title: "Save…") { save() }
                .disabled(recording.steps == 0)
                .fileExporter(
                    isPresented: $isSaving, contentType: .json, defaultFilename: "Recording", contents: { contents }
                ) { report($0) }
        }
    }

    /// Reads the recording before the dialog is shown.
    @MainActor private func save() {
        model.loadRecording { data in
            contents = data
            isSaving = true
        }
    }

    @MainActor private func report(_ result: Result<URL, any Error>) {
        contents = Data()
        if case .failure(let error) = result { recording.report(error) }
    }
}
