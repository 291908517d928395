public import ComponentFlow
internal import OpenDisplay

/// Previews in all variants beside each other, as a component and as a picture.
///
/// ```swift
/// Window("Previews", id: "previews") {
///     ScrollView { PreviewSheet(TodoScreen.previews) }
/// }
/// ```
///
/// In a window that `componentflow run` reloads, the previews show each change of the sources. A picture is drawn without
/// a display:
///
/// ```swift
/// try PreviewSheet(TodoScreen.previews).write(to: URL(fileURLWithPath: "previews.png"))
/// ```
public struct PreviewSheet: Component {
    private let previews: [Preview]
    private let variants: [PreviewVariant]

    /// Creates a sheet.
    ///
    /// - Parameters:
    ///   - previews: The previews, from top to bottom.
    ///   - variants: The variants in which each preview is shown.
    public init(_ previews: [Preview], variants: [PreviewVariant] = PreviewVariant.combinations()) {
        self.previews = previews
        self.variants = variants
    }

    /// Returns whether sheets show previews with the same names in the same variants.
    public static func == (lhs: PreviewSheet, rhs: PreviewSheet) -> Bool {
        lhs.previews.map(\.name) == rhs.previews.map(\.name) && lhs.variants == rhs.variants
    }

    @preconcurrency @MainActor public func makeView() -> UIView {
        PreviewSheetView()
    }

    @preconcurrency @MainActor public func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        guard let view = view as? PreviewSheetView else { return .zero }
        view.show(previews, in: variants)
        return view.place(width: availableSize.width)
    }

    // MARK: - Pictures

    /// The width of a picture in which lines of cells end, in points.
    private static let lineWidth: CGFloat = 1_600

    /// Draws the sheet off-screen.
    ///
    /// - Parameter scale: The number of pixels per point.
    /// - Returns: The picture, or `nil` if the sheet is empty or would have more than 16 million pixels.
    @preconcurrency @MainActor public func image(scale: CGFloat = 1) -> UIImage? {
        try? picture(scale: scale)
    }

    @MainActor func picture(scale: CGFloat) throws(LayerPicture.Failure) -> UIImage {
        guard !previews.isEmpty, !variants.isEmpty else { throw .empty }
        let sheet = PreviewSheetView()
        sheet.show(previews, in: variants)
        let size = sheet.place(width: Self.lineWidth)
        let window = UIWindow(surface: OffscreenSurface(size: size, scale: scale, appearance: .light))
        defer { window.close() }
        sheet.frame = CGRect(origin: .zero, size: size)
        window.addSubview(sheet)
        window.isHidden = false
        window.layoutIfNeeded()
        ProgramReload.finishUpdates()
        window.layoutIfNeeded()
        return try LayerPicture.image(of: sheet.layer, scale: scale)
    }

    /// Writes the sheet to a file in PNG format.
    ///
    /// - Throws: An error if the file cannot be written, or the sheet is empty.
    @preconcurrency @MainActor public func write(to file: URL, scale: CGFloat = 1) throws {
        guard let data = image(scale: scale)?.pngData() else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: file)
    }
}
