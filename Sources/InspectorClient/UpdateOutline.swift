import Foundation
package import InspectorProtocol

/// Updates as lines: the number, the component and the duration, followed by the reasons.
package enum UpdateOutline {
    package static func text(of updates: JSONValue?) -> String {
        (updates?.array ?? []).flatMap { lines(of: $0) }.joined(separator: "\n")
    }

    /// Returns the reasons of an update, each as one line.
    package static func reasons(of update: JSONValue) -> [String] {
        (update["reasons"]?.array ?? []).flatMap { lines(ofReason: $0) }
    }

    private static func lines(of update: JSONValue) -> [String] {
        let number = update["number"]?.integer ?? 0
        let duration = String(format: "%.3f", update["milliseconds"]?.number ?? 0)
        let names = [update["component"]?.string, update["path"]?.string].compactMap { $0 }.joined(separator: " ")
        let skipped = update["skipped"]?.integer ?? 0
        let children = update["ran"]?.array.map { ", \($0.count) ran, \(skipped) skipped" } ?? ""
        let change = update["changed"] == false ? ", nothing changed" : ""
        return ["#\(number) \(names): \(duration) ms\(children)\(change)"]
            + reasons(of: update).map { "    " + $0 }
    }

    private static func lines(ofReason reason: JSONValue) -> [String] {
        let event = (reason["event"]?["description"]?.string.map { " during \($0)" } ?? "") + place(reason["source"])
        switch reason["kind"]?.string {
        case "first": return ["shown for the first time"]
        case "component": return reason["fields"]?.array.map { lines(ofFields: $0) } ?? ["another component"]
        case "state": return ["state \(reason["type"]?.string ?? "") was updated\(event)"]
        case "model": return ["a model or local value has changed\(event)"]
        case "environment":
            let value = reason["value"]?.string.map { "is now \($0)" } ?? "has changed"
            return ["environment: \(reason["type"]?.string ?? "a value") \(value)"]
        case "size" where reason["new"] == .null: return ["another proposed size"]
        case "size": return ["proposed size: \(size(reason["old"])) → \(size(reason["new"]))"]
        case "childSize": return ["the size of a child has changed in #\(reason["update"]?.integer ?? 0)"]
        case let kind?: return [kind]
        case nil: return []
        }
    }

    /// Returns the place in the source that changed a value, in a few words.
    private static func place(_ source: JSONValue?) -> String {
        guard let file = source?["file"]?.string, let line = source?["line"]?.integer else { return "" }
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return ", by \(source?["function"]?.string ?? "") at \(name):\(line)"
    }

    private static func lines(ofFields fields: [JSONValue]) -> [String] {
        guard !fields.isEmpty else { return ["another component, whose properties cannot be compared"] }
        return fields.map { field in
            "\(field["name"]?.string ?? ""): \(field["old"]?.string ?? "") → \(field["new"]?.string ?? "")"
        }
    }

    private static func size(_ value: JSONValue?) -> String {
        guard let lengths = value?.array, lengths.count == 2 else { return "?" }
        return lengths.map { length in
            length.number.map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" } ?? length.string ?? "?"
        }.joined(separator: " × ")
    }
}
