/// Moves from result to result of the rotors in a window, for users of assistive technologies and of the keyboard.
@MainActor final class RotorController {
    /// A result, which is the start of the next search as long as the focus does not move.
    private struct Result {
        let rotor: String
        weak var target: AccessibleObject?
        let range: UITextRange?
        weak var focus: UIView?
    }

    private unowned let window: UIWindow
    private var latest: Result?

    init(window: UIWindow) {
        self.window = window
    }

    // MARK: Keyboard

    /// The rotors of what receives key presses, the nearest one first.
    private var offered: [OfferedRotor] { window.focus.keyResponder.offeredRotors(isFocused: true) }

    /// Moves to a result of the rotor that was used last, or otherwise of the nearest one; returns `false` if there is no rotor.
    func move(_ direction: UIAccessibilityCustomRotor.Direction) -> Bool {
        let offered = offered
        guard let rotor = offered.first(where: { $0.name == latest?.rotor }) ?? offered.first else { return false }
        _ = move(by: rotor, direction)
        return true
    }

    /// Opens a menu with the next and the previous result of each rotor; returns `false` if there is none.
    func openMenu() -> Bool {
        let offered = offered
        guard !offered.isEmpty else { return false }
        let view = window.focus.item ?? window
        let anchor = view.convert(view.focusShape.rect, to: nil)
        let menu = UIMenu(children: offered.flatMap { actions(of: $0) })
        window.menus.open(menu, view === window ? .at(anchor.origin) : .below(anchor), from: window.focus.keyResponder)
        window.menus.selectFirst()
        return true
    }

    private func actions(of rotor: OfferedRotor) -> [UIMenuElement] {
        [UIAccessibilityCustomRotor.Direction.next, .previous].map { direction in
            UIAction(title: window.builtInText(rotor.actionName(direction))) { [weak self] _ in
                _ = self?.move(by: rotor, direction)
            }
        }
    }

    // MARK: Movement

    /// Moves to a result; returns `false` if there is none in the direction.
    func move(by rotor: OfferedRotor, _ direction: UIAccessibilityCustomRotor.Direction) -> Bool {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        predicate.currentItem = start(in: rotor.owner)
        guard let result = rotor.rotor.itemSearchBlock(predicate), let target = result.targetElement else {
            return false
        }
        show(target, result.targetRange)
        latest = Result(rotor: rotor.name, target: target, range: result.targetRange, focus: window.focus.item)
        return true
    }

    /// Returns where a search starts: at the last result, or else at the focused view if it is in the rotor's owner.
    private func start(in owner: AccessibleObject) -> UIAccessibilityCustomRotorItemResult {
        let item = window.focus.item
        if let latest, let target = latest.target, latest.focus === item {
            return UIAccessibilityCustomRotorItemResult(
                targetElement: target, targetRange: target.selectedRange ?? latest.range)
        }
        guard let item, item.firstInChain(where: { $0 === owner }) != nil else {
            return UIAccessibilityCustomRotorItemResult()
        }
        return UIAccessibilityCustomRotorItemResult(targetElement: item, targetRange: item.selectedRange)
    }

    /// Moves the focus and the selection to a result; announces one that cannot be focused.
    private func show(_ target: AccessibleObject, _ range: UITextRange?) {
        let isFocused = (target as? UIView)?.takeFocus() == true
        if let range, let input = target as? any UITextInput {
            input.selectedTextRange = range
            (input as? any AttributedTextInput)?.scrollTextToVisible(range.nsRange)
        }
        guard !isFocused else { return }
        target.nearestAccessibilityView?.scrollIntoView()
        UIAccessibility.post(notification: .announcement, argument: target.announcedText)
    }
}

extension UIView {
    /// Moves the focus to the view, or reports it again; returns `false` if the view cannot be focused.
    fileprivate func takeFocus() -> Bool {
        guard let window = hostWindow, window.focus.move(to: self, heading: []) else { return false }
        reportFocusToAssistiveTechnologies()
        return true
    }
}

extension AccessibleObject {
    /// The selection of a text that can be edited.
    fileprivate var selectedRange: UITextRange? { (self as? any UITextInput)?.selectedTextRange }

    /// What is spoken for an element that does not receive the focus.
    fileprivate var announcedText: String {
        let label = accessibilityLabel ?? joinedAccessibilityLabel
        return [label, accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
