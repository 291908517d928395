extension Selector {
    /// The action of the Cut command.
    public static let cut = Selector(UIResponder.cut(_:))
    /// The action of the Copy command.
    public static let copy = Selector(UIResponder.copy(_:))
    /// The action of the Paste command.
    public static let paste = Selector(UIResponder.paste(_:))
    /// The action of the Paste and Match Style command.
    public static let pasteAndMatchStyle = Selector(UIResponder.pasteAndMatchStyle(_:))
    /// The action of the Select command.
    public static let select = Selector(UIResponder.select(_:))
    /// The action of the Select All command.
    public static let selectAll = Selector(UIResponder.selectAll(_:))
    /// The action of the Delete command.
    public static let delete = Selector(UIResponder.delete(_:))
}

/// An edit command whose method `UIResponder` declares and few classes override.
@MainActor struct StandardEditCommand {
    private let override: MethodOverride

    /// Returns `nil` for selectors of other methods.
    init?(_ selector: Selector) {
        guard let known = Self.all[selector] else { return nil }
        override = known
    }

    /// Returns whether the responder's class implements the command.
    func isOverridden(in responder: UIResponder) -> Bool {
        override.isPresent(in: responder)
    }

    private static let all: [Selector: MethodOverride] = [
        .cut: known(Cutting.self), .copy: known(Copying.self), .paste: known(Pasting.self),
        .pasteAndMatchStyle: known(Matching.self), .select: known(Selecting.self),
        .selectAll: known(SelectingAll.self), .delete: known(Deleting.self),
    ]

    private static func known(_ overriding: UIResponder.Type) -> MethodOverride {
        MethodOverride(base: UIResponder.self, plain: Plain.self, overriding: overriding)
    }

    private final class Plain: UIResponder {}
    private final class Cutting: UIResponder { override func cut(_ sender: Any?) {} }
    private final class Copying: UIResponder { override func copy(_ sender: Any?) {} }
    private final class Pasting: UIResponder { override func paste(_ sender: Any?) {} }
    private final class Matching: UIResponder { override func pasteAndMatchStyle(_ sender: Any?) {} }
    private final class Selecting: UIResponder { override func select(_ sender: Any?) {} }
    private final class SelectingAll: UIResponder { override func selectAll(_ sender: Any?) {} }
    private final class Deleting: UIResponder { override func delete(_ sender: Any?) {} }
}
