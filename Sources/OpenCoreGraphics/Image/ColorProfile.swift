/// An ICC profile of an RGB matrix with curves, or of a gray curve, prepared for converting pixels to sRGB.
///
/// Cameras, phones and image editors embed such profiles in RGB files. Profiles with multidimensional lookup tables (of
/// printers and scanners) are not supported; pixels with such a profile are treated as sRGB. Colors outside of sRGB
/// are clipped.
struct ColorProfile: Sendable {
    /// The linear light of each byte value, for red, green and blue.
    private let curves: [[Double]]
    /// The matrix from the profile's linear light to that of sRGB, in row-major order.
    private let matrix: [Double]

    /// Reads a profile; returns nil if it is not supported, damaged, or equal to sRGB within the precision of bytes.
    init?(_ data: Data) {
        let parts = data.withUnsafeBytes { ProfileTags(ByteReader(bytes: $0)).parts }
        guard let parts else { return nil }
        curves = parts.curves
        matrix = Self.product(Self.fromConnectionSpace, parts.matrix)
        if isNearlyIdentity { return nil }
    }

    /// Creates a profile that differs from sRGB only in its curve, as specified by PNG's gamma.
    init?(gamma: Double) {
        guard gamma.isFinite, gamma > 0.05, gamma < 20, abs(gamma - 0.45455) > 0.01 else { return nil }
        let curve = (0..<256).map { pow(Double($0) / 255, 1 / gamma) }
        curves = [curve, curve, curve]
        matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    }

    /// The matrix from the profile connection space (XYZ under D50) to linear sRGB: the inverse of sRGB's own profile.
    private static let fromConnectionSpace: [Double] = [
        3.134_107, -1.617_390, -0.490_631,
        -0.978_784, 1.916_278, 0.033_453,
        0.071_982, -0.228_985, 1.405_385,
    ]

    private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
        (0..<9).map { index in
            let (row, column) = (index / 3, index % 3)
            return (0..<3).reduce(0) { $0 + a[row * 3 + $1] * b[$1 * 3 + column] }
        }
    }

    /// Whether the conversion changes no component of a few samples by more than one.
    private var isNearlyIdentity: Bool {
        let samples: [UInt8] = [0, 32, 64, 128, 192, 255]
        for red in samples {
            for green in samples {
                for blue in samples {
                    let result = converted(red, green, blue)
                    guard abs(Int(result.0) - Int(red)) <= 1, abs(Int(result.1) - Int(green)) <= 1,
                        abs(Int(result.2) - Int(blue)) <= 1
                    else { return false }
                }
            }
        }
        return true
    }

    /// Returns a color converted to sRGB.
    func converted(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> (UInt8, UInt8, UInt8) {
        let (r, g, b) = (curves[0][Int(red)], curves[1][Int(green)], curves[2][Int(blue)])
        return (
            Self.encoded(matrix[0] * r + matrix[1] * g + matrix[2] * b),
            Self.encoded(matrix[3] * r + matrix[4] * g + matrix[5] * b),
            Self.encoded(matrix[6] * r + matrix[7] * g + matrix[8] * b)
        )
    }

    /// The resolution of `codes`, fine enough to reach every byte of sRGB, whose curve is steepest at black: 12.92.
    private static let steps = 8192
    private static let codes: [UInt8] = (0...steps).map { step in
        let light = Double(step) / Double(steps)
        let code = light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        return UInt8((code * 255).rounded())
    }

    private static func encoded(_ light: Double) -> UInt8 {
        // NaN counts as black.
        light > 0 ? codes[Int(min(light, 1) * Double(steps) + 0.5)] : codes[0]
    }
}

/// The tags of an ICC profile.
private struct ProfileTags {
    private let bytes: ByteReader

    init(_ bytes: ByteReader) {
        self.bytes = bytes
    }

