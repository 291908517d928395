internal import OpenCoreGraphics
internal import OpenDisplay

// The interfaces `Text` and `EditableText`. Offsets are in Unicode scalars.
extension ATSPIResponder {
    func textProperty(_ name: String, _ text: AccessibilityText) -> DBusValue? {
        switch name {
        case "CharacterCount": .number(text.count)
        case "CaretOffset": .number(text.caret)
        default: nil
        }
    }

    func textMethod(_ request: ATSPIRequest, _ text: AccessibilityText) -> [DBusValue]? {
        contentMethod(request, text) ?? attributeMethod(request, text) ?? selectionMethod(request, text)
            ?? geometryMethod(request, text)
    }

    // MARK: Content

    private func contentMethod(_ request: ATSPIRequest, _ text: AccessibilityText) -> [DBusValue]? {
        switch request.member {
        case "GetText": return [.string(text.substring(request.textRange(0, 1, in: text)))]
        case "GetCharacterAtOffset": return [.int32(text.scalar(at: request.integer(0)).map { Int32($0.value) } ?? 0)]
        case "GetStringAtOffset": return passage(request, Self.granularities, text) { .at($0) }
        case "GetTextAtOffset": return passage(request, Self.boundaries, text) { .at($0) }
        case "GetTextBeforeOffset": return passage(request, Self.boundaries, text) { .before($0) }
        case "GetTextAfterOffset": return passage(request, Self.boundaries, text) { .after($0) }
        default: return nil
        }
    }

    // MARK: Attributes

    private func attributeMethod(_ request: ATSPIRequest, _ text: AccessibilityText) -> [DBusValue]? {
        let id = request.node.id
        switch request.member {
        case "GetAttributeValue":
            let name = request.string(1)
            let own = attributes(at: request.integer(0), id, text).attributes
            return [.string(own[name] ?? source?.defaultTextAttributes(of: id)[name] ?? "")]
        case "GetAttributes": return run(attributes(at: request.integer(0), id, text))
        case "GetAttributeRun":
            var run = attributes(at: request.integer(0), id, text)
            if request.boolean(1) {
                run.attributes.merge(source?.defaultTextAttributes(of: id) ?? [:]) { own, _ in own }
            }
            return self.run(run)
        case "GetDefaultAttributes", "GetDefaultAttributeSet":
            return [.dictionary(source?.defaultTextAttributes(of: id) ?? [:])]
        default: return nil
        }
    }

    private typealias AttributeRun = (attributes: [String: String], range: Range<Int>)

    private func run(_ run: AttributeRun) -> [DBusValue] {
        [.dictionary(run.attributes), .number(run.range.lowerBound), .number(run.range.upperBound)]
    }

    /// Returns the attributes at an offset; those at the end of the text for one beyond it.
    private func attributes(at offset: Int, _ id: AccessibilityID, _ text: AccessibilityText) -> AttributeRun {
        guard text.count > 0 else { return ([:], 0..<0) }
        let offset = min(max(offset < 0 ? text.caret : offset, 0), text.count - 1)
        guard let found = source?.textAttributes(at: offset, in: id) else { return ([:], 0..<text.count) }
        let range = found.range.clamped(to: 0..<text.count)
        return range.contains(offset) ? (found.attributes, range) : (found.attributes, offset..<offset + 1)
    }

    /// The units by the number of `AtspiTextGranularity`.
    private static let granularities: [AccessibilityText.Unit] = [.character, .word, .sentence, .line, .paragraph]
    /// The units by the number of `AtspiTextBoundaryType`, which distinguishes their starts and ends.
    private static let boundaries: [AccessibilityText.Unit] = [
        .character, .word, .word, .sentence, .sentence, .line, .line,
    ]

    /// Where a requested unit is relative to an offset.
    private enum Position {
        case at(Int)
        case before(Int)
        case after(Int)
    }

    private func passage(
        _ request: ATSPIRequest, _ units: [AccessibilityText.Unit], _ text: AccessibilityText,
        _ place: (Int) -> Position
    ) -> [DBusValue] {
        let number = request.integer(1)
        guard units.indices.contains(number) else { return [.string(""), .number(0), .number(0)] }
        let range = range(of: units[number], place(request.integer(0)), request.node.id, text)
        return [.string(text.substring(range)), .number(range.lowerBound), .number(range.upperBound)]
    }

    private func range(
        of unit: AccessibilityText.Unit, _ position: Position, _ id: AccessibilityID, _ text: AccessibilityText
    ) -> Range<Int> {
        switch position {
        case .at(let offset): return range(of: unit, at: offset, id, text)
        case .before(let offset):
            let start = range(of: unit, at: offset, id, text).lowerBound
            return start > 0 ? range(of: unit, at: start - 1, id, text) : 0..<0
        case .after(let offset):
            return range(of: unit, at: range(of: unit, at: offset, id, text).upperBound, id, text)
        }
    }

