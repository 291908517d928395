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
    /// The action of the Bold command.
    public static let toggleBoldface = Selector(UIResponder.toggleBoldface(_:))
    /// The action of the Italic command.
    public static let toggleItalics = Selector(UIResponder.toggleItalics(_:))
    /// The action of the Underline command.
    public static let toggleUnderline = Selector(UIResponder.toggleUnderline(_:))
    /// The action of the command that enlarges text.
    public static let increaseSize = Selector(UIResponder.increaseSize(_:))
    /// The action of the command that reduces the size of text.
    public static let decreaseSize = Selector(UIResponder.decreaseSize(_:))
    /// The action of the Find command.
    public static let find = Selector(UIResponder.find(_:))
    /// The action of the Find and Replace command.
    public static let findAndReplace = Selector(UIResponder.findAndReplace(_:))
    /// The action of the Find Next command.
    public static let findNext = Selector(UIResponder.findNext(_:))
    /// The action of the Find Previous command.
    public static let findPrevious = Selector(UIResponder.findPrevious(_:))
    /// The action of the Use Selection for Find command.
    public static let useSelectionForFind = Selector(UIResponder.useSelectionForFind(_:))
}

/// An edit command whose method `UIResponder` declares and few classes override.
@MainActor struct StandardEditCommand {
    private let override: MethodOverride

    /// Returns `nil` for selectors of other methods.
    init?(_ selector: Selector) {
        guard let known = Self.all[selector] else { return nil }
        override = known
    }

    /// Whether views that edit text handle the command's key themselves.
    static func isHandledAsKey(_ selector: Selector) -> Bool {
        switch selector {
        case .find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind: false
        default: all[selector] != nil
        }
    }

    /// Returns whether the responder's class implements the command.
    func isOverridden(in responder: UIResponder) -> Bool {
        override.isPresent(in: responder)
    }

    private static let all: [Selector: MethodOverride] = [
        .cut: known(Cutting.self), .copy: known(Copying.self), .paste: known(Pasting.self),
        .pasteAndMatchStyle: known(Matching.self), .select: known(Selecting.self),
        .selectAll: known(SelectingAll.self), .delete: known(Deleting.self),
        .toggleBoldface: known(Emboldening.self), .toggleItalics: known(Italicizing.self),
        .toggleUnderline: known(Underlining.self), .increaseSize: known(Enlarging.self),
        .decreaseSize: known(Reducing.self),
        .find: known(Finding.self), .findAndReplace: known(Replacing.self), .findNext: known(FindingNext.self),
        .findPrevious: known(FindingPrevious.self), .useSelectionForFind: known(FindingSelection.self),
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
    private final class Emboldening: UIResponder { override func toggleBoldface(_ sender: Any?) {} }
    private final class Italicizing: UIResponder { override func toggleItalics(_ sender: Any?) {} }
    private final class Underlining: UIResponder { override func toggleUnderline(_ sender: Any?) {} }
    private final class Enlarging: UIResponder { override func increaseSize(_ sender: Any?) {} }
    private final class Reducing: UIResponder { override func decreaseSize(_ sender: Any?) {} }
    private final class Finding: UIResponder { override func find(_ sender: Any?) {} }
    private final class Replacing: UIResponder { override func findAndReplace(_ sender: Any?) {} }
    private final class FindingNext: UIResponder { override func findNext(_ sender: Any?) {} }
    private final class FindingPrevious: UIResponder { override func findPrevious(_ sender: Any?) {} }
    private final class FindingSelection: UIResponder { override func useSelectionForFind(_ sender: Any?) {} }
}
