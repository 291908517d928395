@_spi(Subclassing) import OpenUIKitCore

/// A list of values below a text field, which keeps the keyboard focus while the list is open.
///
/// The field adds ``keyCommands`` to its own: the Up and Down keys select a value, Return chooses it, and Escape closes
/// the list. A click on a value chooses it, and a click beside the field and the list closes the list.
@MainActor package final class CompletionList {
    /// The values; a change closes the list if there are none.
    package var items: [CompletionItem] = [] {
        didSet {
            selectedIndex = nil
            if items.isEmpty { close() } else { overlay?.show(items) }
        }
    }

    /// The index of the selected value, which Return chooses.
    package private(set) var selectedIndex: Int?

    /// Called with the index of the value that the user chose, after the list was closed.
    package var onChoose: (Int) -> Void = { _ in }
    /// Called when the list was opened or closed.
    package var onOpenChange: (Bool) -> Void = { _ in }
    /// The name of the list for assistive technologies.
    package var name: String?

    /// Whether a value was selected when the list was closed, which screen readers still regard as focused.
    private var hadSelection = false
    private unowned let anchor: UIView
    private var overlay: CompletionOverlay?

    /// Creates a list that opens below a view, or above it if there is more space.
    package init(below anchor: UIView) {
        self.anchor = anchor
    }

    isolated deinit {
        overlay?.close()
    }

    // MARK: Opening and closing

    /// Whether the list is shown.
    package var isOpen: Bool { overlay != nil }

    /// Shows the list, unless there are no values or the view is in no window; the value at an index is selected.
    package func open(selecting index: Int? = nil) {
        guard !isOpen, !items.isEmpty, let host = anchor.completionHost else { return }
        let overlay = CompletionOverlay(frame: host.bounds)
        overlay.list = self
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.anchor = anchor
        self.overlay = overlay
        host.addSubview(overlay)
        overlay.show(items)
        // Screen readers are silent about a value in the place of the one that they regard as focused.
        if hadSelection { anchor.reportFocusToAssistiveTechnologies() }
        hadSelection = false
        select(index)
        onOpenChange(true)
    }

    /// Hides the list.
    package func close() {
        guard let overlay else { return }
        self.overlay = nil
        hadSelection = selectedIndex != nil
        selectedIndex = nil
        overlay.close()
        onOpenChange(false)
    }

    /// Moves the list to its place below the view after that was moved.
    package func anchorDidMove() {
        overlay?.setNeedsLayout()
    }

    // MARK: Selection

    /// Selects the value at an index, or none.
    package func select(_ index: Int?) {
        let index = index.flatMap { items.indices.contains($0) ? $0 : nil }
        guard isOpen, index != selectedIndex else { return }
        selectedIndex = index
        overlay?.select(index)
    }

    /// Selects the next or previous value; before the first and after the last one, no value is selected.
    package func moveSelection(by step: Int) {
        guard !items.isEmpty else { return }
        guard let selectedIndex else { return select(step > 0 ? 0 : items.count - 1) }
        select(selectedIndex + step)
        // The selection has moved back to the field.
        if self.selectedIndex == nil { anchor.reportFocusToAssistiveTechnologies() }
    }

    /// Closes the list and reports the value at an index.
    package func choose(_ index: Int) {
        guard items.indices.contains(index) else { return }
        close()
        // Screen readers have followed the selection, and would be silent about what the choice changes in the field.
        anchor.reportFocusToAssistiveTechnologies()
        hadSelection = false
        onChoose(index)
    }

    // MARK: Keyboard

    /// The commands that the field adds to its own; empty while the list is closed.
    package var keyCommands: [UIKeyCommand] {
        guard isOpen else { return [] }
        var commands = [
            command(UIKeyCommand.inputDownArrow) { $0.moveSelection(by: 1) },
            command(UIKeyCommand.inputUpArrow) { $0.moveSelection(by: -1) },
            command(UIKeyCommand.inputEscape) { $0.close() },
        ]
        if let selectedIndex { commands.append(command("\r") { $0.choose(selectedIndex) }) }
        return commands
    }

    private func command(_ input: String, _ action: @escaping @MainActor (CompletionList) -> Void) -> UIKeyCommand {
        let command = UIKeyCommand(input: input) { [weak self] _ in
            if let self { action(self) }
        }
        command.wantsPriorityOverSystemBehavior = true
        return command
    }
}

extension UIView {
    /// The view in which a list of completions is shown: the modal view around this one, or the window.
    fileprivate var completionHost: UIView? {
        var ancestor = superview
        while let view = ancestor, !view.accessibilityViewIsModal { ancestor = view.superview }
        return ancestor ?? window
    }
}
