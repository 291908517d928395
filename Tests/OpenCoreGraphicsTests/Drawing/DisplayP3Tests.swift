import TestSupport
import Testing

import OpenCoreGraphics

@Suite struct DisplayP3Tests {
    /// Display P3 and sRGB components; the conversions of the primaries are those that Color.js computes.
    private static let samples: [(p3: [CGFloat], sRGB: [CGFloat])] = [
        ([0, 0, 0], [0, 0, 0]), ([1, 1, 1], [1, 1, 1]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
        ([1, 0, 0], [1.0931, -0.2267, -0.1501]), ([0, 1, 0], [-0.5116, 1.0183, -0.3107]),
        ([0, 0, 1], [0, 0, 1.0420]),
    ]

    @Test("A color in Display P3 is converted to sRGB")
    func conversion() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        for sample in Self.samples {
            let color = try #require(CGColor(colorSpace: space, components: sample.p3 + [0.25]))
            let components = try #require(color.components)
            for (component, expected) in zip(components, sample.sRGB + [0.25]) {
                expectNear(component, expected, within: 0.001)
            }
            #expect(color.colorSpace?.name == CGColorSpace.sRGB)
        }
    }
}
