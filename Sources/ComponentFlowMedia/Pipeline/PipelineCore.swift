internal import CGStreamer
import Dispatch
import Foundation

/// The state of a pipeline, which is used only on its queue.
final class PipelineCore: @unchecked Sendable {
    // Sendable: all members but the constants are accessed on `queue`.
    /// The greatest number of pixels on a side of a picture.
    private static let maximumSide: Int32 = 8192
    /// The time between two reports of the position, in milliseconds.
    private static let interval = 250

    private let queue = DispatchQueue(label: "ComponentFlowMedia", qos: .userInitiated)
    let frames: FrameMailbox
    private let output: MediaOutput
    private let report: @Sendable (PipelineEvent) -> Void

    var element: UnsafeMutablePointer<GstElement>?
    private var file: MemoryFile?
    private var timer: (any DispatchSourceTimer)?
    private var isClosed = false
    private var playsWhenPossible = false
    private var isBuffering = false
    var seeks = SeekQueue()
    private var (volume, isMuted) = (1.0, false)

    init(frames: FrameMailbox, output: MediaOutput, report: @escaping @Sendable (PipelineEvent) -> Void) {
        self.frames = frames
        self.output = output
        self.report = report
    }

    func perform(_ work: @escaping @Sendable (PipelineCore) -> Void) {
        queue.async { work(self) }
    }

    // MARK: Opening and closing

    func open(_ source: MediaSource) {
        guard element == nil, !isClosed else { return }
        do throws(MediaError) {
            let (address, file) = try MediaAddress.resolve(source)
            self.file = file
            let element = try makePlayer(usesNetwork: address.usesNetwork)
            cgst_set_text(element, "uri", address.text)
            self.element = element
            applyVolume()
            apply(GST_STATE_PAUSED)
        } catch {
            report(.failed(error))
        }
    }

    private func makePlayer(usesNetwork: Bool) throws(MediaError) -> UnsafeMutablePointer<GstElement> {
        if let problem = GStreamerLibrary.problem { throw .backendUnavailable(problem) }
        guard let sink = GStreamerLibrary.make("appsink"), let element = GStreamerLibrary.make(output.player) else {
            throw .backendUnavailable("The plug-ins “playback” and “app” of GStreamer are missing.")
        }
        gst_object_ref_sink(element)
        gst_util_set_object_arg(Self.object(element), "flags", "video+audio+soft-volume+deinterlace")
        cgst_limit_pictures(sink, Self.maximumSide)
        cgst_set_boolean(sink, "sync", output.isSynchronized ? 1 : 0)
        frames.attach(to: sink)
        cgst_set_object(element, "video-sink", sink)
        addAudio(to: element)
        addFilters(to: element)
        if let bus = gst_element_get_bus(element) {
            BusReader(usesNetwork: usesNetwork) { [weak self] notice in self?.perform { $0.handle(notice) } }
                .attach(to: bus)
            gst_object_unref(bus)
        }
        return element
    }

    private func addAudio(to element: UnsafeMutablePointer<GstElement>) {
        guard let sink = firstAudioSink else { return }
        if cgst_has_property(sink, "sync") != 0 { cgst_set_boolean(sink, "sync", output.isSynchronized ? 1 : 0) }
        cgst_set_object(element, "audio-sink", sink)
    }

    /// The first sink that can be made; in a loop, because `lazy.compactMap(_:).first` would make it twice.
    private var firstAudioSink: UnsafeMutablePointer<GstElement>? {
        for name in output.audioSinks {
            if let sink = GStreamerLibrary.make(name) { return sink }
        }
        return nil
    }

    /// Adds a filter that keeps the pitch at other rates, and one that turns pictures upright, if they are installed.
    private func addFilters(to element: UnsafeMutablePointer<GstElement>) {
        if let tempo = GStreamerLibrary.make("scaletempo") { cgst_set_object(element, "audio-filter", tempo) }
        guard let flip = GStreamerLibrary.make("videoflip") else { return }
        gst_util_set_object_arg(Self.object(flip), "video-direction", "auto")
        cgst_set_object(element, "video-filter", flip)
    }

