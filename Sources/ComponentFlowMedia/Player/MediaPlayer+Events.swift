import Foundation

// What the pipeline reports.
extension MediaPlayer {
    func handle(_ event: PipelineEvent, _ token: MediaPictures.Token) {
        guard pictures.isCurrent(token) else { return }
        switch event {
        case .prepared(let information): show(information)
        case .isPlaying(let isPlaying):
            isClockRunning = isPlaying
            updateTimeControlStatus()
        case .buffered(let part): if bufferedPart != part { bufferedPart = part }
        case .position(let time): if !isSeeking, !hasEnded { show(time) }
        case .sought(let time):
            isSeeking = false
            currentTime = min(time, duration ?? time)
            notify(.time)
        case .ended: didEnd()
        case .failed(let error): fail(error)
        }
    }

    private func show(_ information: MediaInformation) {
        if case .failed = status { return }
        if duration != information.duration { duration = information.duration }
        if hasVideo != information.hasVideo { hasVideo = information.hasVideo }
        if hasAudio != information.hasAudio { hasAudio = information.hasAudio }
        if isSeekable != information.isSeekable { isSeekable = information.isSeekable }
        if status != .ready { status = .ready }
        notify(.source)
    }

    private func show(_ time: TimeInterval) {
        let time = min(time, duration ?? time)
        guard time != currentTime else { return }
        currentTime = time
        notify(.time)
    }

    private func didEnd() {
        if loops, isSeekable {
            currentTime = 0
            pipeline?.seek(to: 0)
        } else {
            if let duration { currentTime = duration }
            hasEnded = true
            wantsToPlay = false
            pipeline?.setPlaying(false)
        }
        updateTimeControlStatus()
        notify(.time)
        onEnd?()
    }

    private func fail(_ error: MediaError) {
        if case .failed = status { return }
        status = .failed(error)
        wantsToPlay = false
        isClockRunning = false
        isSeeking = false
        pipeline?.close()
        pipeline = nil
        updateTimeControlStatus()
        notify(.source)
    }

    func updateTimeControlStatus() {
        let new: TimeControlStatus = !wantsToPlay ? .paused : isClockRunning ? .playing : .waitingToPlay
        guard new != timeControlStatus else { return }
        timeControlStatus = new
        notify(.playback)
    }
}
