#if INSPECTOR

internal import Foundation
internal import InspectorProtocol

extension JSONValue {
    /// The bytes that a string in Base64 stands for.
    var base64: Data? {
        string.flatMap { Data(base64Encoded: $0) }
    }

    /// The number that a string of hexadecimal digits stands for, because a JSON number would be rounded.
    var hexadecimal: UInt64? {
        string.flatMap { UInt64($0, radix: 16) }
    }

    static func string(hexadecimal number: UInt64) -> JSONValue {
        .string(String(number, radix: 16))
    }

    /// Returns the numbers of an array of that many numbers, none of which is too large to calculate with.
    func usableNumbers(_ count: Int) -> [Double]? {
        let numbers = array?.compactMap(\.usableNumber)
        return numbers?.count == count ? numbers : nil
    }

    /// The number, unless it is too large to calculate with.
    var usableNumber: Double? {
        number.flatMap { abs($0) <= RequestParameters.maximumNumber ? $0 : nil }
    }

    /// The number, if it is an integer and not too large to calculate with.
    var usableInteger: Int? {
        usableNumber.flatMap { Int(exactly: $0) }
    }
}

#endif
