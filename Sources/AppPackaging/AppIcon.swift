import Foundation

/// The icon of an application, and its place in the theme of icons.
public struct AppIcon: Equatable, Sendable {
    /// The sizes of pictures in the theme, in pixels.
    private static let sizes = [16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512]

    let source: URL
    /// The folder of the size in the theme, such as `scalable` or `256x256`.
    let sizeFolder: String

    /// Reads the size of an icon.
    ///
    /// - Throws: ``PackagingError`` if the file cannot be read, or is neither an SVG image nor a square PNG image.
    public init(_ url: URL) throws {
        guard let data = try? Data(contentsOf: url) else { throw PackagingError.unreadableFile(url.path) }
        source = url
        sizeFolder = url.pathExtension == "svg" ? "scalable" : try Self.sizeFolder(ofPNG: data)
    }

    private static func sizeFolder(ofPNG data: Data) throws -> String {
        let bytes = Array(data.prefix(24))
        guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            throw PackagingError.invalidDescription(key: "icon", problem: "is not a PNG file")
        }
        let sides = [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        guard sides[0] == sides[1], sizes.contains(sides[0]) else {
            let known = sizes.map { "\($0)" }.joined(separator: ", ")
            throw PackagingError.invalidDescription(
                key: "icon",
                problem: "is \(sides[0]) by \(sides[1]) pixels; icons are square, with a side of \(known) pixels")
        }
        return "\(sides[0])x\(sides[0])"
    }

    /// Returns the place of the icon below `/usr/share`.
    func path(for app: AppDescription) -> String {
        "icons/hicolor/\(sizeFolder)/apps/\(app.identifier).\(source.pathExtension)"
    }
}
