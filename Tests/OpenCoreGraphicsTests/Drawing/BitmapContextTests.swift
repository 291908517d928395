import TestSupport
import Testing

import OpenCoreGraphics

@Suite("Bitmap contexts and images") struct BitmapContextTests {
    private static let layouts: [(info: UInt32, red: Int, green: Int, blue: Int, alpha: Int?)] = [
        (CGImageAlphaInfo.premultipliedLast.rawValue, 0, 1, 2, 3),
        (CGImageAlphaInfo.premultipliedFirst.rawValue, 1, 2, 3, 0),
        (CGImageAlphaInfo.noneSkipLast.rawValue, 0, 1, 2, nil),
        (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, 2, 1, 0, 3),
        (CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, 2, 1, 0, nil),
        (CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue, 0, 1, 2, 3),
    ]

    @Test(
        "A bitmap context stores pixels in the layout of its bitmap info, in its own or the caller's memory",
        arguments: 0..<6)
    func layouts(index: Int) throws {
        let layout = Self.layouts[index]
        for isOwned in [true, false] {
            var bytes = [UInt8](repeating: 0, count: 3 * 12)
            try bytes.withUnsafeMutableBytes { buffer in
                let context = try #require(
                    CGContext(
                        data: isOwned ? nil : buffer.baseAddress, width: 2, height: 3, bitsPerComponent: 8,
                        bytesPerRow: 12, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: layout.info))
                context.setFillColor(red: 1, green: 0.4, blue: 0.2, alpha: 1)
                // y points up, so this is the last row.
                context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
                let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
                let pixel = data + 2 * context.bytesPerRow + 4
                #expect(pixel[layout.red] == 255)
                #expect(pixel[layout.green] == 102)
                #expect(pixel[layout.blue] == 51)
                if let alpha = layout.alpha {
                    #expect(pixel[alpha] == 255)
                    #expect(data[alpha] == 0)
                }
                #expect(context.width == 2)
                #expect(context.height == 3)
                #expect(context.bitsPerPixel == 32)
            }
        }
    }

    @Test("Bytes that the caller writes into a bitmap's memory appear in the next image and under later drawing")
    func writtenByCaller() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        (data[0], data[3], data[6], data[7]) = (255, 255, 255, 255)
        var image = try #require(context.makeImage())
        #expect(image.pixel(x: 0, y: 0)?.description == "#ff0000ff")
        #expect(image.pixel(x: 1, y: 0)?.description == "#0000ffff")
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        image = try #require(context.makeImage())
        #expect(image.pixel(x: 0, y: 0)?.description == "#ff0000ff")
        #expect(image.pixel(x: 1, y: 0)?.description == "#ffffffff")
        #expect(data[4] == 255)
        #expect(data[5] == 255)
    }

    @Test("Images are drawn upright if y points up and upside down if y points down")
    func upright() throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let picture = try #require(
            CGContext.image(size: CGSize(width: 1, height: 2), scale: 1) { context in
                context.setFillColor(red)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            })
        let up = try #require(
            CGContext(
                data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        up.draw(picture, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(up.makeImage()?.pixel(x: 0, y: 0)?.red == 255)
        let down = try #require(CGContext.bitmap(size: CGSize(width: 1, height: 2), scale: 1))
        down.draw(picture, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(down.makeImage()?.pixel(x: 0, y: 1)?.red == 255)
        #expect(down.makeImage()?.pixel(x: 0, y: 0)?.alpha == 0)
        // The usual correction: flip the y axis.
        down.clear(CGRect(x: 0, y: 0, width: 1, height: 2))
        down.translateBy(x: 0, y: 2)
        down.scaleBy(x: 1, y: -1)
        down.draw(picture, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(down.makeImage()?.pixel(x: 0, y: 0)?.red == 255)
    }

    @Test("Tiled images cover the clip, with one tile at the rectangle")
    func tiles() throws {
        let picture = try #require(
            CGContext.image(size: CGSize(width: 2, height: 2), scale: 1) { context in
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
            })
        let image = try #require(
            CGContext.image(size: CGSize(width: 10, height: 4), scale: 1) { context in
                context.draw(picture, in: CGRect(x: 1, y: 1, width: 2, height: 2), byTiling: true)
            })
        #expect((0..<10).map { image.pixel(x: $0, y: 3)?.red == 255 } == (0..<10).map { $0 % 2 == 1 })
    }

    @Test("An image that is created from bytes returns them in the common image format")
    func imageOfBytes() throws {
        let bytes: [UInt8] = [255, 0, 0, 255, 0, 128, 0, 128, 10, 20, 30, 0, 0, 0, 255, 255]
        let provider = try #require(CGDataProvider(data: NSData(bytes: bytes, length: bytes.count)))
        func image(_ info: CGImageAlphaInfo, row: Int = 8) -> CGImage? {
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info.rawValue),
                provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
        let last = try #require(image(.last))
        #expect(last.pixel(x: 0, y: 0)?.description == "#ff0000ff")
        #expect(last.pixel(x: 1, y: 1)?.description == "#0000ffff")
        #expect(last.pixel(x: 1, y: 0)?.alpha == 128)
        #expect(last.pixel(x: 0, y: 1)?.alpha == 0)
        #expect(image(.noneSkipLast)?.alphaInfo == .noneSkipFirst)
        #expect(last.alphaInfo == .premultipliedFirst)
        #expect(image(.last, row: 7) == nil)
        #expect(image(.last, row: 16) == nil)
        #expect(image(.alphaOnly) == nil)
        let data = try #require(last.dataProvider?.data)
        #expect(CFDataGetLength(data) == 16)
        #expect(CFDataGetBytePtr(data)?[2] == 255)
        let copied = try #require(last.dataProvider)
        let again = try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: last.bytesPerRow,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: last.bitmapInfo,
                provider: copied, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        #expect(PixelDifference(last, again).isEmpty)
    }

    @Test("The constants of CGImageByteOrderInfo equal the byte orders of CGBitmapInfo")
    func byteOrders() {
        #expect(CGImageByteOrderInfo.orderMask.rawValue == CGBitmapInfo.byteOrderMask.rawValue)
        #expect(CGImageByteOrderInfo.order16Little.rawValue == CGBitmapInfo.byteOrder16Little.rawValue)
        #expect(CGImageByteOrderInfo.order32Little.rawValue == CGBitmapInfo.byteOrder32Little.rawValue)
        #expect(CGImageByteOrderInfo.order16Big.rawValue == CGBitmapInfo.byteOrder16Big.rawValue)
        #expect(CGImageByteOrderInfo.order32Big.rawValue == CGBitmapInfo.byteOrder32Big.rawValue)
        #expect(CGImageByteOrderInfo.orderDefault.rawValue == 0)
    }

    /// Creates an opaque image of one black pixel above a white one.
    private func twoPixels(decode: [CGFloat]? = nil, shouldInterpolate: Bool = true) throws -> CGImage? {
        let bytes: [UInt8] = [0, 0, 0, 255, 255, 255, 255, 255]
        let provider = try #require(CGDataProvider(data: NSData(bytes: bytes, length: bytes.count)))
        func image(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
            CGImage(
                width: 1, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue), provider: provider,
                decode: decode, shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
        }
        guard let decode else { return image(nil) }
        return decode.withUnsafeBufferPointer { image($0.baseAddress) }
    }

    @Test("An image is created with a decode array only if the array keeps the components")
    func decodeArrays() throws {
        #expect(try twoPixels(decode: [0, 1, 0, 1, 0, 1]) != nil)
        #expect(try twoPixels(decode: [1, 0, 1, 0, 1, 0]) == nil)
    }

    @Test("An image that should not be interpolated is enlarged with hard edges at the default quality")
    func pixelated() throws {
        func values(_ shouldInterpolate: Bool) throws -> Set<UInt8> {
            let image = try #require(try twoPixels(shouldInterpolate: shouldInterpolate))
            #expect(image.shouldInterpolate == shouldInterpolate)
            let large = try #require(
                CGContext.image(size: CGSize(width: 1, height: 16), scale: 1) { context in
                    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 16))
                })
            return Set((0..<16).compactMap { large.pixel(x: 0, y: $0)?.red })
        }
        #expect(try values(false) == [0, 255])
        #expect(try values(true).count > 2)
    }

    @Test("Unsupported bitmap formats and sizes create no context")
    func refused() {
        func make(
            _ width: Int = 4, _ height: Int = 4, bits: Int = 8, row: Int = 0,
            info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
        ) -> CGContext? {
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        }
        #expect(make() != nil)
        #expect(make(0) == nil)
        #expect(make(-1) == nil)
        #expect(make(4, .max) == nil)
        #expect(make(40_000, 40_000) == nil)
        #expect(make(bits: 16) == nil)
        #expect(make(row: 3) == nil)
        #expect(make(row: -8) == nil)
        #expect(make(info: 31) == nil)
        #expect(make(info: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue) == nil)
    }

    @Test("A gray bitmap keeps the brightness, a mask bitmap the alpha")
    func oneByte() throws {
        let gray = try #require(
            CGContext(
                data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 3,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue))
        gray.setFillColor(gray: 0.4, alpha: 1)
        gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let bytes = try #require(gray.data).assumingMemoryBound(to: UInt8.self)
        #expect([bytes[0], bytes[1], bytes[2]] == [0, 102, 0])
        #expect(gray.bitsPerPixel == 8)
        let alpha = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
                bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
        alpha.setFillColor(gray: 1, alpha: 0.2)
        alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let mask = try #require(alpha.data).assumingMemoryBound(to: UInt8.self)
        #expect(mask[0] == 51)
        #expect(mask[1] == 0)
    }

    @Test("replacePathWithStrokedPath replaces the path with the outline of its stroke")
    func strokedPath() throws {
        let context = try #require(CGContext.bitmap(size: CGSize(width: 40, height: 40), scale: 2))
        context.setLineWidth(4)
        context.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
        context.replacePathWithStrokedPath()
        #expect(context.boundingBoxOfPath == CGRect(x: 10, y: 8, width: 20, height: 4))
    }

    @Test("A JPEG of lower quality is smaller, similar to the original, and white in transparent areas")
    func jpeg() throws {
        let picture = try #require(
            CGContext.image(size: CGSize(width: 64, height: 64), scale: 1) { context in
                for step in 0..<32 {
                    context.setFillColor(red: CGFloat(step) / 32, green: 0.5, blue: 1 - CGFloat(step) / 32, alpha: 1)
                    context.fillEllipse(in: CGRect(x: step, y: step, width: 32, height: 24))
                }
            })
        let (good, poor) = (try #require(picture.jpegData(quality: 1)), try #require(picture.jpegData(quality: 0.1)))
        #expect(poor.count < good.count / 2)
        #expect(picture.jpegData(quality: .nan) == good)
        #expect(picture.jpegData(quality: 7) == good)
        #expect(picture.jpegData(quality: -7) != nil)
        let again = try CGImage.decode(good)
        #expect(again.width == 64)
        #expect(again.isOpaque)
        #expect((again.pixel(x: 60, y: 2)?.red ?? 0) > 250)
        #expect((again.pixel(x: 60, y: 2)?.green ?? 0) > 250)
        let (left, right) = (try #require(again.pixel(x: 20, y: 16)), try #require(picture.pixel(x: 20, y: 16)))
        expectNear(Int(left.green), Int(right.green), within: 11)
        expectNear(Int(left.blue), Int(right.blue), within: 23)
    }
}
