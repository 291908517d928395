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

    /// The wrapped point; zero if the value holds something else.
    public var cgPointValue: CGPoint {
        pointValue
    }

    /// The wrapped size; zero if the value holds something else.
    public var cgSizeValue: CGSize {
        sizeValue
    }

    /// The wrapped rectangle; zero if the value holds something else.
    public var cgRectValue: CGRect {
        rectValue
    }

    /// The wrapped vector; zero if the value holds something else.
    public var cgVectorValue: CGVector {
        copied(encoding: "[2d]", default: .zero)
    }

    /// The wrapped transform; the identity if the value holds something else.
    public var cgAffineTransformValue: CGAffineTransform {
        copied(encoding: "[6d]", default: .identity)
    }

    /// Wraps a plain value of numbers, described as an array in the Objective-C manner (for example `"[2d]"`): Foundation on
    /// Linux refuses descriptions of structures.
    package convenience init<Value: BitwiseCopyable>(copying value: Value, encoding: String) {
        var value = value
        self.init(bytes: &value, objCType: encoding)
    }

    /// The plain value that was wrapped under this description, or a default one.
    package func copied<Value: BitwiseCopyable>(encoding: String, default value: Value) -> Value {
        guard strcmp(objCType, encoding) == 0 else { return value }
        var value = value
        getValue(&value)
        return value
    }
}
