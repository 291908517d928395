public import Foundation

extension MediaPlayer {
    /// Replaces the source; `nil` releases the current one.
    ///
    /// The new source is paused at its beginning, unless playback was requested before.
    public func load(_ source: MediaSource?) {
        pipeline?.close()
        pipeline = nil
        reset()
        self.source = source
        status = source == nil ? .idle : .loading
        if source == nil { wantsToPlay = false }
        if let source { open(source) }
        updateTimeControlStatus()
        notify(.source)
    }

    /// Loads the source again, for example after an error.
    public func reload() {
        load(source)
    }

    /// Starts playback as soon as the source is ready.
    ///
    /// After the end, playback starts at the beginning.
    public func play() {
        guard source != nil else { return }
        if case .failed = status { return }
        if hasEnded { seek(to: 0) }
        wantsToPlay = true
        pipeline?.setPlaying(true)
        updateTimeControlStatus()
    }

    /// Stops playback at the current position.
    public func pause() {
        wantsToPlay = false
        pipeline?.setPlaying(false)
        updateTimeControlStatus()
    }

    /// Starts playback, or stops it if it was requested.
    public func togglePlayback() {
        wantsToPlay ? pause() : play()
    }

    /// Shows the picture at a position and continues there if the player plays.
    ///
    /// ``currentTime`` has the new value at once. Positions that are requested faster than they can be decoded are skipped.
    ///
    /// - Parameter time: In seconds; clamped to the duration. A value that is not finite is ignored.
    public func seek(to time: TimeInterval) {
        guard time.isFinite, let pipeline, status == .loading || isSeekable else { return }
        let time = min(max(time, 0), duration ?? .greatestFiniteMagnitude)
        hasEnded = false
        isSeeking = true
        currentTime = time
        pipeline.seek(to: time)
        notify(.time)
    }

    /// Seeks relative to the current position.
    ///
    /// - Parameter seconds: The distance; negative towards the beginning.
    public func skip(by seconds: TimeInterval) {
        seek(to: currentTime + seconds)
    }

    private func open(_ source: MediaSource) {
        let token = pictures.beginSource()
        let pipeline = MediaPipeline(output: output) { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.takeFrame(token) } }
        } report: { [weak self] event in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.handle(event, token) } }
        }
        self.pipeline = pipeline
        pipeline.open(source)
        pipeline.setVolume(volume, isMuted: isMuted)
        pipeline.setRate(rate)
        if wantsToPlay { pipeline.setPlaying(true) }
        updateDemand()
    }

    private func reset() {
        (currentTime, duration, bufferedPart) = (0, nil, 1)
        (hasVideo, hasAudio, isSeekable, isSeeking, hasEnded) = (false, false, false, false, false)
        isClockRunning = false
        presentationSize = .zero
        pictures.clear()
    }
}
