/// The format of pixels in a client's memory, and its conversion to and from Cairo's: words `0xAARRGGBB`,
/// premultiplied.
struct PixelLayout: Hashable, Sendable {
    /// The offsets of the components' bytes in a pixel.
    enum Kind: Hashable {
        case colors(red: Int, green: Int, blue: Int, alpha: Int?)
        case gray
        case alphaOnly
    }

    let kind: Kind
    /// Whether the colors are premultiplied by alpha.
    let isPremultiplied: Bool
    let bytesPerPixel: Int
    /// The format as the client specified it.
    let info: CGBitmapInfo

    /// Returns nil for unsupported formats: those without 8 bits per component, or with floating-point components.
    init?(bitsPerComponent: Int, components: Int, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, !info.contains(.floatComponents), let alpha = info.alpha else { return nil }
        self.info = info
        isPremultiplied = alpha != .first && alpha != .last
        switch (components, alpha) {
        case (_, .alphaOnly): (kind, bytesPerPixel) = (.alphaOnly, 1)
        case (1, .none): (kind, bytesPerPixel) = (.gray, 1)
        case (3, .none): (kind, bytesPerPixel) = (.colors(red: 0, green: 1, blue: 2, alpha: nil), 3)
        case (3, _):
            guard let places = Self.places(alpha, order: info.intersection(.byteOrderMask)) else { return nil }
            (kind, bytesPerPixel) = (places, 4)
        default: return nil
        }
    }

    private static func places(_ alpha: CGImageAlphaInfo, order: CGBitmapInfo) -> Kind? {
        guard [[], .byteOrder32Big, .byteOrder32Little].contains(order) else { return nil }
        let isLittle = order == .byteOrder32Little
        let place = { (index: Int) in isLittle ? 3 - index : index }
        return switch alpha {
        case .premultipliedFirst, .first:
            .colors(red: place(1), green: place(2), blue: place(3), alpha: place(0))
        case .noneSkipFirst: .colors(red: place(1), green: place(2), blue: place(3), alpha: nil)
        case .premultipliedLast, .last:
            .colors(red: place(0), green: place(1), blue: place(2), alpha: place(3))
        case .noneSkipLast: .colors(red: place(0), green: place(1), blue: place(2), alpha: nil)
        case .none, .alphaOnly: nil
        }
    }

    /// Whether this is the memory format of Cairo's surfaces (on little-endian machines).
    var isNative: Bool {
        switch kind {
        case .colors(2, 1, 0, 3): isPremultiplied
        case .colors(2, 1, 0, nil): bytesPerPixel == 4
        default: false
        }
    }

    /// Whether pixels have no alpha component.
    var isOpaque: Bool {
        switch kind {
        case .colors(_, _, _, let alpha): alpha == nil
        case .gray: true
        case .alphaOnly: false
        }
    }

    func word(at bytes: UnsafePointer<UInt8>) -> UInt32 {
        switch kind {
        case .gray: return 0xFF00_0000 | UInt32(bytes[0]) * 0x01_0101
        case .alphaOnly: return UInt32(bytes[0]) << 24
        case .colors(let red, let green, let blue, let place):
            let alpha = place.map { UInt32(bytes[$0]) } ?? 255
            let part = { (value: UInt8) in
                isPremultiplied ? min(UInt32(value), alpha) : (UInt32(value) * alpha + 127) / 255
            }
            return alpha << 24 | part(bytes[red]) << 16 | part(bytes[green]) << 8 | part(bytes[blue])
        }
    }

    func write(_ word: UInt32, at bytes: UnsafeMutablePointer<UInt8>) {
        let (red, green, blue) = (word >> 16 & 0xFF, word >> 8 & 0xFF, word & 0xFF)
        let alpha = isOpaque ? 255 : word >> 24
        switch kind {
        case .gray: bytes[0] = UInt8((red * 54 + green * 183 + blue * 19 + 128) >> 8)
        case .alphaOnly: bytes[0] = UInt8(word >> 24)
        case .colors(let redPlace, let greenPlace, let bluePlace, let alphaPlace):
            let part = { (value: UInt32) in
                isPremultiplied || alpha == 0 ? UInt8(value) : UInt8(min((value * 255 + alpha / 2) / alpha, 255))
            }
            bytes[redPlace] = part(red)
            bytes[greenPlace] = part(green)
            bytes[bluePlace] = part(blue)
            if let alphaPlace { bytes[alphaPlace] = UInt8(alpha) }
        }
    }
}
