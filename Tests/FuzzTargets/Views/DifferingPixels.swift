import OpenCoreGraphics

/// The pixels in which two pictures of the same size differ by more than a tolerance.
struct DifferingPixels {
    private struct Pixel: Hashable {
        let x: Int
        let y: Int
    }

    private let pixels: Set<Pixel>

    /// - Precondition: The pictures have the same size.
    init(_ first: CGImage, _ second: CGImage, tolerance: Int) {
        var pixels: Set<Pixel> = []
        let (firstRow, secondRow) = (first.bytesPerRow / 4, second.bytesPerRow / 4)
        first.withPixels { one in
            second.withPixels { other in
                for y in 0..<first.height {
                    for x in 0..<first.width {
                        let difference = Self.difference(one[y * firstRow + x], other[y * secondRow + x])
                        if difference > tolerance { pixels.insert(Pixel(x: x, y: y)) }
                    }
                }
            }
        }
        self.pixels = pixels
    }

    /// The number of pixels that are not part of a straight edge.
    ///
    /// An edge is a group of adjacent pixels, at most two pixels wide or at most two pixels high.
    var countOutsideEdges: Int {
        var rest = pixels
        var count = 0
        while let start = rest.popFirst() {
            let group = Self.removeGroup(around: start, from: &rest)
            let (columns, rows) = (Set(group.map(\.x)), Set(group.map(\.y)))
            if min(columns.count, rows.count) > 2 { count += group.count }
        }
        return count
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

    /// Returns the largest difference of a component.
    private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
        let shifts: [UInt32] = [24, 16, 8, 0]
        return shifts.reduce(0) { largest, shift in
            max(largest, abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)))
        }
    }
}
