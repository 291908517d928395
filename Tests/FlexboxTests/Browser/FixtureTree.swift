import Flexbox
import Foundation
import Testing

/// A tree that a browser has laid out: its CSS styles and the resulting boxes.
struct FixtureTree: Decodable {
    let style: String
    let words: [[Double]]?
    let children: [FixtureTree]?
    /// Left-to-right layout: x and y relative to the border box of the nearest ancestor with a box, width and height.
    let ltr: [Double]
    /// The right-to-left layout, if it differs.
    let rtl: [Double]?
    /// The available size of the root.
    let width: Double?
    let height: Double?

    /// Creates the nodes of the tree.
    func makeNode() throws -> FlexNode {
        var flexStyle = FlexStyle()
        for declaration in style.utf8.split(separator: UInt8(ascii: ";")) {
            let parts = declaration.split(separator: UInt8(ascii: ":"))
            guard parts.count == 2 else { throw UnknownCSS(description: style) }
            try flexStyle.set(String(Substring(parts[0])), CSSValue(Substring(parts[1])))
        }
        let node = FlexNode(style: flexStyle)
        if let words {
            Words(words.map { FlexSize(width: $0[0], height: $0[1]) }).fill(node)
        }
        node.setChildren(try (children ?? []).map { try $0.makeNode() })
        return node
    }

    /// Describes the differences between the browser's boxes and the frames of the nodes.
    func differences(
        from node: FlexNode, isRightToLeft: Bool, path: String = "root", tolerance: Double
    ) -> [String] {
        let expected = isRightToLeft ? rtl ?? ltr : ltr
        let frame = node.frame
        let isEqual =
            abs(frame.x - expected[0]) <= tolerance && abs(frame.y - expected[1]) <= tolerance
            && abs(frame.width - expected[2]) <= tolerance && abs(frame.height - expected[3]) <= tolerance
        var found: [String] = []
        if !isEqual {
            let actual = [frame.x, frame.y, frame.width, frame.height].map(shortened)
            found = ["\(path) is \(actual), in the browser \(expected) {\(style)}"]
        }
        for (index, child) in (children ?? []).enumerated() {
            found += child.differences(
                from: node.children[index], isRightToLeft: isRightToLeft, path: "\(path)/\(index)", tolerance: tolerance
            )
        }
        return found
    }

    /// The styles of the tree, one line per node.
    var outline: String { outline(indent: "") }

    private func outline(indent: String) -> String {
        let content = words.map { " words \($0)" } ?? ""
        let given = "\(width.map { " width \($0)" } ?? "")\(height.map { " height \($0)" } ?? "")"
        let inside = (children ?? []).map { $0.outline(indent: indent + "  ") }.joined()
        return "\(indent){\(style)}\(content)\(given)\n\(inside)"
    }

    private func shortened(_ number: Double) -> Double {
        (number * 1000).rounded() / 1000
    }
}

/// Recorded trees: a folder with a file for each theme.
struct FixtureFolder {
    private let folder: URL?
    /// Whether an environment variable names the folder, instead of that of the test target.
    let isOther: Bool

    /// Creates the folder that an environment variable names, or else the one at a path of the fixtures of the test target.
    init(named variable: String, or path: String) {
        let other = ProcessInfo.processInfo.environment[variable]
        isOther = other != nil
        folder =
            other.map { URL(fileURLWithPath: $0) }
            ?? Bundle.module.url(forResource: "Fixtures", withExtension: nil)?.appendingPathComponent(path)
    }

    var themes: [String] {
        let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    func trees(_ theme: String) throws -> [FixtureTree] {
        let url = try #require(folder).appendingPathComponent("\(theme).json")
        return try JSONDecoder().decode([FixtureTree].self, from: Data(contentsOf: url))
    }

    /// Returns the number of the trees of all themes.
    func count() throws -> Int {
        try themes.reduce(0) { try $0 + trees($1).count }
    }

    /// Writes which of the compared trees of a theme differ to a file beside the trees, from which `make` prints the sum.
    ///
    /// Nothing is written for the fixtures of the test target.
    func record(differing indices: [Int], of count: Int, in theme: String) throws {
        guard isOther, let folder else { return }
        let words = ["\(indices.count)", "\(count)", "\(theme):"] + indices.map { "\($0)" }
        let line = words.joined(separator: " ") + "\n"
        try Data(line.utf8).write(to: folder.appendingPathComponent("\(theme).result"))
    }
}

/// A number, or text such as `50%` or `flex-start`.
enum CSSValue {
    case number(Double)
    case text(String)