    private static func object(_ element: UnsafeMutablePointer<GstElement>) -> UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(element).assumingMemoryBound(to: GObject.self)
    }

    func close() {
        isClosed = true
        stopTimer()
        guard let element else { return }
        self.element = nil
        let bus = gst_element_get_bus(element)
        gst_bus_set_sync_handler(bus, nil, nil, nil)
        gst_object_unref(bus)
        gst_element_set_state(element, GST_STATE_NULL)
        gst_object_unref(element)
    }

    // MARK: Playback

    func setPlaying(_ isPlaying: Bool) {
        playsWhenPossible = isPlaying
        if seeks.isPrepared { applyPlayback() }
    }

    private func applyPlayback() {
        apply(playsWhenPossible && !isBuffering ? GST_STATE_PLAYING : GST_STATE_PAUSED)
    }

    private func apply(_ state: GstState) {
        guard let element else { return }
        switch gst_element_set_state(element, state) {
        case GST_STATE_CHANGE_FAILURE:
            // The error that was posted meanwhile, if there is one, is reported before.
            perform { $0.report(.failed(.failed("The state of the pipeline cannot be changed."))) }
        case GST_STATE_CHANGE_NO_PREROLL where !seeks.isPrepared:
            // A live stream has nothing to decode in advance.
            handle(.prepared)
        default: break
        }
    }

    func setVolume(_ volume: Double, isMuted: Bool) {
        (self.volume, self.isMuted) = (volume, isMuted)
        applyVolume()
    }

    private func applyVolume() {
        guard let element else { return }
        cgst_set_number(element, "volume", volume)
        cgst_set_boolean(element, "mute", isMuted ? 1 : 0)
    }

    // MARK: Messages

    private func handle(_ notice: BusReader.Notice) {
        guard !isClosed else { return }
        switch notice {
        case .prepared: didPrepare()
        case .isPlaying(let isPlaying):
            isPlaying ? startTimer() : stopTimer()
            reportPosition()
            report(.isPlaying(isPlaying))
        case .durationChanged: if seeks.isPrepared { report(.prepared(information)) }
        case .buffering(let percent):
            isBuffering = percent < 100
            report(.buffered(Double(percent) / 100))
            if seeks.isPrepared { applyPlayback() }
        case .ended: report(.ended)
        case .failed(let error): report(.failed(error))
        }
    }

    private func didPrepare() {
        if !seeks.isPrepared { report(.prepared(information)) }
        let sought = seeks.didPrepare()
        if let next = seeks.next() { return performSeek(next) }
        if sought, let position { report(.sought(position)) }
        applyPlayback()
    }

    func performSeek(_ seek: SeekQueue.Seek) {
        guard let element else { return }
        let time = gint64((min(max(seek.position ?? position ?? 0, 0), 1e9) * 1e9).rounded())
        let flags = GstSeekFlags(GST_SEEK_FLAG_FLUSH.rawValue | GST_SEEK_FLAG_ACCURATE.rawValue)
        guard
            gst_element_seek(
                element, seek.rate, GST_FORMAT_TIME, flags, GST_SEEK_TYPE_SET, time, GST_SEEK_TYPE_NONE, -1) == 0
        else { return }
        // What cannot be sought keeps its position.
        seeks.didFail()
        report(.sought(position ?? 0))
        applyPlayback()
    }

    // MARK: Position

    private func startTimer() {
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(
            deadline: .now() + .milliseconds(Self.interval), repeating: .milliseconds(Self.interval),
            leeway: .milliseconds(20))
        timer.setEventHandler { [weak self] in self?.reportPosition() }
        timer.activate()
        self.timer = timer
    }

    private func stopTimer() {
        timer?.cancel()
        timer = nil
    }

    private func reportPosition() {
        if seeks.isIdle, let position { report(.position(position)) }
    }
}
