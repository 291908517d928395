/// Edits a text: the shared implementation of text fields and text views.
///
/// It stores the selection, performs commands, manages the composition of an input method, and registers undo steps.
/// All returned offsets are grapheme cluster boundaries, in UTF-16 units.
///
/// The text may also be changed directly: then the selection stays on the same characters, and undo steps that can no
/// longer be applied are removed.
@MainActor package final class TextEditor {
    /// The edited text.
    package let storage: NSTextStorage
    /// The view that displays the text.
    package weak var client: (any TextEditorClient)?
    /// The layout of the text; if `nil`, paragraphs are treated as lines.
    package weak var geometry: (any TextGeometry)?
    /// The current selection.
    package internal(set) var selection = TextSelection(caret: 0)
    /// The attributes of text that is inserted next; taken from the surrounding text whenever the selection changes.
    package var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Replaces commands; returns `nil` for those that are performed as usual, and otherwise whether the command was available.
    package var commandOverride: ((TextCommand) -> Bool?)?

    /// The current composition of an input method.
    var composition: TextComposition?
    /// The undo step that may be coalesced with the next edit, and the undo manager's change count when it was last
    /// extended.
    var coalescingStep: (step: TextUndoStep, changeCount: Int)?
    /// The number of input method calls in progress, whose changes are not reported to the input delegate.
    var inputMethodCalls = 0
    /// Whether an undo manager may contain steps of this editor.
    var hasUndoSteps = false
    /// The horizontal position at which vertical movements place the caret, if possible.
    var goalX: CGFloat?
    /// The unit and the start of a selection with a pointer.
    var pointerSelection: (unit: TextPointerUnit, first: NSRange)?
    /// The number of edits, which is used to detect edits made inside callbacks.
    package internal(set) var generation = 0
    /// The number of changes of the text and its attributes by any code.
    package fileprivate(set) var changeCount = 0
    private var isEditing = false
    private let storageObserver = StorageObserver()

    /// Creates an editor of a text.
    package init(storage: NSTextStorage) {
        self.storage = storage
        storageObserver.editor = self
        storage.addObserver(storageObserver)
        selection = TextSelection(caret: storage.length)
    }

    /// The range of the marked text of an input method.
    package var markedRange: NSRange? { composition?.range }

    var buffer: TextBuffer { storage.buffer }
    var units: TextUnits { TextUnits(buffer: storage.buffer) }
    package var isEditable: Bool { client?.isTextEditable ?? true }
    var isSecure: Bool { client?.isSecureTextEntry ?? false }
    var isMultiline: Bool { client?.isMultiline ?? true }

    package var selectedText: String { buffer.text(in: selectedUnits) }

    package var selectedUnits: Range<Int> {
        min(selection.anchor, selection.head)..<max(selection.anchor, selection.head)
    }

    // MARK: Changing the text

    /// Changes the text on behalf of the editor, which updates its own state separately.
    func change(_ range: NSRange, with slice: TextSlice) {
        isEditing = true
        storage.replace(storage.clamped(range), with: slice)
        isEditing = false
        generation += 1
    }

    /// Replaces the attributes in a range on behalf of the editor.
    func setAttributes(_ attributes: [NSAttributedString.Key: Any], in range: NSRange) {
        isEditing = true
        storage.setAttributes(attributes, range: range)
        isEditing = false
    }

    /// Replaces the entire text programmatically, without consulting or notifying the client, and removes all undo
    /// steps.
    ///
    /// The caret is placed at the end.
    package func setText(_ text: NSAttributedString) {
        setText(TextSlice(text))
    }

    package func setText(_ text: TextSlice) {
        composition = nil
        change(NSRange(location: 0, length: storage.length), with: text)
        removeUndoSteps()
        setSelection(TextSelection(caret: storage.length))
    }

    /// Updates the selection and composition after the text was changed by other code.
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
        removeUndoSteps()
        let affinity = selection.affinity
        select(TextSelection(anchor: moved(selection.anchor), head: moved(selection.head), affinity: affinity))
    }
}

/// Observes the storage on behalf of an editor; called in the isolation in which the storage is edited.
private final class StorageObserver: TextStorageObserver {
    // Written only once, by the editor's initializer.
    nonisolated(unsafe) weak var editor: TextEditor?

    package func textStorage(
        _ storage: NSTextStorage, didEdit blocks: Range<Int>, replacedBy count: Int, range: NSRange,
        changeInLength: Int, mask: NSTextStorage.EditActions
    ) {
        guard let editor else { return storage.removeObserver(self) }
        MainActor.assumeIsolated {
            editor.changeCount += 1
            editor.storageDidChange(range: range, changeInLength: changeInLength, mask: mask)
        }
    }
}
