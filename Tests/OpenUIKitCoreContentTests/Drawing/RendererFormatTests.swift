import Testing

import OpenUIKitCore

@Suite struct RendererFormatTests {
    @Test("A format for traits has their scale")
    func scale() {
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale == 3)
    }

    @Test("A format for traits without a scale has that of the main screen")
    func unspecified() {
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == UIGraphicsImageRendererFormat().scale)
    }
}
