internal import CGStreamer
import Foundation

/// A decoded picture, in the format of the decoder.
///
/// It retains a buffer of the decoder, which are few: keep only the latest one.
final class VideoFrame: @unchecked Sendable {
    // Sendable: the sample is immutable, and its reference count is atomic.
    private let sample: OpaquePointer
    let info: GstVideoInfo
    let buffer: UnsafeMutablePointer<GstBuffer>

    /// Takes ownership of a sample; `nil` if it has no picture.
    init?(adopting sample: OpaquePointer) {
        var info = GstVideoInfo()
        guard let caps = gst_sample_get_caps(sample), let buffer = gst_sample_get_buffer(sample),
            gst_video_info_from_caps(&info, caps) != 0, info.width > 0, info.height > 0
        else {
            cgst_unref_sample(sample)
            return nil
        }
        self.sample = sample
        self.info = info
        self.buffer = buffer
    }

    deinit {
        cgst_unref_sample(sample)
    }

    /// The size in square pixels.
    var naturalSize: CGSize {
        let ratio = info.par_n > 0 && info.par_d > 0 ? CGFloat(info.par_n) / CGFloat(info.par_d) : 1
        return CGSize(width: (CGFloat(info.width) * ratio).rounded(), height: CGFloat(info.height))
    }

    /// The number of pixels of the decoded picture.
    var pixelSize: PixelSize { PixelSize(width: Int(info.width), height: Int(info.height)) }

    /// Whether both have the same format and size, so that a converter for one is one for the other.
    func hasFormat(of other: GstVideoInfo) -> Bool {
        var (own, other) = (info, other)
        return gst_video_info_is_equal(&own, &other) != 0
    }
}
