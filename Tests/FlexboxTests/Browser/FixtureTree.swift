import Flexbox
import Foundation

/// A tree that a browser has laid out: styles in CSS' words, and the boxes that came out.
struct FixtureTree: Decodable {
    let style: [String: CSSValue]
    let words: [[Double]]?
    let children: [FixtureTree]?
    /// x and y in the parent's border box, width and height.
    let box: [Double]
    /// What the root is given.
    let width: Double?
    let height: Double?

    /// The same tree as nodes.
    func makeNode() throws -> FlexNode {
        var flexStyle = FlexStyle()
        for (name, value) in style {
            try flexStyle.set(name, value)
        }
        let node = FlexNode(style: flexStyle)
        if let words {
            Words(words.map { FlexSize(width: $0[0], height: $0[1]) }).fill(node)
        }
        for child in children ?? [] {
            node.append(try child.makeNode())
        }
        return node
    }

    /// The differences between the boxes of the browser and those of the nodes, in words.
    func differences(from node: FlexNode, path: String = "root", tolerance: Double) -> [String] {
        let actual = [node.frame.x, node.frame.y, node.frame.width, node.frame.height]
        let isEqual = zip(box, actual).allSatisfy { abs($0 - $1) <= tolerance }
        var found = isEqual ? [] : ["\(path) is \(actual.map(shortened)), in the browser \(box.map(shortened))"]
        for (index, child) in (children ?? []).enumerated() {
            found += child.differences(from: node.children[index], path: "\(path)/\(index)", tolerance: tolerance)
        }
        return found
    }

    private func shortened(_ number: Double) -> Double {
        (number * 1000).rounded() / 1000
    }
}

/// A number, or text such as `50%` or `flex-start`.
enum CSSValue: Decodable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }
}

/// A value of a fixture that these tests do not understand.
struct UnknownCSS: Error, CustomStringConvertible {
    let description: String
}

extension CSSValue {
    var length: FlexLength {
        get throws {
            switch self {
            case .number(let value): return .points(value)
            case .text("auto"): return .auto
            case .text(let text):
                guard text.hasSuffix("%"), let value = Double(text.dropLast()) else {
                    throw UnknownCSS(description: text)
                }
                return .percent(value)
            }
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
    /// Sets the property that CSS calls by a name.
    fileprivate mutating func set(_ name: String, _ value: CSSValue) throws {
        if let keyPath = Self.lengths[name] {
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
        case "display": display = try value.keyword(["none": .none])
        case "overflow": overflow = try value.keyword(["hidden": .hidden])
        case "box-sizing": boxSizing = try value.keyword(["content-box": .contentBox])
        default: throw UnknownCSS(description: name)
        }
    }

    private static var lengths: [String: WritableKeyPath<FlexStyle, FlexLength>] {
        [
            "width": \.width, "height": \.height, "min-width": \.minWidth, "min-height": \.minHeight,
            "max-width": \.maxWidth, "max-height": \.maxHeight, "row-gap": \.rowGap, "column-gap": \.columnGap,
            "left": \.inset.left, "top": \.inset.top, "right": \.inset.right, "bottom": \.inset.bottom,
            "margin-left": \.margin.left, "margin-top": \.margin.top, "margin-right": \.margin.right,
            "margin-bottom": \.margin.bottom, "padding-left": \.padding.left, "padding-top": \.padding.top,
            "padding-right": \.padding.right, "padding-bottom": \.padding.bottom, "border-left": \.border.left,
            "border-top": \.border.top, "border-right": \.border.right, "border-bottom": \.border.bottom,
        ]
    }

    private static var directions: [String: FlexDirection] {
        ["row": .row, "column": .column, "row-reverse": .rowReverse, "column-reverse": .columnReverse]
    }

    private static var justifications: [String: FlexJustify] {
        [
            "flex-start": .flexStart, "flex-end": .flexEnd, "center": .center, "space-between": .spaceBetween,
            "space-around": .spaceAround, "space-evenly": .spaceEvenly, "start": .start, "end": .end,
        ]
    }

    private static var contentAlignments: [String: FlexAlignContent] {
        [
            "stretch": .stretch, "flex-start": .flexStart, "flex-end": .flexEnd, "center": .center,
            "space-between": .spaceBetween, "space-around": .spaceAround, "space-evenly": .spaceEvenly,
            "start": .start, "end": .end,
        ]
    }

    private static var alignments: [String: FlexAlign] {
        [
            "stretch": .stretch, "flex-start": .flexStart, "flex-end": .flexEnd, "center": .center,
            "baseline": .baseline, "start": .start, "end": .end,
        ]
    }
}

extension CSSValue {
    fileprivate var basis: FlexBasis {
        get throws {
            if case .text("content") = self { return .content }
            switch try length {
            case .auto: return .auto
            case .points(let value): return .points(value)
            case .percent(let value): return .percent(value)
            }
        }
    }
}
