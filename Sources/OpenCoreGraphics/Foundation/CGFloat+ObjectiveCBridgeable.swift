/// Makes `as NSNumber`, `as AnyObject` and `as? CGFloat` work as they do with Objective-C.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Converts the number to an object.
    public func _bridgeToObjectiveC() -> NSNumber {
        NSNumber(value: native)
    }

    /// Reads the number from an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Reads the number from an object; it always succeeds.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// Reads the number from an object; nil gives 0.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
