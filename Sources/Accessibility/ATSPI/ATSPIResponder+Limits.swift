internal import OpenDisplay

// What takes longer than the time between two frames cannot be requested. The selection of a list and a text are values of the
// program, which are not changed in parts; users select all items, and paste long texts, with the keyboard.
extension ATSPIResponder {
    /// The largest number of items of a list without views that a request selects, deselects or returns.
    static let selectionLimit = 250
    /// The largest number of scalars that a request inserts or removes.
    static let editLimit = 20_000

    /// The members that depend on the selected items.
    private static let selectionMembers: [ATSPIInterface: Set<String>] = [
        .selection: ["SelectAll", "ClearSelection", "SelectChild", "DeselectChild", "DeselectSelectedChild"],
        .table: ["GetSelectedRows", "AddRowSelection", "RemoveRowSelection"],
    ]

    /// Throws an error if a request depends on too many items, or changes too much of a text.
    func checkLimits(_ interface: ATSPIInterface, _ request: ATSPIRequest) throws {
        if interface == .editableText, let text = request.node.text {
            return try checkEdit(request, text)
        }
        guard Self.selectionMembers[interface]?.contains(request.member) == true,
            let counts = source?.itemCounts(of: request.node.id)
        else { return }
        let count = request.member == "SelectAll" ? max(counts.all, counts.selected) : counts.selected
        if count > Self.selectionLimit { throw ATSPIError.tooManyItems }
    }

    private func checkEdit(_ request: ATSPIRequest, _ text: AccessibilityText) throws {
        let (removed, inserted): (Int, Int) =
            switch request.member {
            case "SetTextContents": (text.count, AccessibilityText(request.string(0)).count)
            case "InsertText": (0, AccessibilityText(request.string(1)).count)
            case "DeleteText": (request.textRange(0, 1, in: text).count, 0)
            default: (0, 0)
            }
        if max(removed, inserted) > Self.editLimit { throw ATSPIError.textIsTooLong }
    }
}
