import OpenUIKitCore
import TestSupport
import Testing
import UIKitTestSupport

import OpenCoreGraphics

/// Tests text of more than 512 pixels, which is filled as outlines.
@Suite("Drawing of very large text") @MainActor struct LargeTextTests {
    /// Returns which part of the pixels of a letter's box is covered.
    private func coverage(_ letter: String, size: CGFloat, scale: CGFloat = 1) throws -> Double {
        let font = UIFont.systemFont(ofSize: size / scale)
        let side = 1500.0
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            context.cgContext.scaleBy(x: scale, y: scale)
            (letter as NSString).draw(at: .zero, withAttributes: [.font: font, .foregroundColor: UIColor.black])
        }
        let bitmap = try #require(image.cgImage)
        var covered = 0.0
        for y in stride(from: 0, to: 1500, by: 3) {
            for x in stride(from: 0, to: 1500, by: 3) {
                covered += Double(bitmap.pixel(x: x, y: y)?.alpha ?? 0) / 255
            }
        }
        return covered * 9 / (size * size)
    }

    @Test(
        "A letter has the same shape below and above the size from which its outline is filled",
        arguments: ["H", "g", "8"])
    func shape(letter: String) throws {
        let (below, above) = try (coverage(letter, size: 500), coverage(letter, size: 525))
        #expect(below > 0.05)
        expectNear(below, above, within: 0.008)
    }

    @Test("A letter that the context enlarges has the same shape as one of a large font")
    func enlarged() throws {
        let (large, enlarged) = try (coverage("H", size: 600), coverage("H", size: 600, scale: 10))
        expectNear(large, enlarged, within: 0.008)
    }

    @Test("An emoji of a very large font is displayed, from an image of limited size")
    func emoji() {
        WindowStage.run(CGSize(width: 300, height: 300)) { stage in
            stage.window.backgroundColor = .white
            let label = stage.add(UILabel(), CGRect(x: -700, y: -1350, width: 3000, height: 3000))
            label.font = .systemFont(ofSize: 1500)
            label.text = "\u{1F34E}"
            stage.frame()
            let center = stage.pixel(150, 150) ?? PixelColor(red: 255, green: 255, blue: 255)
            #expect(center != PixelColor(red: 255, green: 255, blue: 255))
        }
    }

    @Test("A label with a very large font is displayed as in an image")
    func label() {
        WindowStage.run(CGSize(width: 300, height: 300)) { stage in
            stage.window.backgroundColor = .white
            let label = stage.add(UILabel(), CGRect(x: -100, y: -500, width: 1500, height: 1500))
            label.font = .systemFont(ofSize: 1200)
            label.text = "H"
            stage.frame()
            let row = (0..<300).map { stage.pixel($0, 150)?.red ?? 255 }
            #expect(row.contains(0))
            #expect(row.contains(255))
        }
    }
}
