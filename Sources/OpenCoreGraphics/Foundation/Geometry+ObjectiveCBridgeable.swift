// Makes casts between geometry and `NSValue` work as they do with Objective-C, for example of the frames in notifications.

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// Converts the point to an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

    /// Reads the point from an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = source.cgPointValue
    }

    /// Reads the point from an object; fails if it holds another type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = source.hasType(of: NSValue(cgPoint: .zero)) ? source.cgPointValue : nil
        return result != nil
    }

    /// Reads the point from an object; `nil` gives zero.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.cgPointValue ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// Converts the size to an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

    /// Reads the size from an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = source.cgSizeValue
    }

    /// Reads the size from an object; fails if it holds another type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = source.hasType(of: NSValue(cgSize: .zero)) ? source.cgSizeValue : nil
        return result != nil
    }

    /// Reads the size from an object; `nil` gives zero.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source?.cgSizeValue ?? .zero
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// Converts the rectangle to an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

    /// Reads the rectangle from an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.cgRectValue
    }

    /// Reads the rectangle from an object; fails if it holds another type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.hasType(of: NSValue(cgRect: .zero)) ? source.cgRectValue : nil
        return result != nil
    }

    /// Reads the rectangle from an object; `nil` gives zero.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.cgRectValue ?? .zero
    }
}

extension NSValue {
    /// Returns whether both values wrap the same type, according to their type encodings.
    fileprivate func hasType(of other: NSValue) -> Bool {
        strcmp(objCType, other.objCType) == 0
    }
}
