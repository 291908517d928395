import Foundation

/// The pictures included in the program.
enum BundledPictures {
    private static let files: [URL] = {
        let folder = Bundle.module.bundleURL.appendingPathComponent("Pictures")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }()

    static var count: Int {
        files.count
    }

    /// Returns the data of a picture; numbers beyond the last picture wrap around.
    static func data(_ number: Int) -> Data {
        guard !files.isEmpty else { return Data() }
        return (try? Data(contentsOf: files[number % files.count])) ?? Data()
    }
}