    init(_ text: Substring) {
        if let number = Double(text) {
            self = .number(number)
        } else {
            self = .text(String(text))
        }
    }
}

/// The error for a value of a fixture that these tests do not support.
struct UnknownCSS: Error, CustomStringConvertible {
    let description: String
}

extension CSSValue {
    var length: FlexLength {
        get throws {
            switch self {
            case .number(let value): return .points(value)
            case .text("auto"): return .auto
            case .text("min-content"): return .minContent
            case .text("max-content"): return .maxContent
            case .text("fit-content"): return .fitContent
            case .text("stretch"): return .stretch
            case .text(let text):
                guard text.hasSuffix("%"), let value = Double(text.dropLast()) else {
                    throw UnknownCSS(description: text)
                }
                return .percent(value)
            }
        }
    }

    /// The textual representation.
    var text: String {
        switch self {
        case .number(let value): "\(Int(value))"
        case .text(let text): text
        }
    }

    var number: Double {
        get throws {
            guard case .number(let value) = self else { throw UnknownCSS(description: "\(self)") }
            return value
        }
    }

    func keyword<Keyword>(_ keywords: [String: Keyword]) throws -> Keyword {
        guard case .text(let text) = self, let keyword = keywords[text] else {
            throw UnknownCSS(description: "\(self)")
        }
        return keyword
    }
}

extension FlexStyle {
    /// Sets a property by its CSS name.
    fileprivate mutating func set(_ name: String, _ value: CSSValue) throws {
        if let keyPath = Self.lengths[name] {
            self[keyPath: keyPath] = try value.length
        } else if let keyPath = Self.optionalLengths[name] {
            self[keyPath: keyPath] = try value.length
        } else {
            try setOther(name, value)
        }
    }

    private mutating func setOther(_ name: String, _ value: CSSValue) throws {
        switch name {
        case "flex-grow": flexGrow = try value.number
        case "flex-shrink": flexShrink = try value.number
        case "flex-basis": flexBasis = try value.basis
        case "order": order = Int(try value.number)
        case "aspect-ratio": aspectRatio = try value.number
        case "flex-direction": flexDirection = try value.keyword(Self.directions)
        case "flex-wrap": flexWrap = try value.keyword(["wrap": .wrap, "wrap-reverse": .wrapReverse])
        case "justify-content": justifyContent = try value.keyword(Self.justifications)
        case "align-items": alignItems = try value.keyword(Self.alignments)
        case "align-self": alignSelf = try value.keyword(Self.alignments)
        case "align-content": alignContent = try value.keyword(Self.contentAlignments)
        case "direction": direction = try value.keyword(["ltr": .leftToRight, "rtl": .rightToLeft])
        case "position": position = try value.keyword(["static": .static, "absolute": .absolute])
        case "display":
            display = try value.keyword([
                "none": .none, "contents": .contents, "grid": .grid, "block": .block, "flex": .flex,
            ])
        case "overflow": overflow = try value.keyword(Self.overflows)
        case "overflow-x": overflowX = try value.keyword(Self.overflows)
        case "overflow-y": overflowY = try value.keyword(Self.overflows)
        case "--scrollbar": scrollbarWidth = try value.number
        case "box-sizing": boxSizing = try value.keyword(["content-box": .contentBox])
        default: try setGrid(name, value)
        }
    }

    private mutating func setGrid(_ name: String, _ value: CSSValue) throws {
        var style = grid ?? GridStyle()
        switch name {
        case "justify-items":
            justifyItems = try value.keyword(Self.alignments)
            return
        case "justify-self":
            justifySelf = try value.keyword(Self.alignments)
            return
        default:
            guard try style.set(name, value.text) else { throw UnknownCSS(description: name) }
        }
        grid = style
    }

