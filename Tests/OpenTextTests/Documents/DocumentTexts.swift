import Foundation
import Fuzzing

import OpenText

/// Random texts with attributes that documents keep, and their comparison.
enum DocumentTexts {
    /// The characters of a text with the attributes that documents keep, as UTF-16 units.
    static func outline(_ text: NSAttributedString) -> [String] {
        Array(text.string.utf16).enumerated().map { place, unit in
            let values = text.attributes(at: place, effectiveRange: nil)
            let font = values[.font] as? UIFont
            let traits = font?.fontDescriptor.symbolicTraits.intersection([.traitBold, .traitItalic]).rawValue ?? 0
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
            _ = (values[.foregroundColor] as? UIColor)?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            let color = [red, green, blue].map { Int(($0 * 255).rounded()) }
            let alignment = (values[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
            let lines = [values[.underlineStyle], values[.strikethroughStyle]].map { $0 as? Int ?? 0 }
            return "\(unit) \(font?.familyName ?? "") \(font?.pointSize ?? 0) \(traits) \(lines) \(color) \(alignment) "
                + "\((values[.link] as? URL)?.absoluteString ?? "")"
        }
    }

    static func pick<Value>(_ values: [Value], _ random: inout SeededRandom) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }

    /// Returns a text with attributes that documents keep.
    static func random(_ random: inout SeededRandom) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let alignment = pick([NSTextAlignment.natural, .left, .center, .right, .justified], &random)
            for part in 0...Int.random(in: 0...3, using: &random) {
                let string = (part == 0 ? "" : "x") + pick(words, &random)
                text.append(NSAttributedString(string: string, attributes: attributes(alignment, &random)))
            }
            text.append(NSAttributedString(string: "\n", attributes: attributes(alignment, &random)))
        }
        return text
    }

    private static let words = [
        "word", #"{\}"#, "été", "日本", "😀", "a\tb", "a\u{2028}b", "\u{a0}", "\u{ad}-", "  ", #"\b0 "#, "?",
    ]

    private static func attributes(
        _ alignment: NSTextAlignment, _ random: inout SeededRandom
    ) -> [NSAttributedString.Key: Any] {
        let size = CGFloat(Int.random(in: 12...80, using: &random)) / 2
        let fonts: [UIFont] = [
            .systemFont(ofSize: size), .boldSystemFont(ofSize: size), .italicSystemFont(ofSize: size),
        ]
        var attributes: [NSAttributedString.Key: Any] = [.font: pick(fonts, &random)]
        if Bool.random(using: &random) { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if Bool.random(using: &random) { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if Bool.random(using: &random) {
            let parts = (0..<3).map { _ in CGFloat(Int.random(in: 0...255, using: &random)) / 255 }
            attributes[.foregroundColor] = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        }
        if Int.random(in: 0..<4, using: &random) == 0 { attributes[.link] = URL(string: "https://example.org/?a=%22b") }
        if alignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            attributes[.paragraphStyle] = style
        }
        return attributes
    }
}
