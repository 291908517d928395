#if INSPECTOR

internal import ComponentFlow
internal import Foundation
internal import InspectorProtocol

extension Date: InspectableValue {
    static let kind = "date"
    static let expectation = "a date such as \"2026-03-04T05:06:00Z\""

    var json: JSONValue { .string(formatted(.iso8601)) }
    var swift: String { "Date(timeIntervalSince1970: \(timeIntervalSince1970.swift))" }

    static func value(of json: JSONValue) -> Date? {
        json.string.flatMap { try? Date($0, strategy: .iso8601) }
    }
}

#endif
