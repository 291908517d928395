import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("Layout modifiers") @MainActor
struct LayoutModifierTests {
    private let stage = Stage(size: CGSize(width: 100, height: 60))

    private func box(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> Rectangle {
        Rectangle(color: .red, width: width, height: height)
    }

    private var inner: CGRect {
        stage.componentView?.subviews.first?.frame ?? .null
    }

    /// Sets the layout direction of the stage's window.
    private func set(_ direction: UITraitEnvironmentLayoutDirection) {
        stage.window.traitOverrides.layoutDirection = direction
    }

    // MARK: - Fixed size

    @Test("A component of fixed size exceeds its proposal")
    func fixedSize() {
        let text = "some words that have to wrap in a narrow stage"
        let wrapped = stage.show(Text(text: text))
        let fixed = stage.show(Text(text: text).fixedSize())
        #expect(wrapped.width <= 100)
        #expect(fixed.width > 100)
        #expect(fixed.height < wrapped.height)
    }

    @Test("A component of fixed height still respects the proposed width")
    func fixedHeight() {
        #expect(stage.show(box(nil, 90).fixedSize(horizontal: false)) == CGSize(width: 100, height: 90))
    }

    @Test("A child of fixed size is not shortened in a stack that is too long")
    func fixedInStack() {
        let text = "some words that have to wrap"
        let natural = stage.show(Text(text: text).fixedSize())
        stage.show(
            HStack {
                Text(text: text).fixedSize()
                box(nil, 10)
            })
        #expect(inner.width == natural.width)
    }

    // MARK: - Aspect ratio

    @Test("Content with an aspect ratio fits into the proposal")
    func fit() {
        #expect(stage.show(box().aspectRatio(1)) == CGSize(width: 60, height: 60))
        #expect(stage.show(box().aspectRatio(4)) == CGSize(width: 100, height: 25))
    }

    @Test("Content with an aspect ratio can cover the proposal")
    func fill() {
        #expect(stage.show(box().aspectRatio(1, contentMode: .fill)) == CGSize(width: 100, height: 100))
        #expect(stage.show(box().aspectRatio(4, contentMode: .fill)) == CGSize(width: 240, height: 60))
    }

    @Test("With one unbounded dimension the other one determines the size of content with an aspect ratio")
    func unbounded() {
        let host = ComponentHostView<Empty>()
        let size = host.update(
            component: AnyComponent(box().aspectRatio(2)), containerSize: CGSize(width: 50, height: CGFloat.infinity))
        #expect(size == CGSize(width: 50, height: 25))
    }

    @Test("An aspect ratio that is not finite and positive is ignored", arguments: [CGFloat.nan, .infinity, 0, -1])
    func badRatio(ratio: CGFloat) {
        #expect(stage.show(box().aspectRatio(ratio)) == CGSize(width: 100, height: 60))
    }

    @Test("An aspect ratio and a fixed size share the view of other modifiers")
    func sharedView() {
        stage.show(box().aspectRatio(2).fixedSize(horizontal: false, vertical: false).padding(4))
        #expect(inner == CGRect(x: 4, y: 4, width: 92, height: 46))
        #expect(stage.componentView?.subviews.first?.subviews == [])
    }

    // MARK: - Layout direction

    @Test("Leading alignments are at the left in a layout from left to right")
    func leftToRight() {
        stage.show(box(20, 10).frame(width: 50, height: 30, alignment: .leading))
        #expect(inner == CGRect(x: 0, y: 10, width: 20, height: 10))
    }

    @Test("Leading alignments are at the right in a layout from right to left, in the first update")
    func rightToLeft() {
        set(.rightToLeft)
        stage.show(box(20, 10).frame(width: 50, height: 30, alignment: .topLeading))
        #expect(inner == CGRect(x: 30, y: 0, width: 20, height: 10))
    }

    @Test("The children of a VStack are aligned at the leading edge")
    func verticalStack() {
        set(.rightToLeft)
        stage.show(
            VStack(alignment: .leading) {
                box(20, 10)
                box(50, 10)
            })
        #expect(inner.minX == 30)
    }

    @Test("The children of a ZStack, backgrounds and overlays are aligned at the trailing edge")
    func layers() {
        set(.rightToLeft)
        stage.show(
            ZStack(alignment: .bottomTrailing) {
                box(20, 10)
                box(50, 30)
            })
        #expect(inner.origin == CGPoint(x: 0, y: 20))
        stage.show(box(50, 30).background(box(20, 10), alignment: .topTrailing))
        #expect(inner.origin == .zero)
    }

    @Test("Leading padding is at the right in a layout from right to left")
    func padding() {
        set(.rightToLeft)
        let size = stage.show(box(20, 10).padding(.leading, 8))
        #expect(size == CGSize(width: 28, height: 10))
        #expect(inner.minX == 0)
    }

    @Test("Directional insets are mirrored in a layout from right to left")
    func directionalInsets() {
        let padded = box(20, 10).padding(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        stage.show(padded)
        #expect(inner.origin == CGPoint(x: 2, y: 1))
        set(.rightToLeft)
        stage.show(Rectangle(color: .clear))
        stage.show(padded)
        #expect(inner.origin == CGPoint(x: 4, y: 1))
    }
}
