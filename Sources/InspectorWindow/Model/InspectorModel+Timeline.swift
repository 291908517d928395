import Foundation

extension InspectorModel {
    /// Starts or stops recording frames.
    ///
    /// Updates are not recorded meanwhile, unless the user requests it, because comparing properties takes longer than
    /// many updates.
    func recordTimeline(_ isEnabled: Bool) {
        enqueue("timeline \(isEnabled)") { [self] in
            if isEnabled, history.isRecording, history.hasStarted {
                await history.record(false)
                pausesHistory = true
            }
            await timeline.record(isEnabled)
            guard !isEnabled, pausesHistory else { return }
            pausesHistory = false
            await history.record(true)
        }
    }

    /// Shows a list in the bottom pane.
    func show(_ list: UpdatePane.List) {
        self.list = list
        // Another client may record frames.
        switch list {
        case .timeline: enqueue("timeline") { [self] in await timeline.load() }
        case .session: enqueue("session") { [self] in await recording.load() }
        case .previews: loadPreviews()
        case .updates, .costs: break
        }
    }

    /// Draws the previews of the program.
    func loadPreviews() {
        enqueue("previews") { [self] in await previews.load() }
    }

    /// Selects a frame, and reads its phases and updates.
    func selectFrame(_ number: Int?) {
        timeline.select(number)
        loadFrame()
    }

    /// Selects the frame that is a number of frames after the selected one.
    func moveFrame(by offset: Int) {
        timeline.moveSelection(by: offset)
        loadFrame()
    }

    /// Selects the next or the previous long frame.
    func moveToLongFrame(forwards: Bool) {
        timeline.moveToLongFrame(forwards: forwards)
        loadFrame()
    }

    private func loadFrame() {
        enqueue("frame") { [self] in await timeline.loadFrame() }
    }

    /// Calls a closure with the frames as a file, if there are any.
    func loadTrace(_ completion: @escaping @MainActor (Data) -> Void) {
        enqueue("trace") { [self] in
            if let data = await timeline.trace() { completion(data) }
        }
    }

    /// Shows the frames of a file.
    func openTrace(_ path: String) {
        enqueue("open \(path)") { [self] in await timeline.open(path) }
    }

    /// Shows the frames of the program again.
    func closeTrace() {
        timeline.closeFile()
    }
}
