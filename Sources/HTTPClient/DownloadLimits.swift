import Foundation

/// The limits of a download's size and duration.
public struct DownloadLimits: Hashable, Sendable {
    /// The maximum size of the body after decompression, in bytes.
    public var bytes: Int
    /// The maximum time from the request to the last byte, in seconds.
    public var seconds: TimeInterval

    /// Creates limits, by default those of a picture.
    public init(bytes: Int = 64 << 20, seconds: TimeInterval = 60) {
        self.bytes = bytes
        self.seconds = seconds
    }

    public static let picture = DownloadLimits()
    public static let feed = DownloadLimits(bytes: 16 << 20)
}
