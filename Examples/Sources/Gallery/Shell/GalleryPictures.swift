import ComponentFlow
import ComponentFlowTesting

/// Renders every page in light and dark, without a display.
@MainActor
enum GalleryPictures {
    static let size = CGSize(width: 800, height: 560)

    /// Writes the pictures and prints their paths, one a line.
    ///
    /// - Parameter scale: Pixels per point.
    static func write(to folder: String, scale: CGFloat) {
        let folder = URL(fileURLWithPath: folder)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for theme in [Theme.light, .dark] {
                for index in Page.all.indices {
                    print(try write(index, theme: theme, scale: scale, to: folder).path)
                }
            }
        } catch {
            FileHandle.standardError.write(Data("The pictures could not be written: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func write(_ index: Int, theme: Theme, scale: CGFloat, to folder: URL) throws -> URL {
        let stage = Stage(size: size, scale: scale, style: theme.isDark ? .dark : .light)
        stage.window.rootViewController = GalleryController(selection: index, theme: theme)
        stage.settle()
        let url = folder.appendingPathComponent("\(Page.all[index].name)_\(theme.isDark ? "dark" : "light").png")
        guard let data = stage.image()?.pngData() else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
        return url
    }
}
