import Foundation
import OpenText
import TestSupport
import Testing
import UIKitTestSupport

/// `CGFont`, and the functions of Core Text for it and for descriptors.
@Suite struct GraphicsFontTests {
    private static let font = UIFont.systemFont(ofSize: 20)

    private func glyphs(_ text: String) -> [CGGlyph] {
        let units = Array(text.utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        CTFontGetGlyphsForCharacters(Self.font, units, &glyphs, units.count)
        return glyphs
    }

    @Test("A graphics font has the numbers of its font")
    func numbers() {
        let graphics = CTFontCopyGraphicsFont(Self.font, nil)
        #expect(graphics.unitsPerEm == Int32(CTFontGetUnitsPerEm(Self.font)))
        #expect(graphics.numberOfGlyphs == CTFontGetGlyphCount(Self.font))
        let scale = CGFloat(graphics.unitsPerEm) / 20
        expectNear(CGFloat(graphics.ascent), CTFontGetAscent(Self.font) * scale, within: 2)
        expectNear(CGFloat(-graphics.descent), CTFontGetDescent(Self.font) * scale, within: 2)
    }

    @Test("A font that is created from a graphics font is the original one")
    func roundTrip() {
        let graphics = CTFontCopyGraphicsFont(Self.font, nil)
        #expect(CTFontCreateWithGraphicsFont(graphics, 20, nil, nil) == Self.font)
    }

    @Test("Advances are in units of the outlines")
    func advances() {
        let graphics = CTFontCopyGraphicsFont(Self.font, nil)
        let glyphs = glyphs("mi")
        var own = [Int32](repeating: 0, count: 2)
        #expect(graphics.getGlyphAdvances(glyphs: glyphs, count: 2, advances: &own))
        var points = [CGSize](repeating: .zero, count: 2)
        CTFontGetAdvancesForGlyphs(Self.font, .horizontal, glyphs, &points, 2)
        #expect(own[0] > own[1])
        expectNear(CGFloat(own[0]), points[0].width * CGFloat(graphics.unitsPerEm) / 20, within: 3)
    }

    @Test("showGlyphs draws the same as CTFontDrawGlyphs")
    func drawing() throws {
        let glyphs = glyphs("Hi")
        let positions = [CGPoint(x: 2, y: 10), CGPoint(x: 22, y: 10)]
        func image(_ draw: (CGContext) -> Void) -> CGImage? {
            let context = CGContext(
                data: nil, width: 50, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context.map(draw)
            return context?.makeImage()
        }
        let shown = try #require(
            image { context in
                context.setFont(CTFontCopyGraphicsFont(Self.font, nil))
                context.setFontSize(20)
                context.showGlyphs(glyphs, at: positions)
            })
        let expected = try #require(image { CTFontDrawGlyphs(Self.font, glyphs, positions, 2, $0) })
        #expect(shown.paintedBounds == expected.paintedBounds)
        #expect(shown.paintedBounds != nil)
    }

    @Test("Glyphs are not drawn without a font")
    func noFont() {
        let image = CGContext.image(size: CGSize(width: 20, height: 20), scale: 1) { context in
            context.setFontSize(20)
            context.showGlyphs(glyphs("H"), at: [CGPoint(x: 2, y: 15)])
        }
        #expect(image?.paintedBounds == nil)
    }

    @Test("Glyphs are drawn without changing the current path")
    func currentPath() {
        let image = CGContext.image(size: CGSize(width: 40, height: 40), scale: 1) { context in
            context.addRect(CGRect(x: 30, y: 30, width: 4, height: 4))
            context.setFont(CTFontCopyGraphicsFont(Self.font, nil))
            context.setFontSize(20)
            context.setFillColor(gray: 1, alpha: 1)
            context.showGlyphs(glyphs("H"), at: [CGPoint(x: 2, y: 15)])
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fillPath()
        }
        #expect(image?.pixel(x: 32, y: 32)?.description == "#ff0000ff")
    }

    @Test("A copy with symbolic traits changes only the traits in the mask")
    func traits() throws {
        let italic = try #require(
            CTFontCreateCopyWithSymbolicTraits(Self.font, 0, nil, .traitItalic, .traitItalic))
        let both = try #require(CTFontCreateCopyWithSymbolicTraits(italic, 0, nil, .traitBold, .traitBold))
        #expect(CTFontGetSymbolicTraits(both).contains([.traitBold, .traitItalic]))
        #expect(CTFontGetSize(both) == 20)
        let upright = try #require(CTFontCreateCopyWithSymbolicTraits(both, 0, nil, [], .traitItalic))
        #expect(CTFontGetSymbolicTraits(upright).contains(.traitBold))
        #expect(!CTFontGetSymbolicTraits(upright).contains(.traitItalic))
    }

    @Test("A descriptor has the attributes with which it was created")
    func descriptor() throws {
        let family = try #require(UIFont.familyNames.first)
        let attributes: NSDictionary = [kCTFontFamilyNameAttribute: family, kCTFontSizeAttribute: 17]
        let font = CTFontCreateWithFontDescriptor(CTFontDescriptorCreateWithAttributes(attributes), 0, nil)
        #expect(CTFontGetSize(font) == 17)
        #expect(CTFontCopyFamilyName(font) == family)
    }

    @Test("The available families are those of UIFont")
    func families() {
        #expect(CTFontManagerCopyAvailableFontFamilyNames() as? [String] == UIFont.familyNames)
    }
}
