internal import CGTK
internal import CPictureDecoder

/// A process that decodes one image after the other.
///
/// It must not be used by several threads at the same time.
final class PictureDecoderProcess: Sendable {
    private let socket: Int32
    /// The process identifier.
    let identifier: pid_t

    /// The longest time for starting a process, in seconds; on a busy machine it takes several.
    private static let startSeconds = 10.0

    /// Starts a process and waits until it is ready.
    ///
    /// - Parameter fonts: Font files for text in vector images, in addition to the installed ones.
    init(fonts: [String], format: String) throws(ImageDecodingError) {
        guard picture_decoder_is_available() != 0 else {
            throw .decoderUnavailable(
                format: format, reason: "this library is not linked into the program, but was loaded at run time")
        }
        var process: pid_t = 0
        let paths = fonts.map { strdup($0) }
        defer { for path in paths { free(path) } }
        let socket = (paths.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer {
            picture_decoder_start($0.baseAddress, &process)
        }
        guard socket >= 0 else { throw .decoderUnavailable(format: format, reason: String(cString: strerror(-socket))) }
        self.socket = socket
        identifier = process
        let error = picture_decoder_await_start(socket, Self.startSeconds)
        guard error == 0 else { throw .decoderUnavailable(format: format, reason: String(cString: strerror(error))) }
    }

    deinit {
        picture_decoder_stop(socket, identifier)
    }

    /// Sends an image; returns false if the process has exited.
    func send(_ data: Data, _ order: DecodingRequest) -> Bool {
        var request = picture_request()
        request.length = UInt64(data.count)
        request.memory = UInt64(max(order.limits.memory, 0))
        request.pixels = UInt64(max(min(order.limits.pixels, ImageSurface.maximumArea), 0))
        request.side = UInt64(ImageSurface.maximumSide)
        request.seconds = order.remainingSeconds
        request.scale = Double(order.scale)
        let (target, limit) = (order.targetSize ?? .zero, order.limit ?? .zero)
        (request.target_width, request.target_height) = (Double(target.width), Double(target.height))
        (request.limit_width, request.limit_height) = (Double(limit.width), Double(limit.height))
        return data.withUnsafeBytes { picture_decoder_send(socket, &request, $0.baseAddress) == 0 }
    }

    /// Receives the decoded image.
    ///
    /// - Returns: nil if the process can no longer be used.
    func receive(_ order: DecodingRequest) -> Result<CGImage, ImageDecodingError>? {
        var (reply, file) = (picture_reply(), Int32(-1))
        guard picture_decoder_receive(socket, order.remainingSeconds, &reply, &file) == 0 else { return nil }
        defer { if file >= 0 { close(file) } }
        return Result { () throws(ImageDecodingError) -> CGImage in
            if let error = PictureReply(reply).error { throw error }
            return try SharedPixels(reply, file: file).image()
        }
    }
}

extension DecodingRequest {
    var remainingSeconds: Double {
        max((ContinuousClock.now.duration(to: deadline)) / .seconds(1), 0)
    }
}

/// The reply of a decoder.
private struct PictureReply {
    private let reply: picture_reply

    init(_ reply: picture_reply) {
        self.reply = reply
    }

    /// The error, or nil if there is an image.
    var error: ImageDecodingError? {
        let (width, height) = (Int(reply.width), Int(reply.height))
        switch picture_status(UInt32(bitPattern: reply.status)) {
        case picture_decoded: return nil
        case picture_unknown_format: return .unknownFormat
        case picture_truncated: return .truncated(format: format)
        case picture_empty: return .zeroSize(format: format)
        case picture_too_large: return .tooLarge(width: width, height: height)
        case picture_out_of_memory: return .outOfMemory(width: width, height: height)
        default: return .corrupt(format: format, reason: Self.text(reply.reason))
        }
    }

    private var format: String {
        let name = Self.text(reply.format)
        return name.isEmpty ? "image" : name == "webp" ? "WebP" : name.uppercased()
    }

    /// Converts a null-terminated C string.
    private static func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

/// Pixels in memory that another process has filled and that are sealed against changes.
private final class SharedPixels {
    private let reply: picture_reply
    private let memory: UnsafeMutableRawPointer
    private let length: Int

    init(_ reply: picture_reply, file: Int32) throws(ImageDecodingError) {
        self.reply = reply
        length = Int(reply.width) * Int(reply.height) * 4 + Int(reply.profile_length)
        // The mapping is private, because the underlying file is sealed.
        guard let memory = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE, file, 0), memory != MAP_FAILED else {
            throw .outOfMemory(width: Int(reply.width), height: Int(reply.height))
        }
        self.memory = memory
    }

    deinit {
        munmap(memory, length)
    }

    /// Returns an image of the pixels in sRGB, which keeps the mapping if it is large.
    func image() throws(ImageDecodingError) -> CGImage {
        if reply.profile_length > 0 { convert(profile) }
        let format = reply.is_opaque != 0 ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard
            let surface = cairo_image_surface_create_for_data(
                memory.assumingMemoryBound(to: UInt8.self), format, reply.width, reply.height, reply.width * 4)
        else { throw .outOfMemory(width: Int(reply.width), height: Int(reply.height)) }
        let kept = Unmanaged.passRetained(self)
        let status = cairo_surface_set_user_data(surface, Self.key, kept.toOpaque()) { pixels in
            if let pixels { Unmanaged<SharedPixels>.fromOpaque(pixels).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            if status != CAIRO_STATUS_SUCCESS { kept.release() }
            cairo_surface_destroy(surface)
            throw .outOfMemory(width: Int(reply.width), height: Int(reply.height))
        }
        guard length < Self.smallLength, let copy = ImageSurface.copy(of: surface) else {
            return CGImage(adopting: surface)
        }
        cairo_surface_destroy(surface)
        return CGImage(adopting: copy)
    }

    /// Smaller images are copied, because the system limits the number of mappings of a process.
    private static let smallLength = 1 << 16

    // Sendable: only the address is used.
    private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    private var profile: ColorProfile? {
        ColorProfile(Data(bytes: memory + (length - Int(reply.profile_length)), count: Int(reply.profile_length)))
    }

    /// Converts the pixels to sRGB and premultiplies them, which the decoder does not do if there is a profile.
    private func convert(_ profile: ColorProfile?) {
        let words = memory.assumingMemoryBound(to: UInt32.self)
        for index in 0..<Int(reply.width) * Int(reply.height) {
            let word = words[index]
            let (red, green, blue) = (UInt8(word >> 16 & 0xFF), UInt8(word >> 8 & 0xFF), UInt8(word & 0xFF))
            words[index] = PixelWord.multiplied(red, green, blue, alpha: word >> 24, profile)
        }
    }
}
