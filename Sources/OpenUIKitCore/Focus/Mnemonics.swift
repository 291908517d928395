/// The letters by which users reach the controls of a window with the Alt key.
///
/// Each view that the Tab key reaches has the first letter of its accessible name that no other one has, in reading order.
/// Letters that key commands use with the Alt key are left out. While the left Alt key is held, the letters are shown at
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
        return window.focus.rootStops.compactMap { view in
            let letter = Self.candidates(view).first { !used.contains($0) }
            guard let letter else { return nil }
            used.insert(letter)
            return (view, letter)
        }
    }

    /// The letters and digits of the view's name: first those that begin its words.
    private static func candidates(_ view: UIView) -> [Character] {
        let name = (view.accessibilityLabel ?? "").prefix(maximumLength).lowercased()
        let words = name.split { !$0.isLetter && !$0.isNumber }
        return words.compactMap(\.first) + words.joined()
    }

    private static let maximumLength = 100

    /// The letter of a view; `nil` for none.
    func letter(of view: UIView) -> Character? {
        letters.first { $0.view === view }?.letter
    }

    // MARK: Keys

    /// Shows the letters if the key is held for a moment.
    func altKeyWasPressed() {
        hide()
        timer = ClockTimer.schedule(after: Self.delay) { [weak self] in self?.show() }
    }

    /// Handles a key that is pressed with Alt; returns whether a view has its letter.
    func perform(_ key: UIKey) -> Bool {
        hide()
        guard let pressed = key.charactersIgnoringModifiers.lowercased().first, key.characters.count <= 1,
            let view = letters.first(where: { $0.letter == pressed })?.view,
            window.focus.move(to: view, heading: [])
        else { return false }
        if view.isPressedByMnemonic { _ = view.accessibilityActivate() }
        return true
    }

    private func show() {
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
