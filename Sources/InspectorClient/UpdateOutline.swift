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

    /// Returns what an update has changed, each as one line: the layers, and the areas that were drawn again.
    package static func effects(of update: JSONValue) -> [String] {
        let layers = update["layers"]?.array ?? []
        let names = layers.prefix(maximumEffects).map { layer in
            let changes = (layer["changes"]?.array ?? []).compactMap(\.string)
            return "\(layer["type"]?.string ?? "") \(layer["id"]?.string ?? "") (\(changes.joined(separator: ", ")))"
        }
        let areas = update["damage"]?.array ?? []
        let rectangles = areas.prefix(maximumEffects).map { area in
            let numbers = (area.array ?? []).map { length($0, decimals: 1) }
            guard numbers.count == 4 else { return "?" }
            return "\(numbers[2]) × \(numbers[3]) at (\(numbers[0]), \(numbers[1]))"
        }
        return [
            names.isEmpty ? nil : "changed " + names.joined(separator: ", ") + more(than: layers.count),
            rectangles.isEmpty ? nil : "drawn again: " + rectangles.joined(separator: ", ") + more(than: areas.count),
        ].compactMap { $0 }
    }

    /// The largest number of layers or areas that are listed.
    private static let maximumEffects = 5

    private static func more(than count: Int) -> String {
        count > maximumEffects ? " and \(count - maximumEffects) more" : ""
    }

    private static func lines(of update: JSONValue) -> [String] {
        let number = update["number"]?.integer ?? 0
        let duration = String(format: "%.3f", update["milliseconds"]?.number ?? 0)
        let names = [update["component"]?.string, update["path"]?.string].compactMap { $0 }.joined(separator: " ")
        let skipped = update["skipped"]?.integer ?? 0
        let children = update["ran"]?.array.map { ", \($0.count) ran, \(skipped) skipped" } ?? ""
        let change = update["changed"] == false ? ", nothing changed" : ""
        return ["#\(number) \(names): \(duration) ms\(children)\(change)"]
            + (reasons(of: update) + effects(of: update)).map { "    " + $0 }
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
        case "inheritedValue": return ["an inherited value has changed"]
        case "closures": return ["its closures may differ"]
        case "measurement": return ["a change below may affect the size for another proposal"]
        case "forced": return ["the host requested the update"]
        case "verification": return ["a skipped update is verified"]
        case "unknown": return ["the cause was not recorded"]
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
            let name = field["name"]?.string ?? ""
            let (old, new) = (value(field["old"]), value(field["new"]))
            return old == new ? "\(name) differs" : "\(name): \(old) → \(new)"
        }
    }

    /// Returns the description of a property's value.
    private static func value(_ text: JSONValue?) -> String {
        text == "inf" ? "∞" : text?.string ?? ""
    }

    private static func size(_ value: JSONValue?) -> String {
        guard let lengths = value?.array, lengths.count == 2 else { return "?" }
        return lengths.map { length($0) }.joined(separator: " × ")
    }

    /// Returns a length without decimals if it is a whole number, otherwise with all or with as many as specified.
    private static func length(_ value: JSONValue, decimals: Int? = nil) -> String {
        // Messages contain numbers that are not finite as texts.
        if value == "Infinity" || value.number == .infinity { return "∞" }
        guard let number = value.number else { return value.string ?? "?" }
        if let integer = Int(exactly: number) { return "\(integer)" }
        return decimals.map { String(format: "%.\($0)f", number) } ?? "\(number)"
    }
}
