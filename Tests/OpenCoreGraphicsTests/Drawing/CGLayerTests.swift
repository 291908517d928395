import Testing

import OpenCoreGraphics

@Suite struct CGLayerTests {
    private func bitmap(_ info: CGImageAlphaInfo = .premultipliedLast, data: UnsafeMutableRawPointer? = nil)
        -> CGContext?
    {
        CGContext(
            data: data, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: data == nil ? 0 : 40,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
    }

    @Test("A layer is drawn in the coordinates of the context, as often as requested")
    func drawing() throws {
        let context = try #require(bitmap())
        let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
        let drawing = try #require(layer.context)
        drawing.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        drawing.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.draw(layer, at: .zero)
        context.draw(layer, in: CGRect(x: 5, y: 5, width: 4, height: 4))
        let image = try #require(context.makeImage())
        // Rows of the image are counted from the top, and y from the bottom.
        #expect(image.pixel(x: 1, y: 8)?.red == 255)
        #expect(image.pixel(x: 1, y: 7)?.alpha == 0)
        #expect(image.pixel(x: 6, y: 3)?.red == 255)
        #expect(image.pixel(x: 6, y: 2)?.alpha == 0)
    }

    @Test("A layer without a size cannot be created")
    func empty() throws {
        let context = try #require(bitmap())
        #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil).map(\.size) == nil)
    }

    @Test("A context reports the format with which it draws into memory")
    func bitmapInfo() throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 400, alignment: 4)
        defer { memory.deallocate() }
        let context = try #require(bitmap(data: memory))
        #expect(context.bitmapInfo.rawValue == CGImageAlphaInfo.premultipliedLast.rawValue)
        #expect(context.alphaInfo == .premultipliedLast)
    }

    @Test("Colors, images and paths have different type ids")
    func typeIdentifiers() {
        #expect(CFGetTypeID(CGColor.black) == CGColor.typeID)
        #expect(CFGetTypeID(CGMutablePath()) == CGPath.typeID)
        #expect(CFGetTypeID(nil) == 0)
        #expect(Set([CGColor.typeID, CGImage.typeID, CGPath.typeID]).count == 3)
    }
}
