import ComponentFlow
import Foundation

/// The buttons of the timeline.
struct TimelineBar: CompositeComponent {
    @Bindable var model: InspectorModel
    @Local var isSaving = false
    @Local var isOpening = false
    @Local var contents = Data()

    @MainActor private var timeline: TimelineModel { model.timeline }

    var content: some Component<Empty> {
        Wrap(spacing: 14, lineSpacing: 6) {
            if timeline.file == nil {
                recording
            } else {
                BarButton(title: "Close File") { model.closeTrace() }
            }
            BarButton(title: "Open…") { isOpening = true }
                .fileImporter(isPresented: $isOpening, allowedContentTypes: [.json]) { open($0) }
            BarButton(title: "Save…") { save() }
                .disabled(timeline.frames.isEmpty)
                .fileExporter(
                    isPresented: $isSaving, contentType: .json, defaultFilename: "Timeline", contents: { contents }
                ) { report($0) }
        }
    }

    @MainActor private var recording: some Component<Empty> {
        let isRecording = timeline.isRecording
        return BarButton(title: isRecording ? "Stop Recording" : "Record Frames", icon: isRecording ? .stop : .record) {
            model.recordTimeline(!isRecording)
        }
        .disabled(!model.session.isUsable)
    }

    // MARK: - Files

    @MainActor private func open(_ result: Result<URL, any Error>) {
        switch result {
        case .success(let file): model.openTrace(file.path)
        case .failure(let error): timeline.report(error)
        }
    }

    /// Reads the frames from the program before the dialog is shown.
    @MainActor private func save() {
        model.loadTrace { data in
            contents = data
            isSaving = true
        }
    }

    @MainActor private func report(_ result: Result<URL, any Error>) {
        contents = Data()
        if case .failure(let error) = result { timeline.report(error) }
    }
}
