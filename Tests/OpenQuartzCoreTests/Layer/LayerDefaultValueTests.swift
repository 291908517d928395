import Testing

import OpenQuartzCore

@MainActor @Suite struct LayerDefaultValueTests {
    private final class ProgressLayer: CALayer {
        override class func defaultValue(forKey key: String) -> Any? {
            key == "progress" ? 0.5 : super.defaultValue(forKey: key)
        }
    }

    @Test("The default values of a layer class are those of its new layers")
    func properties() {
        #expect(CALayer.defaultValue(forKey: "opacity") as? Float == 1)
        #expect(CALayer.defaultValue(forKey: "cornerRadius") as? CGFloat == 0)
        #expect(CAShapeLayer.defaultValue(forKey: "lineWidth") as? CGFloat == 1)
        #expect(CALayer.defaultValue(forKey: "lineWidth") == nil)
        #expect(CALayer.defaultValue(forKey: "unknown") == nil)
    }

    @Test("A layer returns the default value of its class for a key without a value")
    func ownKeys() {
        let layer = ProgressLayer()
        #expect(layer.value(forKey: "progress") as? Double == 0.5)
        #expect(layer.value(forKey: "opacity") as? Float == 1)
        layer.setValue(0.75, forKey: "progress")
        #expect(layer.value(forKey: "progress") as? Double == 0.75)
        #expect(CALayer().value(forKey: "progress") == nil)
    }
}
