internal import CGTK
internal import OpenCoreGraphics

/// Writes a line to standard error for each frame that a window has painted, if the environment requests it.
///
/// With `COMPONENTFLOW_TRACE=frames`, the lines are `frame NUMBER SECONDS`: the count since the window was created, and
/// the time at which painting was done, on the monotonic clock. Tools and tests wait for these lines instead of
/// sleeping.
@MainActor
final class FrameTrace {
    static let isWanted = ProcessInfo.processInfo.environment["COMPONENTFLOW_TRACE"] == "frames"

    private var connections = SignalConnections()
    private var paintedFrame: Int?
    private var isConnected = false

    /// Records that a frame is being painted; the line is written when the frame clock has finished it.
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
        let seconds = Double(g_get_monotonic_time()) / 1_000_000
        FileHandle.standardError.write(Data("frame \(frame) \(seconds)\n".utf8))
    }
}
