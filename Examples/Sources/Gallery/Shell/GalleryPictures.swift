import ComponentFlow
import ComponentFlowTesting

/// Renders pages to files, without a display and on a clock of its own.
@MainActor
struct GalleryPictures {
    static let size = CGSize(width: 1240, height: 760)

    private let options: Options

    init(_ options: Options) {
        self.options = options
    }

    /// Writes the pictures and prints their paths, one a line.
    func write() {
        let folder = URL(fileURLWithPath: options.folder ?? "Output")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for style in options.styles {
                for (index, page) in Page.all.enumerated() where options.page == nil || options.page == page.name {
                    try write(index, style: style, to: folder)
                }
            }
        } catch {
            FileHandle.standardError.write(Data("The pictures could not be written: \(error)\n".utf8))
            exit(1)
        }
    }

    private func write(_ index: Int, style: UIUserInterfaceStyle, to folder: URL) throws {
        let stage = Stage(size: Self.size, scale: options.scale, style: style)
        stage.window.rootViewController = GalleryController(
            page: index, isDark: style == .dark, language: options.language)
        stage.settle(limit: 0.5)
        let name = "\(Page.all[index].name)_\(style == .dark ? "dark" : "light")"
        guard options.frames > 0 else { return try write(stage, to: folder.appendingPathComponent("\(name).png")) }
        guard let starter = stage.window.findTaggedView(tag: Page.starter) else { return }
        stage.tap(on: starter)
        for frame in 0..<options.frames {
            let number = frame < 10 ? "0\(frame)" : "\(frame)"
            try write(stage, to: folder.appendingPathComponent("\(name)_\(number).png"))
            stage.advance(by: 0.1)
        }
    }

    private func write(_ stage: Stage, to url: URL) throws {
        guard let data = stage.image()?.pngData() else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
        print(url.path)
    }
}
