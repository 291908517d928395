/// Decodes images in separate processes, which have limits on memory and time and cannot write files, open connections
/// or start processes.
///
/// The cost of librsvg and of most gdk-pixbuf loaders cannot be bounded within the process: a vector image of a few
/// lines can take minutes and gigabytes, or crash. The processes are started on demand, reused, and stopped some time
/// after their last image. If a process exits or exceeds the time limit, only its image fails; the next one gets
/// another process.
final class PictureDecoderPool: Sendable {
    static let shared = PictureDecoderPool()

    /// The largest number of images that are decoded concurrently; one on the main thread does not count.
    private static let size = 4
    /// The number of seconds that an idle process is kept.
    private static let idleTime = 30

    private struct Idle {
        let process: PictureDecoderProcess
        let since: ContinuousClock.Instant
    }

    private struct State {
        var idle: [Idle] = []
        /// Font files that vector images may use in addition to the installed ones.
        var fonts: [String] = []
        /// Incremented when the fonts change; processes of previous generations are not reused.
        var generation = 0
    }

    private let state = OrderedMutex(State())
    private let places = DispatchSemaphore(value: size)

    /// Makes font files available to vector images that are decoded from now on.
    func use(fonts: [String]) {
        let ended = state.withLock { state in
            state.fonts = fonts
            state.generation += 1
            defer { state.idle = [] }
            return state.idle
        }
        // The processes are stopped here, without holding the lock.
        _ = ended
    }

    /// Decodes an image; blocks until a process is free or the deadline has passed.
    ///
    /// The main thread always gets a process, so that images that other threads decode do not consume its shorter time.
    func decode(_ data: Data, _ header: ImageHeader?, _ order: DecodingRequest) throws(ImageDecodingError) -> CGImage {
        let format = header?.formatName ?? "image"
        let needsPlace = !MainThread.isCurrent
        guard !needsPlace || places.wait(timeout: .now() + order.remainingSeconds) == .success else {
            throw .timedOut(format: format, seconds: order.limits.seconds)
        }
        defer { if needsPlace { places.signal() } }
        var order = order
        let (process, generation) = try send(data, &order, format)
        guard let result = process.receive(order) else {
            // Releasing the last reference stops the process.
            if order.remainingSeconds <= 0 { throw .timedOut(format: format, seconds: order.limits.seconds) }
            throw .decoderExited(format: format)
        }
        keep(process, generation)
        let image = try result.get()
        // The decoder process does not check for the end of the file.
        guard !EndMarker.isMissing(in: data) else { throw .truncated(format: format) }
        return image
    }

    /// Sends an image to an idle process, or to a new one if none is idle or the process has exited.
    ///
    /// The time for starting a process does not count, because it does not depend on the image.
    private func send(
        _ data: Data, _ order: inout DecodingRequest, _ format: String
    ) throws(ImageDecodingError) -> (PictureDecoderProcess, generation: Int) {
        let (known, fonts, generation) = state.withLock { ($0.idle.popLast(), $0.fonts, $0.generation) }
        if let known, known.process.send(data, order) { return (known.process, generation) }
        let start = ContinuousClock.now
        let process = try PictureDecoderProcess(fonts: fonts, format: format)
        order.deadline += start.duration(to: .now)
        guard process.send(data, order) else { throw .decoderExited(format: format) }
        return (process, generation)
    }

    private func keep(_ process: PictureDecoderProcess, _ generation: Int) {
        state.withLock { state in
            guard generation == state.generation else { return }
            state.idle.append(Idle(process: process, since: .now))
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.idleTime + 1)) { self.endIdle() }
    }

    private func endIdle() {
        let oldest = ContinuousClock.now - .seconds(Self.idleTime)
        let ended = state.withLock { state in
            let ended = state.idle.filter { $0.since < oldest }
            state.idle.removeAll { $0.since < oldest }
            return ended
        }
        // The processes are stopped here, without holding the lock.
        _ = ended
    }
}
