internal import CGTK
import Foundation

/// Calls a closure once per frame of a widget's frame clock, until it returns false.
///
/// Nothing is scheduled while the ticker is stopped, so that an idle window is not woken.
@MainActor
final class FrameTicker {
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let onTick: @MainActor () -> Bool
    private var identifier: guint = 0

    /// - Parameter onTick: Called in the clock's update phase, before layout and painting of the same frame. Returns
    ///   whether to call it again for the next frame.
    init(widget: UnsafeMutablePointer<GtkWidget>, onTick: @escaping @MainActor () -> Bool) {
        self.widget = widget
        self.onTick = onTick
    }

    /// Starts ticking with the next frame.
    func start() {
        guard identifier == 0 else { return }
        let data = Unmanaged.passUnretained(self).toOpaque()
        identifier = gtk_widget_add_tick_callback(
            widget,
            { _, _, data in
                withOwner(FrameTicker.self, of: data, otherwise: 0) { $0.tick() ? 1 : 0 }
            }, data, nil)
    }

    /// Stops ticking.
    ///
    /// Must be called before the ticker is deallocated.
    func stop() {
        guard identifier != 0 else { return }
        gtk_widget_remove_tick_callback(widget, identifier)
        identifier = 0
    }

    private func tick() -> Bool {
        let wantsMore = onTick()
        guard identifier != 0 else { return false }
        if !wantsMore {
            identifier = 0
        }
        return wantsMore
    }

    /// The presentation time of the current frame, in seconds on the monotonic clock, and its duration.
    ///
    /// A frame is presented one refresh interval after its start. The clock's frame times are smoothed, so that
    /// animations advance evenly.
    var frame: (time: TimeInterval, duration: TimeInterval)? {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
        let begin = gdk_frame_clock_get_frame_time(clock)
        var interval: gint64 = 0
        gdk_frame_clock_get_refresh_info(clock, begin, &interval, nil)
        return (TimeInterval(begin + interval) / 1_000_000, TimeInterval(interval) / 1_000_000)
    }
}
