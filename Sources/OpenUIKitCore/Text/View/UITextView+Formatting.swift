/// Formatting of the selected text, or of text that is inserted next if the selection is empty.
extension UITextView {
    /// The sizes of text that can be chosen, in points.
    package static var textSizes: ClosedRange<CGFloat> { 4...288 }

    /// Whether the user can change attributes.
    var canFormat: Bool { isEditable && allowsEditingTextAttributes }

    // MARK: Values of the selection

    /// Returns the value that all selected text has in common, or `nil` if it differs.
    ///
    /// - Parameter value: Returns the value for the attributes of a part of the text.
    package func commonValue<Value: Equatable>(_ value: ([NSAttributedString.Key: Any]) -> Value) -> Value? {
        let range = editor.selection.range
        guard range.length > 0 else { return value(typingAttributes) }
        var (common, isMixed): (Value?, Bool) = (nil, false)
        textStorage.enumerateAttributes(in: range) { attributes, _, stop in
            let own = value(attributes)
            isMixed = common.map { $0 != own } ?? false
            common = own
            stop.pointee = ObjCBool(isMixed)
        }
        return isMixed ? nil : common
    }

    // MARK: Changes

    /// Changes the attributes of the selected text as one undo step, or those of text that is inserted next.
    package func changeSelectedAttributes(_ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard editor.selection.isEmpty else { return editor.changeAttributes(in: editor.selection.range, body) }
        var attributes = typingAttributes
        body(&attributes)
        typingAttributes = attributes
    }

    /// Changes the styles of the paragraphs that contain a part of the selection, as one undo step.
    package func changeSelectedParagraphs(_ body: (NSMutableParagraphStyle) -> Void) {
        func change(_ attributes: inout [NSAttributedString.Key: Any]) {
            let style = NSMutableParagraphStyle()
            if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
            body(style)
            attributes[.paragraphStyle] = style
        }
        let range = editor.selection.range
        let first = textStorage.paragraphRange(textStorage.paragraphIndex(at: range.location))
        let last = textStorage.paragraphRange(
            textStorage.paragraphIndex(at: max(NSMaxRange(range) - 1, range.location)))
        editor.changeAttributes(in: NSRange(first.location..<NSMaxRange(last)), change)
        // An empty paragraph has no characters that could have the style.
        var attributes = typingAttributes
        change(&attributes)
        typingAttributes = attributes
    }

    /// Adds a trait to the fonts of the selected text, or removes it if all of them have it.
    package func toggleTrait(_ trait: UIFontDescriptor.SymbolicTraits) {
        let removes = commonValue { Self.font($0).fontDescriptor.symbolicTraits.contains(trait) } == true
        changeSelectedAttributes { attributes in
            let descriptor = Self.font(attributes).fontDescriptor
            var traits = descriptor.symbolicTraits
            if removes { traits.remove(trait) } else { traits.insert(trait) }
            guard traits != descriptor.symbolicTraits, let changed = descriptor.withSymbolicTraits(traits) else {
                return
            }
            attributes[.font] = UIFont(descriptor: changed, size: 0)
        }
    }

    /// Underlines or strikes through the selected text, or removes the line if all of it has one.
    package func toggleLine(_ key: NSAttributedString.Key) {
        let removes = commonValue { Self.hasLine(key, $0) } == true
        changeSelectedAttributes { attributes in
            if removes {
                attributes[key] = nil
            } else if !Self.hasLine(key, attributes) {
                attributes[key] = NSUnderlineStyle.single.rawValue
            }
        }
    }

    /// Enlarges or reduces the selected text, whose parts keep their differences in size.
    package func changeSize(by difference: CGFloat) {
        changeSelectedAttributes { attributes in
            let font = Self.font(attributes)
            let size = min(max(font.pointSize + difference, Self.textSizes.lowerBound), Self.textSizes.upperBound)
            if size != font.pointSize { attributes[.font] = font.withSize(size) }
        }
    }

    /// Returns the font of text with some attributes.
    package static func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont {
        attributes[.font] as? UIFont ?? ParagraphSource.defaultFont
    }

    /// Returns whether text with some attributes has a line.
    package static func hasLine(_ key: NSAttributedString.Key, _ attributes: [NSAttributedString.Key: Any]) -> Bool {
        (attributes[key] as? NSNumber).map { $0.intValue != 0 } ?? (attributes[key] as? Int).map { $0 != 0 } ?? false
    }

    // MARK: Keys

    /// Handles Control-B, Control-I and Control-U; returns whether the key is one of them and attributes can be changed.
    func handleFormatKey(_ key: UIKey) -> Bool {
        let modifiers = key.modifierFlags.intersection([.control, .shift, .alternate, .command])
        guard canFormat, modifiers == .control else { return false }
        switch key.keyCode {
        case .keyboardB: toggleBoldface(nil)
        case .keyboardI: toggleItalics(nil)
        case .keyboardU: toggleUnderline(nil)
        default: return false
        }
        return true
    }
}
