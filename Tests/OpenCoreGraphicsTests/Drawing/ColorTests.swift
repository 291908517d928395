import Testing

import OpenCoreGraphics

@Suite("Colors") struct ColorTests {
    @Test("Colors are equal by value and have equal hashes")
    func equality() {
        let one = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        let other = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        #expect(one != CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5))
        #expect(CGColor(gray: 0, alpha: 1) != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test("A gray color has two components and an RGB color four")
    func components() {
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
        #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).components == [0.1, 0.2, 0.3, 1])
        #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 1])?.components == [0.25, 1])
        #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
        #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
        #expect(CGColorSpace(name: "nonsense") == nil)
        #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
    }

    @Test("A copy with another alpha keeps the components, and alpha is clamped to 0…1")
    func alpha() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        #expect(color.copy(alpha: 0.5)?.components == [0.1, 0.2, 0.3, 0.5])
        #expect(color.copy(alpha: 7)?.alpha == 1)
        #expect(CGColor(red: .nan, green: .infinity, blue: 1, alpha: .nan).components == [0, 0, 1, 0])
    }

    @Test("Colors are interpolated linearly")
    func mixing() {
        let mixed = CGColor.black.interpolated(to: CGColor(red: 1, green: 0.5, blue: 0, alpha: 0), by: 0.5)
        #expect(mixed.components == [0.5, 0.25, 0, 0.5])
    }

    @Test("Gradients sort their stops, clamp them to 0…1 and distribute colors without locations evenly")
    func gradients() throws {
        let colors: [CGColor] = [.black, .white, .clear]
        let even = try #require(CGGradient(colorsSpace: nil, colors: colors as NSArray, locations: nil))
        #expect(even.stops.map(\.location) == [0, 0.5, 1])
        let given = try #require(CGGradient(colors: colors, locations: [2, -1, .nan]))
        #expect(given.stops.map(\.location) == [0, 0, 1])
        #expect(given.stops.map(\.color) == [.white, .clear, .black])
        #expect(CGGradient(colors: []) == nil)
        let raw = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: [0, 1], count: 2))
        #expect(raw.stops.map(\.color) == [.black, .white])
    }

    @Test("A gradient is not created from elements that are no colors")
    func gradientOfOtherObjects() {
        let mixed: [Any] = [CGColor.black, "white", CGColor.white]
        #expect(CGGradient(colorsSpace: nil, colors: mixed as NSArray, locations: [0, 0.2, 1]) == nil)
    }
}
