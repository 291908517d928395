internal import CGStreamer

extension MediaError {
    /// - Parameters:
    ///   - missing: The decoder that is not installed, if one is missing.
    ///   - isOfConnection: Whether the element that reads from the network reports the error.
    init(_ error: UnsafeMutablePointer<GError>, missing: String?, isOfConnection: Bool) {
        let text = GStreamerLibrary.text(error) ?? ""
        let (domain, code) = (error.pointee.domain, UInt32(bitPattern: error.pointee.code))
        switch domain {
        case gst_resource_error_quark(): self = .resource(code, text, isOfConnection: isOfConnection)
        case gst_stream_error_quark() where isOfConnection: self = .network(text)
        case gst_stream_error_quark(): self = .stream(code, text, missing)
        case gst_core_error_quark() where code == GST_CORE_ERROR_MISSING_PLUGIN.rawValue:
            self = .unsupportedFormat(missing ?? text)
        default: self = missing.map { .unsupportedFormat($0) } ?? .failed(text)
        }
    }

    private static func resource(_ code: UInt32, _ text: String, isOfConnection: Bool) -> MediaError {
        switch code {
        case _ where isOfConnection: .network(text)
        case GST_RESOURCE_ERROR_NOT_FOUND.rawValue: .fileNotFound
        case GST_RESOURCE_ERROR_OPEN_READ.rawValue, GST_RESOURCE_ERROR_NOT_AUTHORIZED.rawValue,
            GST_RESOURCE_ERROR_READ.rawValue:
            .unreadableFile
        default: .failed(text)
        }
    }

    private static func stream(_ code: UInt32, _ text: String, _ missing: String?) -> MediaError {
        switch code {
        case _ where missing != nil: .unsupportedFormat(missing ?? text)
        case GST_STREAM_ERROR_TYPE_NOT_FOUND.rawValue, GST_STREAM_ERROR_WRONG_TYPE.rawValue,
            GST_STREAM_ERROR_CODEC_NOT_FOUND.rawValue, GST_STREAM_ERROR_NOT_IMPLEMENTED.rawValue,
            GST_STREAM_ERROR_FORMAT.rawValue:
            .unsupportedFormat(text)
        default: .invalidData(text)
        }
    }
}
