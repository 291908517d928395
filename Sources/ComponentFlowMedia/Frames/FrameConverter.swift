internal import CGStreamer
import Foundation
import OpenCoreGraphics

/// Converts pictures from the format of the decoder to images, in one pass that also reduces their size.
///
/// It is not thread-safe. A converter of GStreamer is kept for the last format and size.
final class FrameConverter {
    private static let threads = UInt32(min(max(ProcessInfo.processInfo.activeProcessorCount, 1), 4))
    private var converter: OpaquePointer?
    private var source = GstVideoInfo()
    private var target = GstVideoInfo()

    deinit {
        if let converter { gst_video_converter_free(converter) }
    }

    /// Returns the picture with the given number of pixels; `nil` if it cannot be converted.
    func image(of frame: VideoFrame, size: PixelSize) -> CGImage? {
        guard prepare(for: frame, size) else { return nil }
        return CGImage(opaqueWidth: size.width, height: size.height) { bytes, bytesPerRow in
            convert(frame, to: bytes, bytesPerRow: bytesPerRow)
        }
    }

    private func prepare(for frame: VideoFrame, _ size: PixelSize) -> Bool {
        if converter != nil, target.width == gint(size.width), target.height == gint(size.height),
            frame.hasFormat(of: source)
        {
            return true
        }
        if let converter { gst_video_converter_free(converter) }
        source = frame.info
        #if _endian(little)
        let format = GST_VIDEO_FORMAT_BGRx
        #else
        let format = GST_VIDEO_FORMAT_xRGB
        #endif
        guard gst_video_info_set_format(&target, format, guint(size.width), guint(size.height)) != 0 else {
            converter = nil
            return false
        }
        // A converter changes neither.
        (target.fps_n, target.fps_d) = (source.fps_n, source.fps_d)
        target.interlace_mode = source.interlace_mode
        converter = cgst_make_converter(&source, &target, Self.threads)
        return converter != nil
    }

    private func convert(
        _ frame: VideoFrame, to bytes: UnsafeMutableBufferPointer<UInt8>, bytesPerRow: Int
    ) -> Bool {
        guard let converter, Int(target.stride.0) == bytesPerRow, bytes.count >= Int(target.size),
            let wrapped = cgst_wrap(bytes.baseAddress, gsize(bytes.count))
        else { return false }
        defer { cgst_unref_buffer(wrapped) }
        var (input, output) = (GstVideoFrame(), GstVideoFrame())
        guard cgst_map(&input, &source, frame.buffer, 0) != 0 else { return false }
        defer { gst_video_frame_unmap(&input) }
        guard cgst_map(&output, &target, wrapped, 1) != 0 else { return false }
        defer { gst_video_frame_unmap(&output) }
        gst_video_converter_frame(converter, &input, &output)
        return true
    }
}
