/// The letters by which users reach the controls of a window with the Alt key.
///
/// Each view that the Tab key reaches has the first letter of its accessible name that no other one has, in reading order.
/// Letters that key commands and the menu bar use with the Alt key are left out. While the left Alt key is held, the letters are shown at
/// the views; Alt and a letter moves the focus to the view, and presses it if it is a button.
@MainActor final class Mnemonics {
    /// The time, in seconds, for which the key is held until the letters appear, so that combinations do not show them.
    private static let delay: TimeInterval = 0.35

    private unowned let window: UIWindow
    private var timer: ClockTimer?
    private var badges: FocusBadges?

    init(window: UIWindow) {
        self.window = window
    }

    // MARK: Letters

    /// The views with their letters, in reading order.
    var letters: [(view: UIView, letter: Character)] {
        var used = KeyCommandRouter(responder: window.focus.keyResponder).lettersWithAlt
        used.formUnion(window.usableMenuBar?.letters ?? [])
        let views = window.focus.rootStops
        let letters = MnemonicLetters.assign(to: views.map { $0.accessibilityLabel ?? "" }, excluding: used)
        return zip(views, letters).compactMap { view, letter in letter.map { (view, $0) } }
    }

    /// The letter of a view; `nil` for none.
    func letter(of view: UIView) -> Character? {
        letters.first { $0.view === view }?.letter
    }

    // MARK: Keys

    /// Shows the letters if the key is held for a moment.
    func altKeyWasPressed() {
        hide()
        window.usableMenuBar?.refresh()
        timer = ClockTimer.schedule(after: Self.delay) { [weak self] in self?.show() }
    }

    /// Handles a key that is pressed with Alt; returns whether a menu or a view has its letter.
    func perform(_ key: UIKey) -> Bool {
        hide()
        guard let pressed = key.charactersIgnoringModifiers.lowercased().first, key.characters.count <= 1 else {
            return false
        }
        if window.usableMenuBar?.open(letter: pressed) == true { return true }
        guard let view = letters.first(where: { $0.letter == pressed })?.view,
            window.focus.move(to: view, heading: [])
        else { return false }
        if view.isPressedByMnemonic { _ = view.accessibilityActivate() }
        return true
    }

    private func show() {
        window.usableMenuBar?.showsLetters = true
        let found = letters
        guard !found.isEmpty else { return }
        let badges = FocusBadges(in: window)
        badges.show(found.map { FocusBadges.Badge(text: $0.letter.uppercased(), view: $0.view) })
        self.badges = badges
    }

    /// Hides the letters.
    func hide() {
        timer?.invalidate()
        timer = nil
        badges?.removeFromSuperview()
        badges = nil
        window.menuBar?.showsLetters = false
    }
}

extension UIView {
    /// Whether the view is pressed by its letter, and does not only receive the focus.
    fileprivate var isPressedByMnemonic: Bool {
        if self is any UITextInput { return false }
        let traits = accessibilityTraits
        return !traits.isDisjoint(with: [.button, .link, .toggleButton]) && !traits.contains(.adjustable)
    }
}