    private static let lengths: [String: any WritableKeyPath<FlexStyle, FlexLength> & Sendable] =
        [
            "width": \.width, "height": \.height, "min-width": \.minWidth, "min-height": \.minHeight,
            "max-width": \.maxWidth, "max-height": \.maxHeight, "row-gap": \.rowGap, "column-gap": \.columnGap,
            "left": \.inset.left, "top": \.inset.top, "right": \.inset.right, "bottom": \.inset.bottom,
            "margin-left": \.margin.left, "margin-top": \.margin.top, "margin-right": \.margin.right,
            "margin-bottom": \.margin.bottom, "padding-left": \.padding.left, "padding-top": \.padding.top,
            "padding-right": \.padding.right, "padding-bottom": \.padding.bottom, "border-left": \.border.left,
            "border-top": \.border.top, "border-right": \.border.right, "border-bottom": \.border.bottom,
        ]

    private static let optionalLengths: [String: any WritableKeyPath<FlexStyle, FlexLength?> & Sendable] =
        [
            "margin-inline-start": \.margin.start, "margin-inline-end": \.margin.end,
            "padding-inline-start": \.padding.start, "padding-inline-end": \.padding.end,
            "border-inline-start": \.border.start, "border-inline-end": \.border.end,
            "inset-inline-start": \.inset.start, "inset-inline-end": \.inset.end,
        ]

    private static var overflows: [String: FlexOverflow] {
        ["visible": .visible, "hidden": .hidden, "scroll": .scroll]
    }

    private static var directions: [String: FlexDirection] {
        ["row": .row, "column": .column, "row-reverse": .rowReverse, "column-reverse": .columnReverse]
    }

    private static var plainJustifications: [String: FlexJustify] {
        [
            "flex-start": .flexStart, "flex-end": .flexEnd, "center": .center, "space-between": .spaceBetween,
            "space-around": .spaceAround, "space-evenly": .spaceEvenly, "start": .start, "end": .end,
            "left": .left, "right": .right, "stretch": .stretch,
        ]
    }

    private static var plainContentAlignments: [String: FlexAlignContent] {
        [
            "stretch": .stretch, "flex-start": .flexStart, "flex-end": .flexEnd, "center": .center,
            "space-between": .spaceBetween, "space-around": .spaceAround, "space-evenly": .spaceEvenly,
            "start": .start, "end": .end,
        ]
    }

    private static var positions: [String: FlexAlignPosition] {
        [
            "center": .center, "start": .start, "end": .end, "flex-start": .flexStart, "flex-end": .flexEnd,
            "self-start": .selfStart, "self-end": .selfEnd,
        ]
    }

    /// Adds the values for safe and unsafe alignment.
    private static func withOverflow<Keyword>(
        _ keywords: [String: Keyword], safe: (FlexAlignPosition) -> Keyword, unsafe: (FlexAlignPosition) -> Keyword
    ) -> [String: Keyword] {
        var all = keywords
        for (name, position) in positions {
            all["safe \(name)"] = safe(position)
            all["unsafe \(name)"] = unsafe(position)
        }
        return all
    }

    private static let alignments = withOverflow(plainAlignments, safe: FlexAlign.safe, unsafe: FlexAlign.unsafe)
    private static let justifications = withOverflow(
        plainJustifications, safe: FlexJustify.safe, unsafe: FlexJustify.unsafe)
    private static let contentAlignments = withOverflow(
        plainContentAlignments, safe: FlexAlignContent.safe, unsafe: FlexAlignContent.unsafe)

    private static var plainAlignments: [String: FlexAlign] {
        [
            "stretch": .stretch, "flex-start": .flexStart, "flex-end": .flexEnd, "center": .center,
            "baseline": .baseline, "start": .start, "end": .end,
            "self-start": .selfStart, "self-end": .selfEnd,
        ]
    }
}

extension CSSValue {
    fileprivate var basis: FlexBasis {
        get throws {
            if case .text("content") = self { return .content }
            return try length
        }
    }
}
