/// Why the content of a component is not shown; see ``Component/redacted(reason:pulses:)``.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content stands for content that is being loaded.
    public static let placeholder = RedactionReasons(rawValue: 1)
}
