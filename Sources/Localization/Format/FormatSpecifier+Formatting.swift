#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension FormatSpecifier {
    /// Returns an argument as it is written in a language, with at least the minimum number of characters.
    func format(_ argument: LocalizedArgument, _ symbols: NumberSymbols) -> String {
        switch argument {
        case .text(let text): padded(precision.map { String(text.prefix($0)) } ?? text)
        case .integer(let value): formatInteger(value.magnitude, isNegative: value < 0, symbols)
        case .unsigned(let value): formatInteger(value, isNegative: false, symbols)
        case .number(let value): formatNumber(value, symbols)
        }
    }

    /// Returns an argument as the digits and the point on which its plural form depends.
    func decimal(_ argument: LocalizedArgument) -> String? {
        switch argument {
        case .text: nil
        case .integer(let value): "\(value.magnitude)"
        case .unsigned(let value): "\(value)"
        case .number(let value):
            kind == .number
                ? (value.isFinite ? String(Self.print(value.magnitude, "f", precision ?? 6)) : nil)
                : "\(Self.integer(value).magnitude)"
        }
    }

    private func formatInteger(_ magnitude: UInt, isNegative: Bool, _ symbols: NumberSymbols) -> String {
        switch conversion {
        case "x", "X":
            let digits = String(magnitude, radix: 16, uppercase: conversion == "X")
            return complete(sign: isAlternative ? "0x" : "", digits: atLeast(digits), symbols)
        case "o", "O":
            return complete(sign: isAlternative ? "0" : "", digits: atLeast(String(magnitude, radix: 8)), symbols)
        case "c", "C":
            return padded(UInt32(exactly: magnitude).flatMap { Unicode.Scalar($0) }.map { String($0) } ?? "")
        case "f", "F", "e", "E", "g", "G", "a", "A":
            return formatNumber(isNegative ? -Double(magnitude) : Double(magnitude), symbols)
        default:
            // Numbers with leading zeros are codes, which have no separators.
            let digits = symbols.localized(atLeast("\(magnitude)"), isGrouped: !isZeroPadded && precision == nil)
            return complete(sign: sign(isNegative: isNegative, symbols), digits: digits, symbols)
        }
    }

    private func formatNumber(_ value: Double, _ symbols: NumberSymbols) -> String {
        guard kind == .number else {
            // An object, or an integer, in place of a number.
            if kind == .text { return padded(symbols.localized("\(value)", isGrouped: true)) }
            let integer = Self.integer(value)
            return formatInteger(integer.magnitude, isNegative: integer < 0, symbols)
        }
        guard !value.isNaN else { return padded("NaN") }
        let sign = sign(isNegative: value.sign == .minus, symbols)
        guard value.isFinite else { return padded(sign + "∞") }
        let letter = String(conversion)
        let text = Self.print(value.magnitude, letter, precision ?? (letter.lowercased() == "a" ? -1 : 6))
        if letter.lowercased() == "a" { return padded(sign + text) }
        let isGrouped = !isZeroPadded && letter.lowercased() == "f"
        return complete(sign: sign, digits: symbols.localized(text, isGrouped: isGrouped), symbols)
    }

    private func sign(isNegative: Bool, _ symbols: NumberSymbols) -> String {
        isNegative ? symbols.minus : showsPlus ? symbols.plus : ""
    }

    /// Returns the digits with zeros before them, as many as the precision of an integer demands.
    private func atLeast(_ digits: String) -> String {
        String(repeating: "0", count: max((precision ?? 0) - digits.count, 0)) + digits
    }

    private func complete(sign: String, digits: String, _ symbols: NumberSymbols) -> String {
        guard isZeroPadded, !isLeftAligned else { return padded(sign + digits) }
        let isHexadecimal = conversion == "x" || conversion == "X"
        let zero = isHexadecimal ? "0" : String(symbols.zero)
        return sign + String(repeating: zero, count: max(width - sign.count - digits.count, 0)) + digits
    }

    private func padded(_ text: String) -> String {
        let padding = String(repeating: " ", count: max(width - text.count, 0))
        return isLeftAligned ? text + padding : padding + text
    }

    /// Returns the integer part of a number, within the range of integers.
    private static func integer(_ value: Double) -> Int {
        value.isNaN ? 0 : Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }

    /// Returns a number that is not negative in the digits of C.
    private static func print(_ value: Double, _ letter: String, _ precision: Int) -> String {
        // The longest text has 309 digits before the point.
        var buffer = [CChar](repeating: 0, count: 512)
        let count = withVaList(precision < 0 ? [value] : [Int32(min(precision, limit)), value]) { arguments in
            vsnprintf(&buffer, buffer.count, precision < 0 ? "%\(letter)" : "%.*\(letter)", arguments)
        }
        let length = min(max(Int(count), 0), buffer.count - 1)
        let text = String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // A program that has called setlocale gets the separator of that locale.
        return text.replacing(",", with: ".")
    }
}
