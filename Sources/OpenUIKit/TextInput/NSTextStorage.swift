/// Attributed text that is edited and shown: it tells those who lay it out what changed.
///
/// Offsets are UTF-16 units; ranges outside of the text are cut to it. The text is one native string with a table of its
/// paragraphs and a list of its attributes, so that an edit of a megabyte costs some 20 µs and a look-up less than one.
///
/// Subclasses that keep the text themselves override `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and call ``edited(_:range:changeInLength:)`` after each
/// change, as they do in UIKit. Foundation's own functions that take an attributed string look into fields which a
/// storage does not use: hand them its `copy()`. A storage is used by one thread at a time: where views show it, by the main thread.
open class NSTextStorage: NSMutableAttributedString {
    /// What an edit changed.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes actions from their bits.
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
    /// Posted when an edit was processed.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

    /// Told before and after edits are processed, and may change them.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// What the edits changed that are not processed yet.
    open internal(set) var editedMask: EditActions = []
    /// The part that edits changed that are not processed yet; without any its location is `NSNotFound`.
    open internal(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how much edits that are not processed yet changed the length.
    open internal(set) var changeInLength = 0

    final let buffer = TextBuffer()
    final var runs = AttributeRuns()
    final var observers: [any TextStorageObserver] = []
    /// The blocks that edits changed that are not processed yet.
    final var editedBlocks: TextBuffer.BlockChange?
    /// How often editing began and did not end.
    final var editingDepth = 0
    final var isProcessing = false
    private final var untold: [Edit] = []
    private final var isTelling = false

    // MARK: Making

    /// Makes an empty storage.
    public init() {
        super.init(string: "")
    }

    /// Makes a storage of a text without attributes.
    public override init(string: String) {
        super.init(string: "")
        fill(TextSlice(string))
    }

    /// Makes a storage of a text with the same attributes everywhere.
    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: "")
        fill(TextSlice(string, attributes: TextAttributes(attributes ?? [:])))
    }

    /// Makes a storage of an attributed text.
    public override init(attributedString: NSAttributedString) {
        super.init(string: "")
        fill(TextSlice(attributedString))
    }

    /// Makes an empty storage; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init(string: "")
    }

    private func fill(_ slice: TextSlice) {
        buffer.replace(0..<0, with: slice.string)
        runs.replace(0..<0, with: slice.runs)
    }

    // MARK: What subclasses override

    /// The characters.
    open override var string: String { buffer.string }

    /// The attributes at a place, and the part around it in which they are the same.
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

    /// Puts a text in the place of a part.
    ///
    /// It takes the attributes of the first character that it replaces; if it replaces none, those of the character
    /// before, and at the start of the text those of the character behind.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        let range = clamped(range)
        let source = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
        let attributes = runs.count > 0 ? runs.attributes(runs.index(at: source)) : .none
        change(range, with: TextSlice(str, attributes: attributes))
    }

    /// Gives a part these attributes and no others.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        let range = clamped(range)
        guard !range.isEmpty else { return }
        setRuns([AttributeRuns.Run(length: range.count, attributes: TextAttributes(attrs ?? [:]))], in: range)
    }

    // MARK: What follows from that
    //
    // Foundation's own versions read fields of their own, and crash where these have nothing to do with the text.

    /// The UTF-16 units of the text.
    open override var length: Int { buffer.length }

    /// One attribute at a place, and a part around it in which it is the same.
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    /// The attributes at a place, and the largest part around it in which they are the same.
    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let values = attributes(at: location, effectiveRange: nil)
        range?.pointee = longestRange(around: location, in: rangeLimit) { TextAttributes.areEqual($0, values) }
        return values
    }

    /// One attribute at a place, and the largest part around it in which it is the same.
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

    /// Calls a block for each part with the same attributes.
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

    /// Calls a block for each part in which one attribute is the same, or is missing.
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

    /// A part with its attributes.
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        NSAttributedString(attributedString: slice(range).attributed)
    }

    /// Whether characters and attributes are the same.
    open override func isEqual(to other: NSAttributedString) -> Bool {
        guard other !== self else { return true }
        let (mine, theirs) = (slice(NSRange(location: 0, length: length)), TextSlice(other))
        guard mine.length == theirs.length, mine.string.utf16.elementsEqual(theirs.string.utf16) else { return false }
        var (first, second) = (AttributeRuns(), AttributeRuns())
        first.replace(0..<0, with: mine.runs)
        second.replace(0..<0, with: theirs.runs)
        return first.count == second.count
            && (0..<first.count).allSatisfy {
                first.range($0) == second.range($0) && first.attributes($0).isEqual(second.attributes($0))
            }
    }

    /// Whether it is an attributed string with the same characters and attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSAttributedString).map(isEqual(to:)) == true
    }

    /// Equal texts have equal hashes.
    open override var hash: Int { string.hashValue }

    /// An attributed string that does not change.
    open override func copy(with zone: NSZone? = nil) -> Any {
        attributedSubstring(from: NSRange(location: 0, length: length))
    }

    /// An attributed string of its own that can be changed.
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        slice(NSRange(location: 0, length: length)).attributed
    }

    /// Puts an attributed text in the place of a part.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replace(clamped(range), with: TextSlice(attrString))
    }

    /// Puts an attributed text before a place.
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    /// Puts an attributed text behind all others.
    open override func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }

    /// Deletes a part.
    open override func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: "")
    }

    /// Puts an attributed text in the place of everything.
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    /// Gives a part an attribute more, or another value of it.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    /// Gives a part more attributes, or other values of them.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    /// Takes an attribute from a part.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    // MARK: Editing

    /// Lets edits be processed together, when ``endEditing()`` was called as often.
    open override func beginEditing() {
        editingDepth += 1
    }

    /// Processes the edits since ``beginEditing()``.
    open override func endEditing() {
        guard editingDepth > 0 else { return }
        editingDepth -= 1
        processEditingIfDue()
    }

    /// Notes an edit, and processes it unless edits are being collected.
    ///
    /// - Parameters:
    ///   - editedMask: what was changed.
    ///   - editedRange: the part that was changed, as it was before.
    ///   - delta: by how much the length changed.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let range = max(editedRange.location, 0)..<max(editedRange.location, 0) + max(editedRange.length, 0)
        mirror(range, changeInLength: delta, mask: editedMask)
        note(editedMask, range, changeInLength: delta)
    }

    /// Tells the delegate and those who lay the text out of the edits that are not processed yet.
    ///
    /// Called by itself; subclasses may change attributes before they call `super`.
    open func processEditing() {
        guard !editedMask.isEmpty, !isProcessing else { return }
        isProcessing = true
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        isProcessing = false
        tellObservers()
    }

    /// Edits that those who are told make themselves are told after the present one.
    private func tellObservers() {
        if let change = editedBlocks {
            untold.append(
                Edit(mask: editedMask, range: editedRange, changeInLength: changeInLength, blocks: change))
        }
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        editedBlocks = nil
        guard !isTelling else { return }
        isTelling = true
        while !untold.isEmpty { tell(untold.removeFirst()) }
        isTelling = false
    }

    private func tell(_ edit: Edit) {
        for observer in observers {
            observer.textStorage(
                self, didEdit: edit.blocks.old, replacedBy: edit.blocks.count, range: edit.range,
                changeInLength: edit.changeInLength, mask: edit.mask)
        }
    }

    /// Processed edits, as observers are told of them.
    private struct Edit {
        let mask: EditActions
        let range: NSRange
        let changeInLength: Int
        let blocks: TextBuffer.BlockChange
    }

    final func processEditingIfDue() {
        if editingDepth == 0, !isProcessing, !editedMask.isEmpty { processEditing() }
    }
}
