public import Foundation
import OpenUIKit

/// The object that stores a ``PresentationIntent`` in an attributed string.
///
/// `as? PresentationIntent` returns the intent of the attribute's value, as on other platforms.
public final class NSPresentationIntent: NSObject, Sendable {
    /// Must stay the first stored property; see `CoreFoundationTypeTag`.
    private let foundationMark = CoreFoundationTypeTag.swiftObject
    fileprivate let intent: PresentationIntent

    fileprivate init(_ intent: PresentationIntent) {
        self.intent = intent
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSPresentationIntent)?.intent == intent
    }

    public override var hash: Int { intent.hashValue }
    public override var description: String { "\(intent)" }
}

extension PresentationIntent: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSPresentationIntent { NSPresentationIntent(self) }

    public static func _forceBridgeFromObjectiveC(
        _ source: NSPresentationIntent, result: inout PresentationIntent?
    ) {
        result = source.intent
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSPresentationIntent, result: inout PresentationIntent?
    ) -> Bool {
        result = source.intent
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSPresentationIntent?) -> PresentationIntent {
        source?.intent ?? PresentationIntent(types: [])
    }
}
