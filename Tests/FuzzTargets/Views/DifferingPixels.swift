import OpenCoreGraphics

/// The pixels in which two pictures of the same size differ by more than a tolerance.
struct DifferingPixels {
    private struct Pixel: Hashable {
        let x: Int
        let y: Int
    }

    private let pixels: Set<Pixel>

    /// - Parameter isAnywhereNear: Whether a pixel of the first picture is only compared with the range of the colors of
    ///   the pixels around it in the second picture.
    /// - Precondition: The pictures have the same size.
    init(_ first: CGImage, _ second: CGImage, tolerance: Int, isAnywhereNear: Bool = false) {
        var pixels: Set<Pixel> = []
        let (firstRow, secondRow) = (first.bytesPerRow / 4, second.bytesPerRow / 4)
        first.withPixels { one in
            second.withPixels { other in
                for y in 0..<first.height {
                    for x in 0..<first.width {
                        let difference = Self.difference(one[y * firstRow + x], other[y * secondRow + x])
                        guard difference > tolerance else { continue }
                        if isAnywhereNear {
                            let near = Self.neighbors(ofX: x, y: y, in: other, second.width, second.height, secondRow)
                            if Self.isInRange(one[y * firstRow + x], of: near, tolerance: tolerance) { continue }
                        }
                        pixels.insert(Pixel(x: x, y: y))
                    }
                }
            }
        }
        self.pixels = pixels
    }

    /// The number of pixels that are not part of a straight edge.
    ///
    /// An edge is a group of adjacent pixels that is at most two pixels wide or at most two pixels high, or a part of a
    /// group with this width or height that is at least four pixels long, such as a side of a corner.
    var countOutsideEdges: Int {
        var rest = pixels
        var count = 0
        while let start = rest.popFirst() {
            let group = Set(Self.removeGroup(around: start, from: &rest))
            let (columns, rows) = (Set(group.map(\.x)), Set(group.map(\.y)))
            guard min(columns.count, rows.count) > 2 else { continue }
            count += group.count { pixel in
                let (width, height) = (Self.run(at: pixel, 1, 0, in: group), Self.run(at: pixel, 0, 1, in: group))
                return !(width <= 2 && height >= 4 || height <= 2 && width >= 4)
            }
        }
        return count
    }

    /// Returns the number of pixels of a group that follow each other in one direction and its opposite.
    private static func run(at pixel: Pixel, _ x: Int, _ y: Int, in group: Set<Pixel>) -> Int {
        var length = 1
        for sign in [-1, 1] {
            var next = Pixel(x: pixel.x + sign * x, y: pixel.y + sign * y)
            while group.contains(next) {
                length += 1
                next = Pixel(x: next.x + sign * x, y: next.y + sign * y)
            }
        }
        return length
    }

    private static func removeGroup(around start: Pixel, from rest: inout Set<Pixel>) -> [Pixel] {
        var group = [start]
        var index = 0
        while index < group.count {
            let pixel = group[index]
            index += 1
            for y in pixel.y - 1...pixel.y + 1 {
                for x in pixel.x - 1...pixel.x + 1 {
                    if let neighbor = rest.remove(Pixel(x: x, y: y)) { group.append(neighbor) }
                }
            }
        }
        return group
    }

    /// Returns a pixel and the eight around it, except those outside of the image.
    private static func neighbors(
        ofX x: Int, y: Int, in pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, _ row: Int
    ) -> [UInt32] {
        (max(y - 1, 0)...min(y + 1, height - 1)).flatMap { y in
            (max(x - 1, 0)...min(x + 1, width - 1)).map { x in pixels[y * row + x] }
        }
    }

    /// Whether each component lies in the range of those of other pixels, extended by a tolerance.
    private static func isInRange(_ pixel: UInt32, of others: [UInt32], tolerance: Int) -> Bool {
        let shifts: [UInt32] = [24, 16, 8, 0]
        return shifts.allSatisfy { shift in
            let components = others.map { Int($0 >> shift & 0xFF) }
            let component = Int(pixel >> shift & 0xFF)
            return component >= (components.min() ?? 0) - tolerance && component <= (components.max() ?? 0) + tolerance
        }
    }

    /// Returns the largest difference of a component.
    private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
        let shifts: [UInt32] = [24, 16, 8, 0]
        return shifts.reduce(0) { largest, shift in
            max(largest, abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)))
        }
    }
}