    /// The curves, and the matrix to the connection space.
    var parts: (curves: [[Double]], matrix: [Double])? {
        guard bytes.has("acsp", at: 36), bytes.has("XYZ ", at: 20) else { return nil }
        if bytes.has("GRAY", at: 16) { return gray }
        guard bytes.has("RGB ", at: 16) else { return nil }
        let curves = ["rTRC", "gTRC", "bTRC"].compactMap(curve)
        let columns = ["rXYZ", "gXYZ", "bXYZ"].compactMap(primary)
        guard curves.count == 3, columns.count == 3 else { return nil }
        return (curves, (0..<9).map { columns[$0 % 3][$0 / 3] })
    }

    /// For gray: its curve, applied to the connection space's white by means of the primaries of sRGB.
    private var gray: (curves: [[Double]], matrix: [Double])? {
        curve("kTRC").map {
            (
                [$0, $0, $0],
                [0.436_066, 0.385_147, 0.143_066, 0.222_488, 0.716_873, 0.060_608, 0.013_916, 0.097_076, 0.714_096]
            )
        }
    }

    private func tag(_ name: String) -> ByteReader? {
        guard let count = bytes.long(128) else { return nil }
        for index in 0..<min(count, 100) where bytes.has(name, at: 132 + index * 12) {
            guard let start = bytes.long(136 + index * 12), let length = bytes.long(140 + index * 12) else {
                return nil
            }
            return bytes.part(from: start, count: length)
        }
        return nil
    }

    private func primary(_ name: String) -> [Double]? {
        guard let tag = tag(name), tag.has("XYZ ", at: 0) else { return nil }
        let parts = [8, 12, 16].compactMap(tag.fixed)
        return parts.count == 3 ? parts : nil
    }

    private func curve(_ name: String) -> [Double]? {
        guard let tag = tag(name) else { return nil }
        if tag.has("para", at: 0) { return parametric(tag) }
        guard tag.has("curv", at: 0), let count = tag.long(8) else { return nil }
        if count == 0 { return (0..<256).map { Double($0) / 255 } }
        if count == 1 {
            return tag.word(12).map { power in (0..<256).map { pow(Double($0) / 255, Double(power) / 256) } }
        }
        guard count <= 1 << 16, tag.count >= 12 + count * 2 else { return nil }
        return (0..<256).map { code in
            let place = Double(code) / 255 * Double(count - 1)
            let low = Int(place)
            let (first, next) = (tag.word(12 + low * 2) ?? 0, tag.word(12 + min(low + 1, count - 1) * 2) ?? 0)
            return (Double(first) + (Double(next) - Double(first)) * (place - Double(low))) / 65535
        }
    }

    /// Evaluates a parametric curve (ICC.1:2010, section 10.15).
    private func parametric(_ tag: ByteReader) -> [Double]? {
        guard let kind = tag.word(8), 0...4 ~= kind else { return nil }
        let numbers = (0..<[1, 3, 4, 5, 7][kind]).compactMap { tag.fixed(12 + $0 * 4) }
        guard numbers.count == [1, 3, 4, 5, 7][kind] else { return nil }
        let number = { (index: Int) in index < numbers.count ? numbers[index] : 0 }
        let (g, a, b, c, d) = (number(0), kind > 0 ? number(1) : 1, number(2), number(3), number(4))
        let value = { (x: Double) -> Double in
            switch kind {
            case 0: pow(x, g)
            case 1: a != 0 && x >= -b / a ? pow(a * x + b, g) : 0
            case 2: a != 0 && x >= -b / a ? pow(a * x + b, g) + c : c
            case 3: x >= d ? pow(a * x + b, g) : c * x
            default: x >= d ? pow(a * x + b, g) + number(5) : c * x + number(6)
            }
        }
        // Section 10.15 also requires that values outside of 0…1 are clipped.
        return (0..<256).map { code in
            let light = value(Double(code) / 255)
            return light > 0 ? min(light, 1) : 0
        }
    }
}
