import Foundation

/// The pictures that come with the program.
enum BundledPictures {
    private static let files: [URL] = {
        let folder = Bundle.module.bundleURL.appendingPathComponent("Pictures")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }()

    static var count: Int {
        files.count
    }

    /// The data of a picture; the pictures begin anew after the last.
    static func data(_ number: Int) -> Data {
        guard !files.isEmpty else { return Data() }
        return (try? Data(contentsOf: files[number % files.count])) ?? Data()
    }
}
