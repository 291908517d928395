extension Selector {
    /// Cuts.
    public static let cut = Selector(UIResponder.cut(_:))
    /// Copies.
    public static let copy = Selector(UIResponder.copy(_:))
    /// Pastes.
    public static let paste = Selector(UIResponder.paste(_:))
    /// Pastes in the style of what is around.
    public static let pasteAndMatchStyle = Selector(UIResponder.pasteAndMatchStyle(_:))
    /// Selects what is at the caret.
    public static let select = Selector(UIResponder.select(_:))
    /// Selects everything.
    public static let selectAll = Selector(UIResponder.selectAll(_:))
    /// Deletes what is selected.
    public static let delete = Selector(UIResponder.delete(_:))
}

/// An edit command that every responder has and few do anything with.
@MainActor struct StandardEditCommand {
    private let override: MethodOverride

    /// nil for selectors of other methods.
    init?(_ selector: Selector) {
        guard let known = Self.all[selector] else { return nil }
        override = known
    }

    /// Whether the responder's class does something with the command.
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
