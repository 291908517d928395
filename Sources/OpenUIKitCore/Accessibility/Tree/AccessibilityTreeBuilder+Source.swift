package import Accessibility

/// What assistive technologies request of the views.
extension AccessibilityTreeBuilder: AccessibilitySource {
    package func frame(of id: AccessibilityID) -> CGRect {
        switch object(id) {
        case let window as UIWindow: window.bounds
        case let object?: object.accessibilityPath?.bounds ?? object.frameInList ?? object.accessibilityFrame
        case nil: .zero
        }
    }

    package func isShowing(_ id: AccessibilityID) -> Bool {
        guard let object = object(id), let view = object.nearestAccessibilityView, let window = view.hostWindow,
            !isCovered(id)
        else { return false }
        guard window.isVisibleInWindow, view === window || view.isVisibleInWindow else { return false }
        var visible = frame(of: id)
        var next: UIView? = view
        while let current = next, !visible.isEmpty {
            if window.popups.isShown(current) { return true }
            if current !== view, current.clipsToBounds {
                visible = visible.intersection(current.convert(current.bounds, to: nil))
            }
            next = current.superview
        }
        return !visible.intersection(window.bounds).isEmpty
    }

    package func mnemonic(of id: AccessibilityID) -> Character? {
        guard let view = object(id) as? UIView, !isCovered(id) else { return nil }
        return view.hostWindow?.mnemonics.letter(of: view)
    }

    /// Returns whether a node can be used: no modal view and no modal window prevents it.
    private func acceptsActions(_ id: AccessibilityID) -> Bool {
        !isCovered(id) && object(id)?.nearestAccessibilityView?.hostWindow?.isBlocked != true
    }

    package func perform(_ action: AccessibilityAction.Kind, on id: AccessibilityID) -> Bool {
        guard let object = object(id), acceptsActions(id) else { return false }
        (object as? UIResponder)?.prepareForEvent()
        switch action {
        case .activate: return object.activateForAccessibility()
        case .increment: if !object.adjustByModifier(.increment) { object.accessibilityIncrement() }
        case .decrement: if !object.adjustByModifier(.decrement) { object.accessibilityDecrement() }
        case .escape: return object.escapeForAccessibility()
        case .showMenu:
            guard let view = (object as? UIView)?.viewWithContextMenu, let window = view.hostWindow else {
                return false
            }
            return window.menus.openContextMenu(for: view)
        case .custom(let index):
            let actions = object.offeredActions(object.accessibilityTraits)
            return actions.indices.contains(index) && actions[index].perform()
        case .scroll(let direction): return object.scrollForAccessibility(direction.uiKit)
        case .magicTap: return object.performMagicTapForAccessibility()
        case .search(let index, let direction): return search(index, direction, from: object, id)
        }
        return true
    }

    private func search(
        _ index: Int, _ direction: AccessibilitySearchDirection, from object: AccessibleObject, _ id: AccessibilityID
    ) -> Bool {
        let isFocused = tree[id]?.states.contains(.focused) == true
        let rotors = object.offeredRotors(isFocused: isFocused)
        guard rotors.indices.contains(index), let window = object.nearestAccessibilityView?.hostWindow else {
            return false
        }
        return window.rotors.move(by: rotors[index], direction.uiKit)
    }

    package func setValue(_ value: Double, of id: AccessibilityID) -> Bool {
        guard let object = object(id) as? any AccessibilityDescribing, value.isFinite, acceptsActions(id) else {
            return false
        }
        return object.setAccessibilityValue(value)
    }

