import Testing

import OpenCoreGraphics

@Suite("Images that take the bitmap of their context") struct EndedContextTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    private let rect = CGRect(x: 0, y: 0, width: 4, height: 4)

    private func makeContext() -> CGContext? {
        let context = CGContext.bitmap(size: rect.size, scale: 1, isOpaque: false)
        context?.setFillColor(red)
        context?.fill(rect)
        return context
    }

    @Test("The image shows what was drawn, and the context is released")
    func pixels() {
        var context = makeContext()
        let image = CGContext.image(ending: &context)
        #expect(image?.pixel(x: 1, y: 1)?.description == "#ff0000ff")
        #expect(context == nil)
    }

    @Test("Drawing into a context that was kept does not change the image")
    func keptContext() {
        var context = makeContext()
        let kept = context
        let image = CGContext.image(ending: &context)
        kept?.setFillColor(blue)
        kept?.fill(rect)
        #expect(image?.pixel(x: 1, y: 1)?.description == "#ff0000ff")
    }

    @Test("Drawing into a context that the closure kept does not change the image")
    func contextOfClosure() {
        var kept: CGContext?
        let image = CGContext.image(size: rect.size, scale: 1) { context in
            context.setFillColor(red)
            context.fill(rect)
            kept = context
        }
        kept?.setFillColor(blue)
        kept?.fill(rect)
        #expect(image?.pixel(x: 1, y: 1)?.description == "#ff0000ff")
    }

    @Test("Open states and masks of the context do not change the image", arguments: 0...3)
    func openStates(count: Int) {
        var context = makeContext()
        for _ in 0..<count {
            context?.saveGState()
            context?.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        context?.setFillColor(blue)
        context?.fill(rect)
        let image = CGContext.image(ending: &context)
        #expect(image?.pixel(x: 1, y: 1)?.description == "#0000ffff")
        #expect(image?.pixel(x: 3, y: 3)?.description == (count == 0 ? "#0000ffff" : "#ff0000ff"))
    }
}
