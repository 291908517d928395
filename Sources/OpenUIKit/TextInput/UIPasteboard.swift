/// What was copied or cut last.
///
/// It is the program's own: other programs do not see it yet.
@MainActor public final class UIPasteboard: NSObject {
    /// The pasteboard of copy, cut and paste.
    public static let general = UIPasteboard()

    private var items: [String] = []

    /// How often the content was replaced.
    public private(set) var changeCount = 0

    /// The texts.
    public var strings: [String]? {
        get { items.isEmpty ? nil : items }
        set {
            items = newValue ?? []
            changeCount += 1
        }
    }

    /// The first text.
    public var string: String? {
        get { items.first }
        set { strings = newValue.map { [$0] } }
    }

    /// Whether there is a text.
    public var hasStrings: Bool { !items.isEmpty }
}
