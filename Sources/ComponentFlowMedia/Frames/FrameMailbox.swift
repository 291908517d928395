internal import CGStreamer
internal import Synchronization
import Foundation
import OpenCoreGraphics

/// Passes the latest picture of a pipeline from the decoder's thread to the views.
///
/// A picture that arrives before the previous one was taken replaces it. Nothing is converted while no view is visible.
final class FrameMailbox: Sendable {
    /// What the views need.
    enum Demand: Hashable, Sendable {
        /// No pictures.
        case none
        /// To be notified of new pictures, so that they can find out whether they are visible now.
        case notice
        /// Pictures that cover a size.
        case pictures(PixelSize)
    }

    /// What a player receives.
    struct Delivery: Sendable {
        /// The latest picture, unless it was taken before.
        var image: CGImage?
        /// The size of the video in square pixels; zero before the first picture.
        var naturalSize = CGSize.zero
    }

    private struct State {
        var latest: VideoFrame?
        var demand = Demand.none
        var delivery = Delivery()
        var isScheduled = false
        /// The number of converted pictures.
        var conversions = 0
    }

    private let state = Mutex(State())
    private let converter = Mutex(ConverterBox())
    private let schedule: @Sendable () -> Void

    private struct ConverterBox: @unchecked Sendable {
        // Sendable: only used while its mutex is locked.
        let converter = FrameConverter()
    }

    /// - Parameter schedule: Called on any thread; causes a call of ``take()``.
    init(schedule: @escaping @Sendable () -> Void) {
        self.schedule = schedule
    }

    /// The number of pictures that were converted.
    var conversionCount: Int { state.withLock { $0.conversions } }

    /// Receives the pictures of a sink.
    func attach(to sink: UnsafeMutablePointer<GstElement>) {
        var callbacks = GstAppSinkCallbacks()
        callbacks.new_sample = { sink, data in FrameMailbox.receive(gst_app_sink_try_pull_sample(sink, 0), data) }
        callbacks.new_preroll = { sink, data in FrameMailbox.receive(gst_app_sink_try_pull_preroll(sink, 0), data) }
        sink.withMemoryRebound(to: GstAppSink.self, capacity: 1) {
            gst_app_sink_set_callbacks(
                $0, &callbacks, Unmanaged.passRetained(self).toOpaque(),
                { data in if let data { Unmanaged<FrameMailbox>.fromOpaque(data).release() } })
        }
    }

    private static func receive(_ sample: OpaquePointer?, _ data: UnsafeMutableRawPointer?) -> GstFlowReturn {
        guard let sample else { return GST_FLOW_OK }
        guard let data else {
            cgst_unref_sample(sample)
            return GST_FLOW_OK
        }
        if let frame = VideoFrame(adopting: sample) {
            Unmanaged<FrameMailbox>.fromOpaque(data).takeUnretainedValue().receive(frame)
        }
        return GST_FLOW_OK
    }

    private func receive(_ frame: VideoFrame) {
        let (isNew, resizes) = state.withLock { state in
            // The first picture arrives twice: when it is decoded, and when it is played.
            let isNew = state.latest?.buffer != frame.buffer
            let resizes = state.delivery.naturalSize != frame.naturalSize
            state.latest = frame
            state.delivery.naturalSize = frame.naturalSize
            return (isNew, resizes)
        }
        if isNew || resizes { convertLatest(reportsSize: resizes) }
    }

    /// Sets what the views need.
    ///
    /// - Returns: Whether the latest picture has to be converted again, for which the caller calls ``convertLatest(reportsSize:)``
    ///   on another thread.
    func setDemand(_ demand: Demand) -> Bool {
        state.withLock { state in
            let old = state.demand
            state.demand = demand
            guard case .pictures(let size) = demand, let latest = state.latest else { return false }
            guard case .pictures(let oldSize) = old else { return true }
            return latest.pixelSize.reduced(toCover: size) != latest.pixelSize.reduced(toCover: oldSize)
        }
    }

    /// Converts the latest picture if views need it.
    func convertLatest(reportsSize: Bool = false) {
        let (latest, demand) = state.withLock { ($0.latest, $0.demand) }
        switch demand {
        case .none: if reportsSize { finish(nil) }
        case .notice: finish(nil)
        case .pictures(let size):
            guard let latest else { return }
            let image = converter.withLock {
                $0.converter.image(of: latest, size: latest.pixelSize.reduced(toCover: size))
            }
            finish(image)
        }
    }

    private func finish(_ image: CGImage?) {
        let isFirst = state.withLock { state in
            if let image {
                state.delivery.image = image
                state.conversions += 1
            }
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        if isFirst { schedule() }
    }

    /// Returns what has arrived since the last call.
    func take() -> Delivery {
        state.withLock { state in
            state.isScheduled = false
            defer { state.delivery.image = nil }
            return state.delivery
        }
    }
}
