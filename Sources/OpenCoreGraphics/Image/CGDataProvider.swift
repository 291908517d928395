/// Core Foundation's name for data.
public typealias CFData = NSData

/// Returns the number of bytes.
public func CFDataGetLength(_ data: CFData) -> Int {
    data.length
}

/// Returns a pointer to the bytes, valid during the lifetime of `data`.
public func CFDataGetBytePtr(_ data: CFData) -> UnsafePointer<UInt8>? {
    data.length == 0 ? nil : data.bytes.assumingMemoryBound(to: UInt8.self)
}

// Sendable: the data is a copy that is never modified.
/// The bytes of an image.
public final class CGDataProvider: @unchecked Sendable {
    private let bytes: NSData

    /// Creates a provider of a copy of `data`.
    public init?(data: CFData) {
        bytes = NSData(data: data as Data)
    }

    /// Creates a provider of a copy of `data`.
    package init(_ data: Data) {
        bytes = NSData(data: data)
    }

    public var data: CFData? {
        bytes
    }
}

/// The handling of colors that a device cannot show; all colors are sRGB, so that every intent gives the same pixels.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The default of the context.
    case defaultIntent
    /// Preserves colors that the device can show.
    case absoluteColorimetric
    /// Preserves colors relative to the white point.
    case relativeColorimetric
    /// Preserves the visual relation of colors.
    case perceptual
    /// Preserves saturation.
    case saturation
}
