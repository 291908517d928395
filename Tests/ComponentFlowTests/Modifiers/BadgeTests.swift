import ComponentFlowTesting
import TestSupport
import Testing

import ComponentFlow

@Suite("Badges of components") @MainActor
struct BadgeTests {
    private let stage = Stage(size: CGSize(width: 100, height: 60))

    private func texts(_ component: Overlay<Empty>) -> [String] {
        stage.show(component)
        return stage.componentView?.shownTexts ?? []
    }

    private func box() -> Rectangle {
        Rectangle(color: .red, width: 60, height: 40)
    }

    @Test("A badge shows a number or a text, and nothing for zero, nil and an empty text")
    func content() {
        #expect(texts(box().badge(3)) == ["3"])
        #expect(texts(box().badge("new")) == ["new"])
        #expect(texts(box().badge(0)) == [])
        #expect(texts(box().badge(7)) == ["7"])
        #expect(texts(box().badge("")) == [])
        #expect(texts(box().badge(nil)) == [])
    }

    @Test("The corners of a badge are as round in large text")
    func textSize() {
        stage.show(box().badge(3))
        stage.setTextScale(3.1)
        let background = stage.componentView?.firstView { (view: UIView) in view.layer.cornerRadius > 15 }
        #expect(background != nil)
    }

    @Test(
        "A badge in large text grows around its place, so that it covers little of the content",
        arguments: [false, true])
    func growth(isRightToLeft: Bool) throws {
        stage.window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        stage.show(box().badge(3))
        let content = try #require(stage.componentView)
        func place() throws -> CGRect {
            let badge = try #require(content.firstView { (view: UIView) in view.layer.cornerRadius > 0 })
            return badge.convert(badge.bounds, to: content)
        }
        let before = try place()
        stage.setTextScale(3.1)
        let after = try place()
        #expect(after.height == 2 * before.height)
        expectNear(after.midX, before.midX, within: 3)
        expectNear(after.midY, before.midY, within: 1)
        #expect(after.intersection(content.bounds).height < 1.6 * before.height)
    }

    @Test("A badge is in the top trailing corner and does not affect layout", arguments: [false, true])
    func place(isRightToLeft: Bool) throws {
        stage.window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        #expect(stage.show(box().badge(3)) == CGSize(width: 60, height: 40))
        let badge = try #require(stage.componentView?.subviews.last)
        #expect(badge.frame.minY == 0)
        #expect(badge.frame.minX == (isRightToLeft ? 0 : 60 - badge.frame.width))
    }
}
