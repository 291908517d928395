internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

/// Observes when the frames of a window were painted: reports them to the observer of frames, and writes a line to
/// standard error for each if the environment requests it.
///
/// With `COMPONENTFLOW_TRACE=frames`, the lines are `frame NUMBER SECONDS`: the count since the window was created, and
/// the time at which painting was done, on the monotonic clock. Tools and tests wait for these lines instead of
/// sleeping.
@MainActor
final class FrameTrace {
    private static let writesLines = ProcessInfo.processInfo.environment["COMPONENTFLOW_TRACE"] == "frames"

    /// Whether lines are written or frames observed.
    static var isNeeded: Bool { FrameMeter.current != nil || writesLines }

    private var connections = SignalConnections()
    private var paintedFrame: Int?
    private var isConnected = false

    /// Records that a frame is being painted; it is reported when the frame clock has finished it.
    func willPaint(frame: Int, of host: UnsafeMutablePointer<GtkWidget>) {
        paintedFrame = frame
        guard !isConnected, let clock = gtk_widget_get_frame_clock(host) else { return }
        isConnected = true
        let afterPaint: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            withOwner(FrameTrace.self, of: data, otherwise: ()) { $0.didPaint() }
        }
        connections.connect(
            gpointer(clock), "after-paint", data: self, function: unsafeBitCast(afterPaint, to: GCallback.self))
    }

    /// Stops the trace.
    ///
    /// Must be called while the window still exists.
    func stop() {
        connections.disconnectAll()
    }

    private func didPaint() {
        guard let frame = paintedFrame else { return }
        paintedFrame = nil
        FrameMeter.current?.frameWasPresented()
        guard Self.writesLines else { return }
        let seconds = Double(g_get_monotonic_time()) / 1_000_000
        try? FileHandle.standardError.write(contentsOf: Data("frame \(frame) \(seconds)\n".utf8))
    }
}
