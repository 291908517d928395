import ComponentFlow
import ComponentFlowTesting

/// A picture of a component in all variants that its appearance depends on, side by side: light, dark, from right to left, with
/// high contrast, and with large text.
@MainActor struct VariantSheet {
    private struct Variant {
        var style = UIUserInterfaceStyle.light
        var isRightToLeft = false
        var contrast = UIAccessibilityContrast.normal
        var textScale: CGFloat = 1
    }

    private static let variants = [
        Variant(), Variant(style: .dark), Variant(isRightToLeft: true), Variant(contrast: .high), Variant(textScale: 2),
    ]

    /// The width of each variant, in points.
    var width: CGFloat = 240
    /// The largest height, in points, which components that fill their container have.
    var maximumHeight: CGFloat = 600
    /// Prepares the stage before the picture is taken: shows a menu, for example.
    var prepare: (Stage) -> Void = { _ in }

    /// Compares the picture of a component with its reference.
    func verify(
        _ name: String, _ component: some Component<Empty>, file: StaticString = #filePath
    ) throws {
        try image { stage, size in
            stage.resize(to: size)
            return stage.show(component.padding(12))
        }
        .verifySnapshot(named: name, file: file)
    }

    /// Compares the picture of a component that fills the window, and that presents others, with its reference.
    func verifyScreen(_ name: String, _ component: some Component<Empty>, file: StaticString = #filePath) throws {
        try image { stage, size in
            if stage.window.rootViewController == nil { stage.show(ComponentViewController(component)) }
            stage.resize(to: size)
            return size
        }
        .verifySnapshot(named: name, file: file)
    }

    private func image(_ show: (Stage, CGSize) -> CGSize) throws -> UIImage {
        let images = try Self.variants.map { variant in
            let stage = Stage(size: CGSize(width: width, height: maximumHeight), style: variant.style)
            stage.window.traitOverrides.layoutDirection = variant.isRightToLeft ? .rightToLeft : .leftToRight
            stage.window.traitOverrides.accessibilityContrast = variant.contrast
            stage.setTextScale(variant.textScale)
            let size = show(stage, CGSize(width: width, height: maximumHeight))
            _ = show(stage, CGSize(width: width, height: min(size.height, maximumHeight).rounded(.up)))
            prepare(stage)
            stage.settle(limit: 1)
            guard let image = stage.image() else { throw SheetError.emptyImage }
            return image
        }
        return Self.row(of: images)
    }

    private enum SheetError: Error {
        case emptyImage
    }

    private static func row(of images: [UIImage]) -> UIImage {
        let height = images.map(\.size.height).max() ?? 0
        let width = images.reduce(0) { $0 + $1.size.width + 1 } - 1
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in
            UIColor.gray.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
            var x: CGFloat = 0
            for image in images {
                image.draw(at: CGPoint(x: x, y: 0))
                x += image.size.width + 1
            }
        }
    }
}
