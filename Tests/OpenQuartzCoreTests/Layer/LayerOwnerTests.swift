import OpenCoreGraphics
import Testing

import OpenQuartzCore

@Suite @MainActor struct LayerOwnerTests {
    @Test("A layer holds its delegate weakly, and its owner is the delegate until another is set")
    func delegates() {
        let layer = CALayer()
        let owner = Owner()
        layer.owner = owner
        #expect(layer.delegate === owner)
        layer.delegate = owner
        #expect(layer.owner === owner)
        var other: Owner? = Owner()
        layer.delegate = other
        #expect(layer.delegate === other)
        #expect(layer.owner == nil)
        other = nil
        #expect(layer.delegate == nil)
    }

    @Test("A layer requests deferred text from its owner once, on first access")
    func deferredText() {
        let layer = CALayer()
        let owner = Writer()
        layer.owner = owner
        layer.deferText()
        #expect(layer.defersText)
        #expect(owner.requested == 0)
        #expect(layer.textContents != nil)
        #expect(!layer.defersText)
        _ = layer.textContents
        #expect(owner.requested == 1)
        layer.deferText()
        layer.textContents = nil
        #expect(layer.textContents == nil)
        #expect(owner.requested == 1)
    }

    @Test("A copy of a layer with deferred text reads the text from the layer, on first access")
    func copiedDeferredText() throws {
        let layer = CALayer()
        let owner = Writer()
        layer.owner = owner
        layer.deferText()
        let copy = try #require(layer.presentation())
        #expect(owner.requested == 0)
        #expect(copy.defersText)
        #expect(layer.defersText)
        #expect(copy.textContents != nil)
        #expect(!layer.defersText)
        #expect(owner.requested == 1)
    }

    @Test("The area of a copy with deferred text is the same as that of the layer")
    func copiedOverhang() throws {
        let layer = CALayer()
        let owner = Writer()
        layer.owner = owner
        layer.deferText()
        let copy = CALayer(layer: layer)
        #expect(copy.plainBox?.textOverhang == 7)
        copy.textContents = nil
        #expect(copy.plainBox?.textOverhang == -1)
    }

    @Test("place(of:) finds an object at any index of an array", arguments: 0..<8)
    func places(count: Int) {
        let layers = (0..<count).map { _ in CALayer() }
        for (index, layer) in layers.enumerated() { #expect(layers.place(of: layer) == index) }
        #expect(layers.place(of: CALayer()) == nil)
    }

    @Test("place(of:near:) finds an object wherever it is", arguments: [-1, 0, 1, 2, 3, 4, 100])
    func placesNearby(hint: Int) {
        let layers = (0..<4).map { _ in CALayer() }
        for (index, layer) in layers.enumerated() { #expect(layers.place(of: layer, near: hint) == index) }
        #expect(layers.place(of: CALayer(), near: hint) == nil)
    }

    @Test("A layer inserted below a sibling lies directly below it, whichever index was expected", arguments: 0..<5)
    func insertsNearby(hint: Int) {
        let superlayer = CALayer()
        let layers = (0..<4).map { _ in CALayer() }
        for layer in layers { superlayer.addSublayer(layer) }
        let new = CALayer()
        superlayer.insertSublayer(new, below: layers[2], near: hint)
        #expect(superlayer.sublayers == [layers[0], layers[1], new, layers[2], layers[3]])
    }
}

private final class Owner: LayerOwner {
    var deferredLayerText: TextContents? { nil }
    var maximumTextOverhang: CGFloat { 0 }

    func sublayerAreaDidChange(_ sublayer: CALayer) {}
}

private final class Writer: LayerOwner {
    var requested = 0
    let maximumTextOverhang: CGFloat = 7

    var deferredLayerText: TextContents? {
        requested += 1
        let text = TextContent("text", font: FontDescriptor(size: 12))
        return TextContents(typeset: TypesetText(text, width: nil), origin: .zero)
    }

    func sublayerAreaDidChange(_ sublayer: CALayer) {}
}
