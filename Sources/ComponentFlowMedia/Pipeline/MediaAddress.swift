import Foundation

/// The address of a source as GStreamer reads it.
struct MediaAddress: Hashable, Sendable {
    let text: String
    let usesNetwork: Bool

    /// Returns the address of a source, and the file that must exist while it is read.
    ///
    /// Other schemes than those of files and of HTTP are refused: plug-ins add some that read devices.
    static func resolve(_ source: MediaSource) throws(MediaError) -> (MediaAddress, MemoryFile?) {
        switch source {
        case .data(let data):
            if data.isEmpty { throw .invalidData("The data is empty.") }
            guard let file = MemoryFile(data) else { throw .failed("There is not enough memory for the data.") }
            return (MediaAddress(text: "fd://\(file.descriptor)", usesNetwork: false), file)
        case .url(let url):
            let scheme = url.scheme?.lowercased() ?? ""
            switch scheme {
            case "file":
                try check(url)
                return (MediaAddress(text: url.absoluteString, usesNetwork: false), nil)
            case "http", "https": return (MediaAddress(text: url.absoluteString, usesNetwork: true), nil)
            default: throw .unsupportedScheme(scheme)
            }
        }
    }

    /// Refuses files that are not regular, such as pipes, reading from which may wait forever.
    private static func check(_ url: URL) throws(MediaError) {
        guard let values = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path) else {
            throw .fileNotFound
        }
        guard values[.type] as? FileAttributeType == .typeRegular,
            FileManager.default.isReadableFile(atPath: url.path)
        else { throw .unreadableFile }
    }
}
