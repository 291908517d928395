import TestSupport
import Testing

@testable import OpenCoreGraphics

@Suite("Shadings") struct ShadingTests {
    /// From black to red.
    private func reds() -> CGFunction? {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                output[0] = input[0]
                output[1] = 0
                output[2] = 0
                output[3] = 7
            }, releaseInfo: nil)
        return CGFunction(
            info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: [0, 1, 0, 1, 0, 1, 0, 1],
            callbacks: &callbacks)
    }

    private func axial(extends: Bool) throws -> CGImage {
        let shading = CGShading(
            axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
            function: try #require(reds()), extendStart: extends, extendEnd: extends)
        let usable = try #require(shading)
        return try #require(
            CGContext.image(size: CGSize(width: 40, height: 4), scale: 1) { $0.drawShading(usable) })
    }

    @Test("The colors along the line are the values of the function, limited to its range")
    func colors() throws {
        let middle = try #require(try axial(extends: false).pixel(x: 20, y: 2))
        #expect((125...137).contains(middle.red))
        #expect(middle.green == 0)
        #expect(middle.alpha == 255)
    }

    @Test("A shading that does not extend leaves the area beyond its ends transparent")
    func ends() throws {
        let image = try axial(extends: false)
        #expect(image.pixel(x: 5, y: 2)?.alpha == 0)
        #expect(image.pixel(x: 35, y: 2)?.alpha == 0)
    }

    @Test("A shading that extends continues its first and last colors")
    func extensions() throws {
        let image = try axial(extends: true)
        #expect(image.pixel(x: 2, y: 2)?.description == "#000000ff")
        #expect(image.pixel(x: 37, y: 2)?.description == "#ff0000ff")
    }

    @Test("A radial shading has the last color at its circle")
    func radial() throws {
        let shading = CGShading(
            radialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 20, y: 20), startRadius: 0,
            end: CGPoint(x: 20, y: 20), endRadius: 10, function: try #require(reds()), extendStart: false,
            extendEnd: false)
        let usable = try #require(shading)
        let image = try #require(
            CGContext.image(size: CGSize(width: 40, height: 40), scale: 1) { $0.drawShading(usable) })
        #expect((image.pixel(x: 28, y: 20)?.red ?? 0) > 190)
        #expect((image.pixel(x: 20, y: 20)?.red ?? 255) < 30)
        #expect(image.pixel(x: 35, y: 20)?.alpha == 0)
    }

    @Test("A function of two inputs without limits receives both")
    func inputs() throws {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                output[0] = input[0]
                output[1] = input[1]
            }, releaseInfo: nil)
        let function = try #require(
            CGFunction(
                info: nil, domainDimension: 2, domain: nil, rangeDimension: 2, range: nil, callbacks: &callbacks))
        #expect(function.inputs(at: 0.5) == [0.5, 0])
        #expect(function.values(at: 0.5) == [0.5, 0])
    }

    @Test("A function with too few outputs gives no shading")
    func outputs() throws {
        var callbacks = CGFunctionCallbacks(version: 0, evaluate: { _, _, output in output[0] = 0 }, releaseInfo: nil)
        let function = CGFunction(
            info: nil, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil, callbacks: &callbacks)
        let shading = CGShading(
            axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 1, y: 1),
            function: try #require(function), extendStart: false, extendEnd: false)
        #expect(shading == nil)
    }
}
