import Flexbox
@testable import Render
import Testing

@MainActor
@Suite("Layout properties")
struct LayoutPropertyTests {
    private let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    /// Returns the layout of a rendered view with a width of 30.
    private func renderedLayout() throws -> YGLayout {
        UINode<UIView> { spec in spec.set(\.yoga.width, 30) }.reconcile(in: canvas)
        return try #require(canvas.subviews.first).yoga
    }

    @Test("Setting a layout property to the value that it has does not require a layout")
    func equalValue() throws {
        let layout = try renderedLayout()
        layout.width = 30
        layout.marginLeft = .undefined
        layout.alignItems = .stretch
        #expect(!layout.isDirty)
    }

    @Test("Setting a layout property to another value requires a layout")
    func otherValue() throws {
        let layout = try renderedLayout()
        layout.width = 31
        #expect(layout.isDirty)
    }

    @Test("A layout property that is set twice to different values has the last one in the next layout")
    func changedTwice() throws {
        let layout = try renderedLayout()
        layout.width = 31
        layout.width = 32
        UINode<UIView> { spec in spec.set(\.alpha, 0.5) }.reconcile(in: canvas)
        #expect(layout.width.isNaN)
        layout.width = 32
        UINode<UIView> { spec in spec.set(\.alpha, 0.4) }.reconcile(in: canvas)
        #expect(canvas.subviews.first?.bounds.width == 32)
    }

    @Test("An undefined number restores the initial value of a length")
    func undefined() {
        let paths: [ReferenceWritableKeyPath<YGLayout, CGFloat>] = [
            \.width, \.height, \.minWidth, \.minHeight, \.maxWidth, \.maxHeight, \.flexBasis, \.aspectRatio, \.rowGap,
            \.columnGap, \.margin, \.marginVertical, \.marginLeft, \.marginStart, \.padding, \.paddingHorizontal,
            \.paddingTop, \.paddingEnd, \.borderWidth, \.borderBottomWidth, \.left, \.start, \.percent.width,
            \.percent.minHeight, \.percent.margin, \.percent.bottom,
        ]
        for path in paths {
            let view = UIView()
            view.yoga[keyPath: path] = 3
            view.yoga[keyPath: path] = .undefined
            #expect(view.yoga.style == YGLayout.initialStyle, "\(path)")
        }
    }
}
