import Testing

import OpenUIKitCore

@Suite("Values with geometry") struct GeometryValueTests {
    @Test("A value returns the insets that it wraps")
    func insets() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }

    @Test("A value returns the directional insets that it wraps")
    func directionalInsets() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
    }

    @Test("A value returns the offset that it wraps")
    func offset() {
        let offset = UIOffset(horizontal: 1, vertical: -2)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    }

    @Test("A value that wraps another type has no insets")
    func otherType() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).uiEdgeInsetsValue == .zero)
    }
}
