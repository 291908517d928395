import Foundation
import InspectorClient
import InspectorProtocol

/// An update of a component, with its reasons and its cost.
struct UpdateEntry: Identifiable, Hashable, Sendable {
    /// The largest number of areas that are shown.
    private static let maximumAreas = 50

    /// The number of the update.
    let id: Int
    let component: String
    let type: String
    let path: String
    /// The reasons, one or more.
    let reasons: [String]
    /// The layers that have changed, and the areas that were drawn again.
    let effects: [String]
    /// The areas of the window that were drawn again, in points.
    let damage: [CGRect]
    /// The identifier of that window, if it is known.
    let window: String?
    /// The event that was being handled.
    let event: String?
    /// The duration in milliseconds, with that of the children.
    let milliseconds: Double
    /// Whether it is known what happened with the children.
    let hasChildren: Bool
    /// The number of children that ran.
    let ran: Int
    /// The number of children that did not run.
    let skipped: Int
    /// Whether the update need not have run, because it changed nothing.
    let isUnnecessary: Bool

    init?(_ json: JSONValue) {
        guard let number = json["number"]?.integer else { return nil }
        id = number
        component = DisplayText.limited(json["component"]?.string ?? "")
        type = DisplayText.concise(json["type"]?.string ?? "?")
        path = DisplayText.concise(json["path"]?.string ?? "")
        reasons = UpdateOutline.reasons(of: json).prefix(20).map { DisplayText.concise($0) }
        effects = UpdateOutline.effects(of: json).map { DisplayText.concise($0) }
        damage = (json["damage"]?.array ?? []).prefix(Self.maximumAreas).compactMap { CGRect($0) }
        window = json["window"]?.string
        let description = json["event"]?["description"]?.string ?? Self.requestEvent(json)
        event = description.map { DisplayText.limited($0) }
        milliseconds = json["milliseconds"]?.number ?? 0
        hasChildren = json["ran"] != nil
        ran = json["ran"]?.array?.count ?? 0
        skipped = json["skipped"]?.integer ?? 0
        isUnnecessary = json["changed"]?.bool == false
    }

    /// The event during which the update was requested.
    private static func requestEvent(_ json: JSONValue) -> String? {
        (json["reasons"]?.array ?? []).lazy.compactMap { $0["event"]?["description"]?.string }.first
    }

    /// The type and, if the component is known, its identifier.
    var title: String {
        component.isEmpty ? type : "\(type) \(component)"
    }

    /// The reasons on one line.
    var summary: String {
        reasons.joined(separator: "; ")
    }

    /// The duration with its unit.
    var duration: String {
        Self.text(milliseconds: milliseconds)
    }

    /// What happened with the children, if that was recorded, and whether it was useful.
    var cost: String {
        guard hasChildren else { return duration }
        let children = ran + skipped == 0 ? "no children" : "of the children \(ran) ran, \(skipped) skipped"
        return "\(children), \(duration)" + (isUnnecessary ? ", nothing changed" : "")
    }

    static func text(milliseconds: Double) -> String {
        String(format: "%.2f ms", milliseconds)
    }
}
