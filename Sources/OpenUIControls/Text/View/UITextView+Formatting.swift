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
        editor.changeSelectedParagraphs(body)
        // Subclasses observe changes of the attributes.
        typingAttributes = editor.typingAttributes
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

    // MARK: Lists

    /// Makes the selected paragraphs items of lists with a marker, or ends their lists if all have the marker, or its form for
    /// their level.
    package func toggleList(_ format: NSTextList.MarkerFormat) {
        let list = NSTextList(markerFormat: format, options: 0)
        let removes = commonValue { attributes in
            let lists = Self.lists(attributes)
            let nested = lists.dropFirst().reduce(list) { list, _ in list.nested }
            return [format, nested.markerFormat].contains(lists.last?.markerFormat)
        }
        changeSelectedParagraphs { style in
            style.textLists = removes == true ? [] : style.textLists.dropLast() + [list]
        }
    }

    /// Returns the lists that contain text with some attributes.
    package static func lists(_ attributes: [NSAttributedString.Key: Any]) -> [NSTextList] {
        (attributes[.paragraphStyle] as? NSParagraphStyle)?.textLists ?? []
    }

    // MARK: Keys

    /// Handles Shift-Tab in a nested list item, which moves to the enclosing list; elsewhere the key moves the focus.
    func handleListKey(_ key: UIKey) -> Bool {
        let modifiers = key.modifierFlags.intersection([.control, .shift, .alternate, .command])
        guard isEditable, key.keyCode == .keyboardTab, modifiers == .shift, editor.isInNestedList else { return false }
        return editor.changeListLevels(by: -1)
    }

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
