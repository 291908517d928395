/// A node of the layer tree.
@MainActor open class CALayer: NSObject {}
