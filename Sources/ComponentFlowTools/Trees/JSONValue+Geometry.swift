#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

extension JSONValue {
    init(_ number: CGFloat) {
        self = .number(Double(number))
    }

    /// The coordinates as an array.
    init(_ point: CGPoint) {
        self = .array([JSONValue(point.x), JSONValue(point.y)])
    }

    /// Width and height as an array.
    init(_ size: CGSize) {
        self = .array([JSONValue(size.width), JSONValue(size.height)])
    }

    /// Origin, width and height as an array.
    init(_ rect: CGRect) {
        self = .array([JSONValue(rect.minX), JSONValue(rect.minY), JSONValue(rect.width), JSONValue(rect.height)])
    }
}

#endif
