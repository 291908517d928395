/// What edits a text: the one engine of text fields and text views.
///
/// It keeps the selection, performs commands, holds what an input method composes, and registers how edits are taken
/// back. Places that it hands out lie between characters as people see them. Offsets are UTF-16 units.
///
/// The text may also be changed behind its back: then the selection stays on the characters that it was on, and steps
/// that could not be taken back any more are forgotten.
@MainActor package final class TextEditor {
    /// The text.
    package let storage: NSTextStorage
    /// The view.
    package weak var client: (any TextEditorClient)?
    /// Where the places of the text are; without one, paragraphs count as lines.
    package weak var geometry: (any TextGeometry)?
    /// What is selected.
    package internal(set) var selection = TextSelection(caret: 0)
    /// The attributes of what is written next; taken from the text around whenever the selection changes.
    package var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// What an input method composes.
    var composition: TextComposition?
    /// The step that may still grow, and the manager's count of changes when it last did.
    var openStep: (step: TextUndoStep, changeCount: Int)?
    /// Whether a manager may hold steps.
    var hasSteps = false
    /// The distance from the left that lines above and below are entered at.
    var goalX: CGFloat?
    /// What the pointer selects by, and where it began.
    var pointerSelection: (unit: TextPointerUnit, first: NSRange)?
    /// Counts the edits, so that one is noticed that was made during a call of somebody else's code.
    package internal(set) var generation = 0
    private var isEditing = false
    private let watch = StorageWatch()

    /// Makes an editor of a text.
    package init(storage: NSTextStorage) {
        self.storage = storage
        watch.editor = self
        storage.addObserver(watch)
        selection = TextSelection(caret: storage.length)
    }

    /// What an input method composes, in the text.
    package var markedRange: NSRange? { composition?.range }

    var buffer: TextBuffer { storage.buffer }
    var units: TextUnits { TextUnits(buffer: storage.buffer) }
    var isEditable: Bool { client?.isTextEditable ?? true }
    var isSecure: Bool { client?.isSecureTextEntry ?? false }
    var isMultiline: Bool { client?.isMultiline ?? true }

    /// The selected text.
    package var selectedText: String { buffer.text(in: selectedUnits) }

    var selectedUnits: Range<Int> {
        min(selection.anchor, selection.head)..<max(selection.anchor, selection.head)
    }

    // MARK: Changing the text

    /// Changes the text where nobody else needs to be told to keep up.
    func change(_ range: NSRange, with slice: TextSlice) {
        isEditing = true
        storage.replace(storage.clamped(range), with: slice)
        isEditing = false
        generation += 1
    }

    /// Gives a part these attributes.
    func setAttributes(_ attributes: [NSAttributedString.Key: Any], in range: NSRange) {
        isEditing = true
        storage.setAttributes(attributes, range: range)
        isEditing = false
    }

    /// Puts another text in the place of all of it, as code does: nobody is asked or told, and steps are forgotten.
    ///
    /// The caret goes to the end.
    package func setText(_ text: NSAttributedString) {
        setText(TextSlice(text))
    }

    func setText(_ text: TextSlice) {
        composition = nil
        change(NSRange(location: 0, length: storage.length), with: text)
        forgetSteps()
        setSelection(TextSelection(caret: storage.length))
    }

    /// Somebody else changed the text.
    fileprivate func storageDidChange(range: NSRange, changeInLength delta: Int, mask: NSTextStorage.EditActions) {
        guard !isEditing, mask.contains(.editedCharacters) else { return }
        generation += 1
        let oldEnd = NSMaxRange(range) - delta
        func moved(_ place: Int) -> Int {
            place <= range.location ? place : place >= oldEnd ? place + delta : NSMaxRange(range)
        }
        if let old = composition {
            let marked = moved(old.range.location)..<moved(NSMaxRange(old.range))
            composition?.range = NSRange(marked)
            if range.location < NSMaxRange(old.range), oldEnd > old.range.location {
                composition = nil
                setAttributes(old.attributes.values, in: NSRange(marked))
            }
        }
        forgetSteps()
        let affinity = selection.affinity
        select(TextSelection(anchor: moved(selection.anchor), head: moved(selection.head), affinity: affinity))
    }
}

/// Hears of the storage's edits for an editor, from whatever isolation they come.
private final class StorageWatch: TextStorageObserver {
    // Written once, by the editor's initializer.
    nonisolated(unsafe) weak var editor: TextEditor?

    func textStorage(
        _ storage: NSTextStorage, didEdit blocks: Range<Int>, replacedBy count: Int, range: NSRange,
        changeInLength: Int, mask: NSTextStorage.EditActions
    ) {
        guard let editor else { return storage.removeObserver(self) }
        MainActor.assumeIsolated {
            editor.storageDidChange(range: range, changeInLength: changeInLength, mask: mask)
        }
    }
}
