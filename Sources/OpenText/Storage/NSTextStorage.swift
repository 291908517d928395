/// Attributed text that can be edited and displayed, and that notifies its layout managers of changes.
///
/// Offsets are UTF-16 units; ranges are clamped to the text. The text is a single native string with a table of its
/// paragraphs and a list of its attributes, so that an edit of a text of one megabyte takes about 20 µs and a lookup
/// less than 1 µs.
///
/// Subclasses that store the text themselves override `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and call ``edited(_:range:changeInLength:)`` after each
/// change, as in UIKit. Foundation's own functions that take an attributed string access internal fields that a storage
/// does not use: pass a `copy()` to them. A storage must be used by one thread at a time; if views display it, by the
/// main thread.
open class NSTextStorage: NSMutableAttributedString {
    /// Constants that specify the kinds of an edit.
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes were added, removed or changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters were added, removed or changed.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Posted before an edit is processed.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted after an edit was processed.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

    /// The delegate, which is notified before and after edits are processed and may modify the text.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The kinds of the pending edits, which are not processed yet.
    open internal(set) var editedMask: EditActions = []
    /// The range affected by the pending edits; its location is `NSNotFound` if there are none.
    open internal(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The change in length caused by the pending edits.
    open internal(set) var changeInLength = 0

    package final let buffer = TextBuffer()
    package final var runs = AttributeRuns()
    final var observers: [any TextStorageObserver] = []
    /// The blocks changed by the pending edits.
    final var editedBlocks: TextBuffer.BlockChange?
    /// The number of ``beginEditing()`` calls that are not balanced by ``endEditing()`` yet.
    final var editingDepth = 0
    /// Whether edits belong to the one that is being processed.
    final var isProcessing = false
    private final var isPostingEdit = false
    private final var unreportedEdits: [Edit] = []
    private final var isNotifyingObservers = false

    // MARK: Initialization

    /// Creates an empty storage.
    public init() {
        super.init(string: "")
    }

    /// Creates a storage with a text without attributes.
    public override init(string: String) {
        super.init(string: "")
        fill(TextSlice(string))
    }

    /// Creates a storage with a text that has the same attributes everywhere.
    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: "")
        fill(TextSlice(string, attributes: TextAttributes(attributes ?? [:])))
    }

    /// Creates a storage with a copy of an attributed string.
    public override init(attributedString: NSAttributedString) {
        super.init(string: "")
        fill(TextSlice(attributedString))
    }

    /// Creates an empty storage; decoding from archives is not supported.
    public required init?(coder: NSCoder) {
        super.init(string: "")
    }

    private func fill(_ slice: TextSlice) {
        buffer.replace(0..<0, with: slice.string)
        runs.replace(0..<0, with: slice.runs)
    }

    // MARK: Primitives, which subclasses can override

    open override var string: String { buffer.string }

    /// Returns the attributes at `location` and a range around it in which they do not change.
    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        guard location >= 0, location < runs.length else {
            range?.pointee = NSRange(location: min(max(location, 0), runs.length), length: 0)
            return [:]
        }
        let index = runs.index(at: location)
        range?.pointee = NSRange(runs.range(index))
        return runs.attributes(index).values
    }

    /// Replaces the characters in a range.
    ///
    /// The new characters take the attributes of the first replaced character. If the range is empty, they take those
    /// of the preceding character, or at the start of the text those of the following one.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        let range = clamped(range)
        let source = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
        let attributes = runs.count > 0 ? runs.attributes(runs.index(at: source)) : .none
        change(range, with: TextSlice(str, attributes: attributes))
    }

    /// Replaces all attributes in a range.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        let range = clamped(range)
        guard !range.isEmpty else { return }
        setRuns([AttributeRuns.Run(length: range.count, attributes: TextAttributes(attrs ?? [:]))], in: range)
    }

    // MARK: Methods derived from the primitives
    //
    // Foundation's implementations access internal fields, and crash because these do not describe this text.

    /// The length of the text in UTF-16 units.
    open override var length: Int { buffer.length }

    /// Returns an attribute at `location` and a range around it in which it does not change.
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    /// Returns the attributes at `location` and the longest range around it in which they do not change.
    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let values = attributes(at: location, effectiveRange: nil)
        range?.pointee = longestRange(around: location, in: rangeLimit) { TextAttributes.areEqual($0, values) }
        return values
    }

    /// Returns an attribute at `location` and the longest range around it in which it does not change.
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        let value = attributes(at: location, effectiveRange: nil)[attrName]
        range?.pointee = longestRange(around: location, in: rangeLimit) {
            TextAttributes.isEqual($0[attrName], value)
        }
        return value
    }

    /// Calls `block` for each range with the same attributes.
    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for (range, values) in stretches(in: enumerationRange, options: opts, matching: TextAttributes.areEqual) {
            block(values, range, &stops)
            if stops.boolValue { return }
        }
    }

    /// Calls `block` for each range in which an attribute has the same value or is missing.
    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        let parts = stretches(in: enumerationRange, options: opts) {
            TextAttributes.isEqual($0[attrName], $1[attrName])
        }
        for (range, values) in parts {
            block(values[attrName], range, &stops)
            if stops.boolValue { return }
        }
    }

    /// Returns the attributed text in a range.
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        NSAttributedString(attributedString: slice(range).attributed)
    }

    /// Returns whether characters and attributes are equal.
    open override func isEqual(to other: NSAttributedString) -> Bool {
        guard other !== self else { return true }
        let (slice, otherSlice) = (self.slice(NSRange(location: 0, length: length)), TextSlice(other))
        guard slice.length == otherSlice.length, slice.string.utf16.elementsEqual(otherSlice.string.utf16) else {
            return false
        }
        var (first, second) = (AttributeRuns(), AttributeRuns())
        first.replace(0..<0, with: slice.runs)
        second.replace(0..<0, with: otherSlice.runs)
        return first.count == second.count
            && (0..<first.count).allSatisfy {
                first.range($0) == second.range($0) && first.attributes($0).isEqual(second.attributes($0))
            }
    }

    /// Returns whether `object` is an attributed string with equal characters and attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSAttributedString).map(isEqual(to:)) == true
    }

    open override var hash: Int { string.hashValue }

    /// Returns an immutable copy of the text as an attributed string.
    open override func copy(with zone: NSZone? = nil) -> Any {
        attributedSubstring(from: NSRange(location: 0, length: length))
    }

    /// Returns a mutable copy of the text as an attributed string, which is not a storage.
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        slice(NSRange(location: 0, length: length)).attributed
    }

    /// Replaces the text in a range with attributed text.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replace(clamped(range), with: TextSlice(attrString))
    }

    /// Inserts attributed text at an offset.
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    /// Appends attributed text.
    open override func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }

    /// Deletes the text in a range.
    open override func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: "")
    }

    /// Replaces the entire text.
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    /// Adds an attribute to a range, or replaces its value.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    /// Adds attributes to a range, or replaces their values.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    // MARK: Editing

    /// Begins a group of edits, which are processed together after the matching call of ``endEditing()``.
    ///
    /// Groups can be nested.
    open override func beginEditing() {
        editingDepth += 1
    }

    /// Ends a group of edits, and processes them if it was the outermost group.
    open override func endEditing() {
        guard editingDepth > 0 else { return }
        editingDepth -= 1
        processEditingIfDue()
    }

    /// Records an edit, and processes it unless a group of edits is open.
    ///
    /// - Parameters:
    ///   - editedMask: The kinds of the edit.
    ///   - editedRange: The edited range, in offsets before the edit.
    ///   - delta: The change in length.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let range = max(editedRange.location, 0)..<max(editedRange.location, 0) + max(editedRange.length, 0)
        mirror(range, changeInLength: delta, mask: editedMask)
        note(editedMask, range, changeInLength: delta)
    }

    /// Notifies the delegate and the layout managers of the pending edits.
    ///
    /// The storage calls this method automatically. Subclasses may change attributes before they call `super`.
    open func processEditing() {
        guard !editedMask.isEmpty, !isPostingEdit else { return }
        isProcessing = true
        isPostingEdit = true
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        isPostingEdit = false
        isProcessing = false
        notifyObservers()
    }

    /// Notifies the observers of the pending edits.
    ///
    /// Edits that observers make in the process are reported after the current one.
    private func notifyObservers() {
        if let change = editedBlocks {
            unreportedEdits.append(
                Edit(mask: editedMask, range: editedRange, changeInLength: changeInLength, blocks: change))
        }
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        editedBlocks = nil
        guard !isNotifyingObservers else { return }
        isNotifyingObservers = true
        while !unreportedEdits.isEmpty { notifyObservers(of: unreportedEdits.removeFirst()) }
        isNotifyingObservers = false
    }

    private func notifyObservers(of edit: Edit) {
        for observer in observers {
            observer.textStorage(
                self, didEdit: edit.blocks.old, replacedBy: edit.blocks.count, range: edit.range,
                changeInLength: edit.changeInLength, mask: edit.mask)
        }
    }

    /// Processed edits in the form in which they are reported to observers.
    private struct Edit {
        let mask: EditActions
        let range: NSRange
        let changeInLength: Int
        let blocks: TextBuffer.BlockChange
    }

    final func processEditingIfDue() {
        guard editingDepth == 0, !isProcessing, !editedMask.isEmpty else { return }
        // An override may edit the text before it calls super.
        isProcessing = true
        processEditing()
        isProcessing = false
    }
}
