/// Reads a path in the syntax of SVG.
struct SymbolPath {
    /// The largest number of bytes of a path.
    private static let maximumLength = 100_000

    private let bytes: [UInt8]
    private var index = 0
    private var path = CGMutablePath()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The control point that a smooth curve reflects, and the command that set it.
    private var control: (point: CGPoint, command: UInt8)?

    /// Returns the path, or `nil` if the text is none.
    ///
    /// - Complexity: O(*n*) for *n* bytes, of which there are at most 100,000.
    static func path(_ text: some StringProtocol) -> CGPath? {
        let bytes = Array(text.utf8)
        guard bytes.count <= maximumLength else { return nil }
        var reader = SymbolPath(bytes: bytes)
        return reader.read()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func read() -> CGPath? {
        skipSeparators()
        guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "m") else { return nil }
        var command = UInt8(0)
        while index < bytes.count {
            let byte = bytes[index]
            if byte.isLetter {
                command = byte
                index += 1
            } else if command | 0x20 == UInt8(ascii: "z") {
                return nil
            } else if command | 0x20 == UInt8(ascii: "m") {
                // More points after a move are lines.
                command -= UInt8(ascii: "m") - UInt8(ascii: "l")
            }
            guard perform(command) else { return nil }
            skipSeparators()
        }
        return path.copy()
    }

    /// Reads a list of numbers, separated as in a path.
    struct NumberReader {
        private var reader: SymbolPath

        init(_ text: some StringProtocol) {
            reader = SymbolPath(bytes: Array(text.utf8))
        }

        /// Returns the numbers, or `nil` if the text consists of something else as well.
        mutating func all() -> [CGFloat]? {
            guard reader.bytes.count <= SymbolPath.maximumLength else { return nil }
            var numbers: [CGFloat] = []
            reader.skipSeparators()
            while reader.index < reader.bytes.count {
                guard let number = reader.number() else { return nil }
                numbers.append(number)
                reader.skipSeparators()
            }
            return numbers
        }
    }

    // MARK: Commands

    private mutating func perform(_ command: UInt8) -> Bool {
        let isRelative = command & 0x20 != 0
        let origin = isRelative ? current : .zero
        let lower = command | 0x20
        defer { if control?.command != lower { control = nil } }
        switch Character(UnicodeScalar(lower)) {
        case "m":
            guard let point = point(origin) else { return false }
            (current, start) = (point, point)
            path.move(to: point)
        case "l":
            guard let point = point(origin) else { return false }
            addLine(to: point)
        case "h":
            guard let x = number() else { return false }
            addLine(to: CGPoint(x: origin.x + x, y: current.y))
        case "v":
            guard let y = number() else { return false }
            addLine(to: CGPoint(x: current.x, y: origin.y + y))
        case "c":
            guard let first = point(origin), let second = point(origin), let end = point(origin) else { return false }
            addCurve(first, second, end)
        case "s":
            guard let second = point(origin), let end = point(origin) else { return false }
            addCurve(reflected(UInt8(ascii: "c"), UInt8(ascii: "s")), second, end)
            control?.command = lower
        case "q":
            guard let middle = point(origin), let end = point(origin) else { return false }
            addQuadCurve(middle, end, lower)
        case "t":
            guard let end = point(origin) else { return false }
            addQuadCurve(reflected(UInt8(ascii: "q"), UInt8(ascii: "t")), end, lower)
        case "a":
            guard let rx = number(), let ry = number(), let angle = number(), let isLarge = flag(),
                let isPositive = flag(),
                let end = point(origin)
            else { return false }
            let arc = SymbolArc(
                from: current, to: end, radii: CGSize(width: abs(rx), height: abs(ry)), rotation: angle * .pi / 180,
                isLarge: isLarge, isPositive: isPositive)
            arc.add(to: path)
            current = end
        case "z":
            path.closeSubpath()
            current = start
        default: return false
        }
        return true
    }

    private mutating func addLine(to point: CGPoint) {
        path.addLine(to: point)
        current = point
    }

    private mutating func addCurve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        path.addCurve(to: end, control1: first, control2: second)
        (current, control) = (end, (second, UInt8(ascii: "c")))
    }

    private mutating func addQuadCurve(_ middle: CGPoint, _ end: CGPoint, _ command: UInt8) {
        path.addQuadCurve(to: end, control: middle)
        (current, control) = (end, (middle, command))
    }

    /// Returns the reflection of the last control point, if it is that of one of two commands.
    private func reflected(_ first: UInt8, _ second: UInt8) -> CGPoint {
        guard let control, control.command == first || control.command == second else { return current }
        return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
    }

    // MARK: Numbers

    private mutating func skipSeparators() {
        while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") { index += 1 }
    }

    private mutating func point(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// A flag is one digit, which the next number may follow without a separator.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
            return nil
        }
        index += 1
        return bytes[index - 1] == UInt8(ascii: "1")
    }

    private mutating func number() -> CGFloat? {
        skipSeparators()
        let first = index
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
        var hasPoint = false
        while index < bytes.count, bytes[index].isDigit || (bytes[index] == UInt8(ascii: ".") && !hasPoint) {
            hasPoint = hasPoint || bytes[index] == UInt8(ascii: ".")
            index += 1
        }
        skipExponent()
        guard let value = Double(String(decoding: bytes[first..<index], as: UTF8.self)), abs(value) < 1e6 else {
            return nil
        }
        return CGFloat(value)
    }

    private mutating func skipExponent() {
        guard index + 1 < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
        var end = index + 1
        if bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
        guard end < bytes.count, bytes[end].isDigit else { return }
        while end < bytes.count, bytes[end].isDigit { end += 1 }
        index = end
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
    fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