    package func focus(_ id: AccessibilityID) -> Bool {
        // An element, such as a segment, gets the focus of the view that contains it.
        let editor = object(id)?.accessibilityTextInputResponder as? UIView
        guard acceptsActions(id), let view = editor ?? object(id)?.nearestAccessibilityView,
            let window = view.hostWindow
        else { return false }
        let old = window.focus.item
        guard window.focus.move(to: view, heading: []) else { return false }
        if old !== view { old?.accessibilityElementDidLoseFocus() }
        view.accessibilityElementDidBecomeFocused()
        var information: [AnyHashable: Any] = [UIAccessibility.focusedElementUserInfoKey: view]
        information[UIAccessibility.unfocusedElementUserInfoKey] = old
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: information)
        return true
    }

    package func scrollToVisible(_ id: AccessibilityID) -> Bool {
        guard let view = object(id)?.nearestAccessibilityView, view.hostWindow != nil else { return false }
        view.scrollIntoView()
        return true
    }

    // MARK: Text

    private func textInput(_ id: AccessibilityID) -> (any UITextInput & UIView)? {
        editor(id) as? any UITextInput & UIView
    }

    /// Returns the object whose text a node presents: that of the node, or the one that edits for it.
    private func editor(_ id: AccessibilityID) -> AccessibleObject? {
        guard let object = object(id) else { return nil }
        return object.accessibilityTextInputResponder as? AccessibleObject ?? object
    }

    package func selectText(_ range: Range<Int>, in id: AccessibilityID) -> Bool {
        textInput(id)?.selectForAccessibility(range) ?? false
    }

    package func replaceText(_ range: Range<Int>, with text: String, in id: AccessibilityID) -> Bool {
        guard tree[id]?.states.contains(.editable) == true, acceptsActions(id) else { return false }
        return textInput(id)?.replaceForAccessibility(range, with: text) ?? false
    }

    package func frame(ofText range: Range<Int>, in id: AccessibilityID) -> CGRect? {
        if let label = label(id) {
            return label.frameForAccessibility(of: range).map { label.convert($0, to: nil) }
        }
        if let frame = zoomFrame(ofText: range, in: id) { return frame }
        if let page = readingPage(id) { return page.frame(of: range) }
        guard let input = textInput(id), let rect = input.frameForAccessibility(of: range) else { return nil }
        return input.textInputView.convert(rect, to: nil)
    }

    package func textOffset(at point: CGPoint, in id: AccessibilityID) -> Int? {
        if let label = label(id) { return label.offsetForAccessibility(at: label.convert(point, from: nil)) }
        if let page = readingPage(id) { return page.offset(at: point) }
        guard let input = textInput(id) else { return nil }
        return input.offsetForAccessibility(at: input.textInputView.convert(point, from: nil))
    }

    package func lineRange(at offset: Int, in id: AccessibilityID) -> Range<Int>? {
        label(id)?.lineForAccessibility(at: offset) ?? textInput(id)?.lineForAccessibility(at: offset)
            ?? readingPage(id)?.line(at: offset)
    }

    private func readingPage(_ id: AccessibilityID) -> ReadingPage? {
        guard let object = editor(id), !(object is any UITextInput) else { return nil }
        return ReadingPage(object)
    }

    /// Returns the label whose text a node presents: its object or a label in it.
    private func label(_ id: AccessibilityID) -> UILabel? {
        guard let object = editor(id), let text = tree[id]?.text?.string, !text.isEmpty else { return nil }
        if let label = object as? UILabel { return label.spokenText.string == text ? label : nil }
        guard !(object is any UITextInput) else { return nil }
        return object.firstAccessibilityContent { ($0 as? UILabel)?.spokenText.string == text } as? UILabel
    }

    // MARK: Attributes

    package func textAttributes(at offset: Int, in id: AccessibilityID) -> (
        attributes: [String: String], range: Range<Int>
    )? {
        guard let text = attributedText(id), let view = label(id) ?? editor(id)?.nearestAccessibilityView else {
            return nil
        }
        let spoken = spokenText(id) ?? SpokenText(text.string)
        let unit = spoken.units(before: offset)
        guard unit < text.length else { return nil }
        var range = NSRange()
        let attributes = text.attributes(at: unit, effectiveRange: &range)
        var isMisspelled = false
        if let run = (editor(id) as? any AttributedTextInput)?.spellingRun(at: unit, in: range) {
            (isMisspelled, range) = run
        }
        let start = spoken.scalars(before: range.lowerBound, isBeforeMarker: true)
        let end = spoken.scalars(before: range.upperBound, isBeforeMarker: true)
        let defaults = defaultTextAttributes(of: id)
        var own = AccessibilityTextAttributes(attributes, for: view.traitCollection).values
        if isMisspelled { own["invalid"] = "spelling" }
        return (own.filter { defaults[$0.key] != $0.value }, start..<max(end, start))
    }

    package func defaultTextAttributes(of id: AccessibilityID) -> [String: String] {
        if let label = label(id) {
            return AccessibilityTextAttributes(label.baseTextAttributes, for: label.traitCollection).values
        }
        guard let client = editor(id) as? any TextEditorClient & UIView else { return [:] }
        return AccessibilityTextAttributes(client.defaultTextAttributes, for: client.traitCollection).values
    }

    /// Returns the text of a node as it is read if it is not that of its attributed text.
    private func spokenText(_ id: AccessibilityID) -> SpokenText? {
        (editor(id) as? any UITextInput & SpokenTextView)?.spokenText ?? label(id)?.spokenText
    }

    /// Returns the text of a node with its attributes, or `nil` if they are unknown or the text is secret.
    private func attributedText(_ id: AccessibilityID) -> NSAttributedString? {
        (editor(id) as? any AttributedTextInput)?.readableText ?? label(id)?.attributedText
            ?? readingPage(id)?.attributedText
    }
}

extension AccessibleObject {
    /// The object itself if it is a view, otherwise the view that contains it.
    var nearestAccessibilityView: UIView? {
        var current: AccessibleObject? = self
        // Elements may be containers of elements, but not many levels deep.
        for _ in 0..<32 {
            guard let object = current else { return nil }
            if let view = object as? UIView { return view }
            current = object.accessibilityParent
        }
        return nil
    }

    /// Activates the object, or otherwise taps at its activation point, as in UIKit.
    fileprivate func activateForAccessibility() -> Bool {
        guard !accessibilityTraits.contains(.notEnabled) else { return accessibilityActivate() }
        if performModifierAction(.activate) || accessibilityActivate() || activateInList() { return true }
        guard !(self is UIView),
            let window = nearestAccessibilityView?.hostWindow
        else { return false }
        window.tap(at: accessibilityActivationPoint)
        return true
    }

    /// Activates a row of a list that has no action of its own.
    private func activateInList() -> Bool {
        guard let row = rowInList, let list = (self as? UIView)?.superview as? any AccessibilityListing else {
            return false
        }
        return row.isSelectable && list.activateAccessibilityRow(row.index)
    }

    /// Scrolls the first object from this one upwards that can be scrolled in a direction.
    fileprivate func scrollForAccessibility(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let responder = self as? UIResponder else { return accessibilityScroll(direction) }
        return responder.firstInChain { $0.accessibilityScroll(direction) } != nil
    }

    /// Performs the most important action of the first object from this one upwards that has one.
    func performMagicTapForAccessibility() -> Bool {
        guard let responder = self as? UIResponder else { return accessibilityPerformMagicTap() }
        return responder.firstInChain { $0.performModifierAction(.magicTap) || $0.accessibilityPerformMagicTap() }
            != nil
    }

    /// Performs Escape on the first object from this one upwards that handles it.
    fileprivate func escapeForAccessibility() -> Bool {
        guard let responder = self as? UIResponder else { return accessibilityPerformEscape() }
        return responder.firstInChain { $0.performModifierAction(.escape) || $0.accessibilityPerformEscape() } != nil
    }
}
