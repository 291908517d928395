import Testing

@testable import OpenUIControls
import UIKitTestSupport

/// Text views whose layout manager overrides drawing methods.
@Suite @MainActor struct ManagedTextTests {
    /// Draws a red bar to the left of every line.
    private final class Gutter: NSLayoutManager {
        var drawnRanges: [NSRange] = []

        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
            drawnRanges.append(glyphsToShow)
            UIColor.red.setFill()
            enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, _, _, _, _ in
                UIRectFill(CGRect(x: origin.x - 20, y: origin.y + rect.minY, width: 9.5, height: rect.height))
            }
        }
    }

    private func run(
        _ manager: NSLayoutManager, _ text: String = "one\ntwo\nthree", scale: CGFloat = 1,
        _ body: (WindowStage, UITextView) throws -> Void
    ) rethrows {
        try WindowStage.run(CGSize(width: 200, height: 100), scale: scale) { stage in
            let storage = NSTextStorage(string: text)
            let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
            container.widthTracksTextView = true
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            let view = UITextView(frame: .zero, textContainer: container)
            view.textContainerInset = UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 0)
            view.backgroundColor = .white
            view.font = .systemFont(ofSize: 16)
            stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 100))
            stage.frame()
            try body(stage, view)
        }
    }

    @Test("An override of drawBackground draws beside the lines of a text view")
    func gutter() {
        run(Gutter()) { stage, _ in
            let pixel = stage.pixel(15, 14)
            #expect(pixel?.red == 255)
            #expect(pixel?.green == 0)
        }
    }

    @Test("The text is drawn together with an override of drawBackground")
    func text() throws {
        try run(Gutter()) { stage, view in
            let image = try #require(stage.surface.renderImage())
            let dark = (35..<80).contains { x in
                (8..<30).contains { y in (image.pixel(x: x, y: y)?.red ?? 255) < 100 }
            }
            #expect(dark)
        }
    }

    @Test("A frame without changes does not draw the text again")
    func unchanged() {
        let manager = Gutter()
        run(manager) { stage, view in
            manager.drawnRanges = []
            view.setNeedsLayout()
            stage.frame()
            #expect(manager.drawnRanges.isEmpty)
        }
    }

    @Test("An edit draws the text again")
    func edit() {
        let manager = Gutter()
        run(manager) { stage, view in
            manager.drawnRanges = []
            view.textStorage.append(NSAttributedString(string: "!"))
            stage.frame()
            #expect(manager.drawnRanges.last?.length == 14)
        }
    }

    @Test("invalidateDisplay draws the text again")
    func invalidation() {
        let manager = Gutter()
        run(manager) { stage, view in
            manager.drawnRanges = []
            manager.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 3))
            stage.frame()
            #expect(manager.drawnRanges.count == 1)
        }
    }

    @Test("Overrides draw with the resolution of the display")
    func resolution() {
        run(Gutter(), scale: 2) { stage, _ in
            #expect(stage.pixel(38, 30)?.description == "#ff0000ff")
            #expect(stage.pixel(39, 30)?.description == "#ffffffff")
        }
    }

    private static let longText = [String](repeating: "line", count: 1200).joined(separator: "\n")

    @Test("A view that is taller than the largest bitmap displays its text")
    func tall() {
        run(Gutter(), Self.longText) { stage, view in
            view.isScrollEnabled = false
            let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
            #expect(height > 16384)
            view.frame = CGRect(x: 0, y: 100 - height, width: 200, height: height)
            stage.frame()
            #expect(stage.pixel(15, 84)?.description == "#ff0000ff")
            #expect(stage.pixel(15, 97)?.description == "#ffffffff")
        }
    }

    @Test("Scrolling does not draw visible text again")
    func scrolling() {
        let manager = Gutter()
        run(manager, Self.longText) { stage, view in
            manager.drawnRanges = []
            for offset in 1...10 {
                view.contentOffset.y = CGFloat(20 * offset)
                stage.frame()
            }
            #expect(manager.drawnRanges.isEmpty)
            view.contentOffset.y = 600
            stage.frame()
            #expect(manager.drawnRanges.count == 1)
        }
    }

    @Test("The text is removed while the bounds are empty")
    func emptyBounds() {
        run(Gutter()) { stage, view in
            view.clipsToBounds = false
            view.frame.size.height = 0
            stage.frame()
            #expect(stage.pixel(15, 14)?.description == stage.pixel(5, 14)?.description)
        }
    }

    @Test("Nothing remains of an override after the layout manager was replaced by one without overrides")
    func replacement() {
        run(Gutter()) { stage, view in
            view.textContainer.replaceLayoutManager(NSLayoutManager())
            view.setNeedsLayout()
            stage.frame()
            #expect(stage.pixel(15, 14)?.description == "#ffffffff")
        }
    }

    @Test("Overrides are found in the class of a layout manager and in its superclasses")
    func detection() {
        final class Derived: NSLayoutManager {
            override func ensureLayout(for container: NSTextContainer) { super.ensureLayout(for: container) }
        }
        #expect(LayoutManagerOverrides.arePresent(in: Gutter()))
        #expect(!LayoutManagerOverrides.arePresent(in: Derived()))
        #expect(!LayoutManagerOverrides.arePresent(in: NSLayoutManager()))
    }
}
