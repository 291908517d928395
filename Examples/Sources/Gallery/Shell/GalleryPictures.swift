import ComponentFlow
import ComponentFlowTesting

/// Renders pages to files, without a display and with a manual clock.
@MainActor
struct GalleryPictures {
    static let size = CGSize(width: 1240, height: 760)

    private let options: Options

    init(_ options: Options) {
        self.options = options
    }

    /// Writes the pictures and prints their paths, one per line.
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
            try? FileHandle.standardError.write(contentsOf: Data("The pictures could not be written: \(error)\n".utf8))
            exit(1)
        }
    }

    private func write(_ index: Int, style: UIUserInterfaceStyle, to folder: URL) throws {
        let size = CGSize(width: Self.size.width, height: options.height ?? Self.size.height)
        let stage = Stage(size: size, scale: options.scale, style: style)
        stage.window.rootViewController = GalleryController(
            page: index, isDark: style == .dark, language: options.language)
        stage.settle(limit: 0.5)
        let name = "\(Page.all[index].name)_\(style == .dark ? "dark" : "light")"
        guard options.frames > 0 else { return try write(stage, to: folder.appendingPathComponent("\(name).png")) }
        guard let starter = stage.window.findTaggedView(tag: Page.starter) else { return }
        // A transition from the current appearance requires that it was painted before.
        _ = stage.image()
        stage.tap(on: starter)
        guard options.sheetColumns == 0 else {
            return try writeSheet(of: stage, to: folder.appendingPathComponent("\(name)_sheet.png"))
        }
        for frame in 0..<options.frames {
            let number = frame < 10 ? "0\(frame)" : "\(frame)"
            try write(stage, to: folder.appendingPathComponent("\(name)_\(number).png"))
            stage.advance(by: 0.1)
        }
    }

    private func write(_ stage: Stage, to url: URL) throws {
        try write(stage.image(), to: url)
    }

    private func write(_ image: UIImage?, to url: URL) throws {
        guard let data = image?.pngData() else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
        print(url.path)
    }

    /// Writes the frames of an example to a single sheet, from left to right and from top to bottom.
    private func writeSheet(of stage: Stage, to url: URL) throws {
        let cell = Self.example.insetBy(dx: -4, dy: -4)
        let columns = min(max(options.sheetColumns, 1), options.frames)
        let rows = (options.frames + columns - 1) / columns
        let format = UIGraphicsImageRendererFormat()
        format.scale = options.scale / 2
        let size = CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows))
        let sheet = UIGraphicsImageRenderer(size: size, format: format).image { context in
            for frame in 0..<options.frames {
                let place = CGPoint(
                    x: CGFloat(frame % columns) * cell.width, y: CGFloat(frame / columns) * cell.height)
                context.cgContext.saveGState()
                context.clip(to: CGRect(origin: place, size: cell.size))
                stage.image()?.draw(at: CGPoint(x: place.x - cell.minX, y: place.y - cell.minY))
                context.cgContext.restoreGState()
                stage.advance(by: 0.1)
            }
        }
        try write(sheet, to: url)
    }

    /// The frame of a page's example, in points.
    private static let example = CGRect(x: Sidebar.width + 32, y: 110, width: 400, height: 618)
}
