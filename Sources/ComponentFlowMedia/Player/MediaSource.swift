public import Foundation

/// What a ``MediaPlayer`` plays.
public enum MediaSource: Hashable, Sendable {
    /// A file, or a resource on a server, with the scheme `file`, `http` or `https`.
    case url(URL)
    /// The contents of a file, which are copied when they are loaded.
    case data(Data)
}
