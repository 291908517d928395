internal import CGStreamer
import Foundation

// What a pipeline knows about its source.
extension PipelineCore {
    /// In seconds; `nil` if it is not known.
    var position: TimeInterval? {
        var time: gint64 = -1
        guard let element, gst_element_query_position(element, GST_FORMAT_TIME, &time) != 0, time >= 0 else {
            return nil
        }
        return TimeInterval(time) / 1e9
    }

    var information: MediaInformation {
        guard let element else { return MediaInformation() }
        var duration: gint64 = -1
        let isKnown = gst_element_query_duration(element, GST_FORMAT_TIME, &duration) != 0 && duration > 0
        return MediaInformation(
            duration: isKnown ? TimeInterval(duration) / 1e9 : nil,
            hasVideo: cgst_get_integer(element, "n-video") > 0, hasAudio: cgst_get_integer(element, "n-audio") > 0,
            isSeekable: isSeekable(element))
    }

    private func isSeekable(_ element: UnsafeMutablePointer<GstElement>) -> Bool {
        guard let query = gst_query_new_seeking(GST_FORMAT_TIME) else { return false }
        defer { gst_mini_object_unref(UnsafeMutableRawPointer(query).assumingMemoryBound(to: GstMiniObject.self)) }
        var isSeekable: gboolean = 0
        guard gst_element_query(element, query) != 0 else { return false }
        gst_query_parse_seeking(query, nil, &isSeekable, nil, nil)
        return isSeekable != 0
    }
}

// Seeking.
extension PipelineCore {
    func seek(to position: TimeInterval) {
        seeks.request(position)
        if let next = seeks.next() { performSeek(next) }
    }

    func setRate(_ rate: Double) {
        seeks.setRate(rate)
        if let next = seeks.next() { performSeek(next) }
    }
}
