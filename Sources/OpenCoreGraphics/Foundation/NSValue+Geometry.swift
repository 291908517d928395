extension NSValue {
    /// Wraps a point.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// Wraps a size.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// Wraps a rectangle.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// Wraps a vector.
    public convenience init(cgVector vector: CGVector) {
        self.init(copying: vector, encoding: "[2d]")
    }

    /// Wraps a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(copying: transform, encoding: "[6d]")
    }

    /// The wrapped point, or zero if the value holds another type.
    public var cgPointValue: CGPoint {
        pointValue
    }

    /// The wrapped size, or zero if the value holds another type.
    public var cgSizeValue: CGSize {
        sizeValue
    }

    /// The wrapped rectangle, or zero if the value holds another type.
    public var cgRectValue: CGRect {
        rectValue
    }

    /// The wrapped vector, or zero if the value holds another type.
    public var cgVectorValue: CGVector {
        copied(encoding: "[2d]", default: .zero)
    }

    /// The wrapped transform, or the identity if the value holds another type.
    public var cgAffineTransformValue: CGAffineTransform {
        copied(encoding: "[6d]", default: .identity)
    }

    /// Wraps a trivial value of numbers.
    ///
    /// `encoding` describes it as an array in Objective-C's notation, for example `"[2d]"`, because Foundation on Linux
    /// rejects descriptions of structures.
    package convenience init<Value: BitwiseCopyable>(copying value: Value, encoding: String) {
        var value = value
        self.init(bytes: &value, objCType: encoding)
    }

    /// Returns the value wrapped with this encoding, or `value` if the encoding differs.
    package func copied<Value: BitwiseCopyable>(encoding: String, default value: Value) -> Value {
        guard strcmp(objCType, encoding) == 0 else { return value }
        var value = value
        getValue(&value)
        return value
    }
}
