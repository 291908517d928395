internal import CGTK

extension CGImage {
    /// Creates an image from pixels in memory, which are copied.
    ///
    /// `decode` is nil, or 0 and 1 for each color component; arrays that remap components are not supported.
    /// `shouldInterpolate` specifies whether pixels are interpolated where a context with the default interpolation
    /// quality scales the image. `intent` may have any value: all colors are sRGB, so that every intent gives the same
    /// pixels.
    ///
    /// - Returns: nil if components do not have 8 bits or are remapped, the provider has too few bytes, or the size is
    ///   not supported.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard space.keepsComponents(decode),
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, components: space.numberOfComponents, info: bitmapInfo),
            layout.bytesPerPixel * 8 == bitsPerPixel, let data = provider.data,
            1...ImageSurface.maximumSide ~= width, 1...ImageSurface.maximumSide ~= height,
            1...(1 << 20) ~= bytesPerRow, bytesPerRow >= width * layout.bytesPerPixel,
            data.length >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel,
            let bytes = CFDataGetBytePtr(data),
            let surface = ImageSurface.make(
                format: layout.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width: width, height: height)
        else { return nil }
        ImageSurface.read(bytes, bytesPerRow: bytesPerRow, layout: layout, into: surface)
        self.init(adopting: surface, shouldInterpolate: shouldInterpolate)
    }

    /// The pixels in memory, with `bytesPerRow` bytes per row and in the format ``bitmapInfo``.
    ///
    /// - Complexity: O(*n*) in the number of pixels, which are copied.
    public var dataProvider: CGDataProvider? {
        withPixels { CGDataProvider(Data(buffer: $0)) }
    }

    /// The position of the alpha component.
    public var alphaInfo: CGImageAlphaInfo {
        isOpaque ? .noneSkipFirst : .premultipliedFirst
    }

    /// The format of a pixel in memory: blue, green, red, alpha.
    public var bitmapInfo: CGBitmapInfo {
        [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Little]
    }

    /// Whether the image was created as a mask; always false here.
    public var isMask: Bool {
        false
    }

    /// Returns the image itself, which is immutable.
    public func copy() -> CGImage? {
        self
    }

    /// Returns the image masked by the luminance of `mask` if `mask` is opaque, or by its alpha otherwise.
    public func masking(_ mask: CGImage) -> CGImage? {
        CGContext.image(size: size, scale: 1) { context in
            context.clipUpright(to: CGRect(origin: .zero, size: size), mask: mask)
            context.drawUpright(self, in: CGRect(origin: .zero, size: size))
        }
    }
}

extension CGColorSpace {
    /// Returns whether a decode array, with the minimum and maximum of each component, maps all components to
    /// themselves.
    fileprivate func keepsComponents(_ decode: UnsafePointer<CGFloat>?) -> Bool {
        guard let decode else { return true }
        return (0..<numberOfComponents).allSatisfy { decode[2 * $0] == 0 && decode[2 * $0 + 1] == 1 }
    }
}

extension ImageSurface {
    /// Copies pixels from a client's memory into a surface of the same size.
    static func read(_ bytes: UnsafePointer<UInt8>, bytesPerRow: Int, layout: PixelLayout, into surface: OpaquePointer)
    {
        let width = Int(cairo_image_surface_get_width(surface))
        withBytes(of: surface) { target, stride in
            guard let base = target.baseAddress, stride > 0 else { return }
            for y in 0..<target.count / stride {
                let row = UnsafeMutableRawPointer(base + y * stride).assumingMemoryBound(to: UInt32.self)
                var source = bytes + y * bytesPerRow
                for x in 0..<width {
                    row[x] = layout.word(at: source)
                    source += layout.bytesPerPixel
                }
            }
        }
    }

    /// Copies a surface's pixels to a client's memory of the same size.
    static func write(
        _ surface: OpaquePointer, to bytes: UnsafeMutablePointer<UInt8>, bytesPerRow: Int, layout: PixelLayout
    ) {
        let width = Int(cairo_image_surface_get_width(surface))
        withBytes(of: surface) { source, stride in
            guard let base = source.baseAddress, stride > 0 else { return }
            for y in 0..<source.count / stride {
                let row = UnsafeMutableRawPointer(base + y * stride).assumingMemoryBound(to: UInt32.self)
                var target = bytes + y * bytesPerRow
                for x in 0..<width {
                    layout.write(row[x], at: target)
                    target += layout.bytesPerPixel
                }
            }
        }
    }
}
