import Synchronization

/// Decodes pictures in processes of their own, which have limits on memory and time and may neither write, connect nor
/// start anything.
///
/// librsvg and most loaders of gdk-pixbuf cannot be bounded from outside: a drawing of a few lines can take minutes and
/// gigabytes, or end the process. The processes are started when they are needed, used again, and end some time after.
/// If one ends or takes too long, that is an error of its picture, and the next picture gets another process.
final class PictureDecoderPool: Sendable {
    static let shared = PictureDecoderPool()

    /// How many pictures are decoded at a time.
    private static let size = 4
    /// How long a process is kept after its last picture, in seconds.
    private static let idleTime = 30

    private struct Idle {
        let process: PictureDecoderProcess
        let since: ContinuousClock.Instant
    }

    private struct State {
        var idle: [Idle] = []
        /// Font files that drawings may use beside the installed ones.
        var fonts: [String] = []
        /// Counts changes of the fonts: processes from before are not used again.
        var generation = 0
    }

    private let state = Mutex(State())
    private let places = DispatchSemaphore(value: size)

    /// Makes font files known to drawings that are decoded from now on.
    func use(fonts: [String]) {
        let ended = state.withLock { state in
            state.fonts = fonts
            state.generation += 1
            defer { state.idle = [] }
            return state.idle
        }
        // They end here, without the lock.
        _ = ended
    }

    /// Decodes a picture; waits until its deadline for a process that is free.
    func decode(_ data: Data, _ header: ImageHeader?, _ order: DecodingOrder) throws(ImageDecodingError) -> CGImage {
        let format = header?.formatName ?? "image"
        guard places.wait(timeout: .now() + order.secondsLeft) == .success else {
            throw .tookTooLong(format: format, seconds: order.limits.seconds)
        }
        defer { places.signal() }
        let (process, generation) = try send(data, order, format)
        guard let result = process.receive(order) else {
            // The process ends with its last reference.
            if order.secondsLeft <= 0 { throw .tookTooLong(format: format, seconds: order.limits.seconds) }
            throw .decoderEnded(format: format)
        }
        keep(process, generation)
        let image = try result.get()
        // Other than the process, the file's end is known here.
        guard !EndMark.isMissing(in: data) else { throw .truncated(format: format) }
        return image
    }

    /// Sends a picture to a process that is free, or to a new one if that has ended meanwhile.
    private func send(
        _ data: Data, _ order: DecodingOrder, _ format: String
    ) throws(ImageDecodingError) -> (PictureDecoderProcess, generation: Int) {
        let (known, fonts, generation) = state.withLock { ($0.idle.popLast(), $0.fonts, $0.generation) }
        if let known, known.process.send(data, order) { return (known.process, generation) }
        let process = try PictureDecoderProcess(fonts: fonts, format: format)
        guard process.send(data, order) else { throw .decoderEnded(format: format) }
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
        // They end here, without the lock.
        _ = ended
    }
}
