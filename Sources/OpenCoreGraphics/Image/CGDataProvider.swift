/// The name under which Core Graphics knows data.
public typealias CFData = NSData

/// How many bytes data has.
public func CFDataGetLength(_ data: CFData) -> Int {
    data.length
}

/// The bytes of data, valid while the object lives.
public func CFDataGetBytePtr(_ data: CFData) -> UnsafePointer<UInt8>? {
    data.length == 0 ? nil : data.bytes.assumingMemoryBound(to: UInt8.self)
}

// Sendable: the data is a copy that nobody changes.
/// Bytes for an image, or those of an image.
public final class CGDataProvider: @unchecked Sendable {
    private let bytes: NSData

    /// Provides a copy of data.
    public init?(data: CFData) {
        bytes = NSData(data: data as Data)
    }

    /// Provides a copy of data.
    package init(_ data: Data) {
        bytes = NSData(data: data)
    }

    /// All the bytes.
    public var data: CFData? {
        bytes
    }
}

/// How colours are chosen that a device cannot show; here it has no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// As the context says.
    case defaultIntent
    /// The same colours as far as they go.
    case absoluteColorimetric
    /// The same colours relative to white.
    case relativeColorimetric
    /// Colours that look alike together.
    case perceptual
    /// Colours that stay vivid.
    case saturation
}
