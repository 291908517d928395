internal import OpenCoreGraphics

/// The values of the attributes of an SVG element.
struct SVGAttributes {
    /// The length of the square of a symbol, in units.
    private static let length: CGFloat = 24
    /// The greatest absolute value of a number.
    private static let limit: CGFloat = 1e6

    private let tag: SVGTags.Tag

    init(_ tag: SVGTags.Tag) {
        self.tag = tag
    }

    private func mistake(_ attribute: String) -> SymbolFileError {
        .invalidAttribute(element: tag.name, attribute: attribute)
    }

    /// Returns a property of the attribute `style`, or else the attribute with its name.
    func style(_ name: String) -> String? {
        for declaration in (tag.attributes["style"] ?? "").split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map(trimmed)
            if parts.count == 2, parts[0] == name { return parts[1] }
        }
        return tag.attributes[name].map(trimmed)
    }

    private func trimmed(_ text: some StringProtocol) -> String {
        let start = text.drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }

    // MARK: Numbers

    private static func numbers(_ text: some StringProtocol) -> [CGFloat]? {
        var reader = SymbolPath.NumberReader(text)
        return reader.all()
    }

    private func numbers(_ name: String) throws(SymbolFileError) -> [CGFloat]? {
        guard let text = tag.attributes[name] else { return nil }
        guard let numbers = Self.numbers(text) else { throw mistake(name) }
        return numbers
    }

    /// Returns a length in units, 0 without the attribute.
    private func length(_ name: String) throws(SymbolFileError) -> CGFloat {
        guard var text = tag.attributes[name].map(trimmed) else { return 0 }
        if text.hasSuffix("px") { text.removeLast(2) }
        guard let numbers = Self.numbers(text), numbers.count == 1 else { throw mistake(name) }
        return numbers[0]
    }

    private func size(_ name: String) throws(SymbolFileError) -> CGFloat {
        let length = try length(name)
        guard length >= 0 else { throw mistake(name) }
        return length
    }

    // MARK: Transforms

    /// Returns the transform that fits the view box in the square of a symbol, in its center.
    func viewTransform() throws(SymbolFileError) -> CGAffineTransform {
        var box = [0, 0, try size("width"), try size("height")]
        if let numbers = try numbers("viewBox") {
            guard numbers.count == 4 else { throw mistake("viewBox") }
            box = numbers
        }
        guard box[2] > 0, box[3] > 0 else { throw mistake("viewBox") }
        let scale = Self.length / max(box[2], box[3])
        return CGAffineTransform(translationX: -box[0] - box[2] / 2, y: -box[1] - box[3] / 2)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: Self.length / 2, y: Self.length / 2))
    }

    /// Returns the transform of the element, the identity without the attribute.
    func transform() throws(SymbolFileError) -> CGAffineTransform {
        guard let text = tag.attributes["transform"] else { return .identity }
        var result = CGAffineTransform.identity
        let functions = text.split(separator: ")").map(trimmed).filter { !$0.isEmpty }
        for function in functions {
            let parts = function.split(separator: "(", omittingEmptySubsequences: false)
            guard parts.count == 2, let numbers = Self.numbers(parts[1]),
                let transform = Self.transform(trimmed(parts[0].drop { $0 == "," }), numbers)
            else { throw mistake("transform") }
            result = transform.concatenating(result)
        }
        return result
    }

    private static func transform(_ name: String, _ numbers: [CGFloat]) -> CGAffineTransform? {
        switch (name, numbers.count) {
        case ("matrix", 6):
            return CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("translate", 1...2):
            return CGAffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
        case ("scale", 1...2):
            return CGAffineTransform(scaleX: numbers[0], y: numbers.count > 1 ? numbers[1] : numbers[0])
        case ("rotate", 1):
            return CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
        case ("rotate", 3):
            return CGAffineTransform(translationX: -numbers[1], y: -numbers[2])
                .concatenating(CGAffineTransform(rotationAngle: numbers[0] * .pi / 180))
                .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
        case ("skewX", 1):
            return CGAffineTransform(a: 1, b: 0, c: bounded(tan(numbers[0] * .pi / 180)), d: 1, tx: 0, ty: 0)
        case ("skewY", 1):
            return CGAffineTransform(a: 1, b: bounded(tan(numbers[0] * .pi / 180)), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }

    private static func bounded(_ value: CGFloat) -> CGFloat { min(max(value, -limit), limit) }

    // MARK: Shapes

    /// Returns the shape of the element, or `nil` if it is empty.
    func shape() throws(SymbolFileError) -> CGPath? {
        switch tag.name {
        case "path":
            guard let text = tag.attributes["d"], !trimmed(text).isEmpty else { return nil }
            guard let path = SymbolPath.path(text) else { throw mistake("d") }
            return path
        case "circle":
            let radius = try size("r")
            return try ellipse(radius, radius)
        case "ellipse": return try ellipse(try size("rx"), try size("ry"))
        case "rect": return try rectangle()
        case "line":
            return path(
                [
                    CGPoint(x: try length("x1"), y: try length("y1")),
                    CGPoint(x: try length("x2"), y: try length("y2")),
                ], isClosed: false)
        case "polyline": return path(try points(), isClosed: false)
        case "polygon": return path(try points(), isClosed: true)
        default: throw .unsupported(tag.name)
        }
    }

    private func ellipse(_ rx: CGFloat, _ ry: CGFloat) throws(SymbolFileError) -> CGPath? {
        guard rx > 0, ry > 0 else { return nil }
        let (x, y) = (try length("cx"), try length("cy"))
        return CGPath(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry), transform: nil)
    }

    private func rectangle() throws(SymbolFileError) -> CGPath? {
        let frame = CGRect(
            x: try length("x"), y: try length("y"), width: try size("width"), height: try size("height"))
        guard frame.width > 0, frame.height > 0 else { return nil }
        let (rx, ry) = (try size("rx"), try size("ry"))
        // A radius that is not specified is the other one.
        let radius = CGSize(
            width: min(tag.attributes["rx"] == nil ? ry : rx, frame.width / 2),
            height: min(tag.attributes["ry"] == nil ? rx : ry, frame.height / 2))
        guard radius.width > 0, radius.height > 0 else { return CGPath(rect: frame, transform: nil) }
        return CGPath(roundedRect: frame, cornerWidth: radius.width, cornerHeight: radius.height, transform: nil)
    }

    private func points() throws(SymbolFileError) -> [CGPoint] {
        let numbers = try numbers("points") ?? []
        guard numbers.count % 2 == 0 else { throw mistake("points") }
        return stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    private func path(_ points: [CGPoint], isClosed: Bool) -> CGPath? {
        guard points.count > 1 else { return nil }
        let path = CGMutablePath()
        path.addLines(between: points)
        if isClosed { path.closeSubpath() }
        return path.copy()
    }
}
