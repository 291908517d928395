import ComponentFlow
import Foundation

/// Files with downloaded pictures, which other programs receive; they are removed when the program ends.
enum PictureFiles {
    private static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: nil, queue: nil
        ) { _ in try? FileManager.default.removeItem(at: folder) }
        return folder
    }()

    /// Writes a picture to a file whose name is its title, in a folder of its own.
    static func write(_ png: Data, title: String) throws -> URL {
        let folder = folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = folder.appendingPathComponent(name(title) + ".png")
        try png.write(to: file)
        return file
    }

    /// Returns a title as the name of a file: it comes from the network, and could name another folder.
    static func name(_ title: String) -> String {
        let name = String(title.map { $0 == "/" || $0 == "\0" ? "-" : $0 }.prefix(40))
        return name.isEmpty || name.hasPrefix(".") ? "Picture" : name
    }
}
