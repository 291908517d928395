import OpenDisplay
import Testing

@testable import OpenUIControls
import UIKitTestSupport

/// Tests the rendered pixels of a text view; `COMPONENTFLOW_SCREENSHOTS=<folder>` saves the images.
@MainActor @Suite struct TextViewPictureTests {
    private static let text = """
        Mixed directions: שלום עולם and مرحبا بالعالم stand in one paragraph that wraps, with a selection in it.
        זוהי פסקה בעברית with English words בתוכה, ארוכה מספיק כדי להישבר.

        日本語の文章も折り返されます。👩‍👩‍👧 नमस्ते दुनिया.
        """

    private func show(_ stage: WindowStage, scale: CGFloat) -> UITextView {
        let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 320, height: 240))
        view.backgroundColor = .systemBackground
        view.font = .systemFont(ofSize: 17)
        view.text = Self.text
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 10, length: 150)
        stage.frame()
        return view
    }

    @Test(
        "The selection color fills exactly the selection rectangles", arguments: [1, 2])
    func selection(scale: Int) throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            try WindowStage.run(CGSize(width: 320, height: 240), scale: CGFloat(scale)) { stage in
                stage.surface.setAppearance(style == .dark ? .dark : .light)
                stage.window.backgroundColor = .systemBackground
                let view = show(stage, scale: CGFloat(scale))
                let image = try stage.screenshot("selection_\(style == .dark ? "dark" : "light")@\(scale)x")
                let ground = try #require(image.pixel(x: 2, y: 2))
                let rects = view.selectionRects(for: .of(view.selectedRange)).map(\.rect)
                #expect(rects.count >= 5)
                for rect in rects where rect.width > 4 {
                    // No glyph reaches the rows just below the upper edge.
                    let inside = image.pixel(
                        x: Int((rect.minX + 2) * CGFloat(scale)), y: Int((rect.minY + 1.5) * CGFloat(scale)))
                    #expect(inside != ground)
                }
                let before = view.caretRect(for: .at(4))
                let outside = image.pixel(
                    x: Int(before.minX * CGFloat(scale)), y: Int((before.minY + 1.5) * CGFloat(scale)))
                #expect(outside == ground)
                view.selectedRange = NSRange(location: 30, length: 0)
                stage.frame()
                let shown = try stage.screenshot("caret_\(style == .dark ? "dark" : "light")@\(scale)x")
                let caret = view.caretRect(for: .at(30))
                let x = Int((caret.midX * CGFloat(scale)).rounded(.down))
                #expect(shown.pixel(x: x, y: Int(caret.midY * CGFloat(scale))) != ground)
            }
        }
    }

    @Test("Text near the end of a long document is as sharp as text at its beginning")
    func sharpness() throws {
        try WindowStage.run(CGSize(width: 200, height: 60), scale: 1) { stage in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 60))
            view.backgroundColor = .white
            view.font = .systemFont(ofSize: 16)
            view.text = Array(repeating: "The same line", count: 60_000).joined(separator: "\n")
            stage.frame()
            let line = try #require(view.document?.layout(of: 0).height)
            @MainActor func rows() throws -> [[PixelColor?]] {
                let image = try #require(stage.surface.renderImage())
                return (0..<60).map { y in (0..<100).map { image.pixel(x: $0, y: y) } }
            }
            view.contentOffset.y = 0
            stage.frame()
            let top = try rows()
            // A line whose top has the same subpixel offset as the top of the first line.
            let far = try #require(
                (50_000..<59_000).first { abs((CGFloat($0) * line).rounded() - CGFloat($0) * line) < 1e-6 })
            view.contentOffset.y = CGFloat(far) * line
            stage.frame()
            stage.frame()
            #expect(view.contentOffset.y > 900_000)
            let bottom = try rows()
            let offset = Int((view.contentOffset.y - CGFloat(far) * line).rounded())
            #expect(offset == 0)
            #expect(bottom[12..<50] == top[12..<50])
        }
    }
}
