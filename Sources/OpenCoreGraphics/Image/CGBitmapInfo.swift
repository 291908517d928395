/// Where the alpha of a pixel stands, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is no alpha.
    case none
    /// After the colours, which are multiplied by it.
    case premultipliedLast
    /// Before the colours, which are multiplied by it.
    case premultipliedFirst
    /// After the colours.
    case last
    /// Before the colours.
    case first
    /// After the colours there is a byte without meaning.
    case noneSkipLast
    /// Before the colours there is a byte without meaning.
    case noneSkipFirst
    /// There is nothing but alpha.
    case alphaOnly
}

/// The order of the bytes in a pixel's word.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits that say it.
    case orderMask = 0x7000
    /// As the kind of pixel says: most significant byte first.
    case orderDefault = 0
    /// 16-bit words, least significant byte first.
    case order16Little = 0x1000
    /// 32-bit words, least significant byte first.
    case order32Little = 0x2000
    /// 16-bit words, most significant byte first.
    case order16Big = 0x3000
    /// 32-bit words, most significant byte first.
    case order32Big = 0x4000
}

/// How a pixel lies in memory: a ``CGImageAlphaInfo``, and the order of its bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits of the ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Parts are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits of the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 16-bit words, least significant byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit words, least significant byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit words, most significant byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit words, most significant byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// Where the alpha stands.
    var alpha: CGImageAlphaInfo? {
        CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
    }
}