    /// Returns the unit at an offset; the lines are those of the layout if the source knows them.
    private func range(
        of unit: AccessibilityText.Unit, at offset: Int, _ id: AccessibilityID, _ text: AccessibilityText
    ) -> Range<Int> {
        // An offset of -1 stands for the caret in some clients.
        let offset = offset < 0 ? text.caret : offset
        guard unit == .line, let line = source?.lineRange(at: min(offset, text.count), in: id) else {
            return text.range(of: unit, at: offset)
        }
        return line.clamped(to: 0..<text.count)
    }

    // MARK: Selection

    private func selectionMethod(_ request: ATSPIRequest, _ text: AccessibilityText) -> [DBusValue]? {
        let id = request.node.id
        let isSelected = !text.selection.isEmpty
        switch request.member {
        case "SetCaretOffset":
            let offset = min(max(request.integer(0), 0), text.count)
            return [.boolean(source?.selectText(offset..<offset, in: id) ?? false)]
        case "GetNSelections": return [.number(isSelected ? 1 : 0)]
        case "GetSelection":
            let range = isSelected && request.integer(0) == 0 ? text.selection : 0..<0
            return [.number(range.lowerBound), .number(range.upperBound)]
        case "AddSelection":
            guard !isSelected else { return [.boolean(false)] }
            return [.boolean(source?.selectText(request.textRange(0, 1, in: text), in: id) ?? false)]
        case "SetSelection":
            guard request.integer(0) == 0 else { return [.boolean(false)] }
            return [.boolean(source?.selectText(request.textRange(1, 2, in: text), in: id) ?? false)]
        case "RemoveSelection":
            guard isSelected, request.integer(0) == 0 else { return [.boolean(false)] }
            return [.boolean(source?.selectText(text.caret..<text.caret, in: id) ?? false)]
        default: return nil
        }
    }

    // MARK: Geometry

    private func geometryMethod(_ request: ATSPIRequest, _ text: AccessibilityText) -> [DBusValue]? {
        let id = request.node.id
        switch request.member {
        case "GetCharacterExtents":
            let offset = min(max(request.integer(0), 0), text.count)
            let character = text.range(of: .character, at: offset)
            return numbers(of: frame(ofText: character, id, request.integer(1)))
        case "GetRangeExtents":
            let range = request.textRange(0, 1, in: text)
            let measured = range.lowerBound..<min(range.upperBound, range.lowerBound + Self.measuredLimit)
            return numbers(of: frame(ofText: measured, id, request.integer(2)))
        case "GetOffsetAtPoint":
            let shift = frame(of: id, 0).origin, own = frame(of: id, request.integer(2)).origin
            let point = CGPoint(
                x: CGFloat(request.integer(0)) + shift.x - own.x, y: CGFloat(request.integer(1)) + shift.y - own.y)
            return [.number(source?.textOffset(at: point, in: id) ?? -1)]
        case "ScrollSubstringTo": return [.boolean(source?.scrollToVisible(id) ?? false)]
        default: return nil
        }
    }

    /// The number of scalars of a range whose rectangle is measured; those after it are usually not visible.
    private static let measuredLimit = 1_000

    /// Returns the rectangle of a text; that of its node if the source does not know it.
    private func frame(ofText range: Range<Int>, _ id: AccessibilityID, _ coordinates: Int) -> CGRect {
        let frame = frame(of: id, coordinates)
        guard let source, let rect = source.frame(ofText: range, in: id) else { return frame }
        let origin = source.frame(of: id).origin
        return rect.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
    }

    // MARK: Editing

    func editableTextMethod(_ request: ATSPIRequest, _ text: AccessibilityText) -> [DBusValue]? {
        let id = request.node.id
        switch request.member {
        case "SetTextContents":
            return [.boolean(source?.replaceText(0..<text.count, with: request.string(0), in: id) ?? false)]
        case "InsertText":
            let offset = min(max(request.integer(0), 0), text.count)
            return [.boolean(source?.replaceText(offset..<offset, with: insertion(request), in: id) ?? false)]
        case "DeleteText":
            return [.boolean(source?.replaceText(request.textRange(0, 1, in: text), with: "", in: id) ?? false)]
        default: return nil
        }
    }

    /// Returns the inserted text: as many scalars of the argument as the client specifies, or all of them.
    private func insertion(_ request: ATSPIRequest) -> String {
        let text = AccessibilityText(request.string(1))
        let count = request.integer(2)
        return count < 0 ? text.string : text.substring(0..<min(count, text.count))
    }
}
