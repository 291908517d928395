import ComponentFlow

/// A button with a title on a tinted background, the style of the pages' buttons.
struct PillButton: CompositeComponent {
    private let title: String
    private var isStarter = false
    @Behavior private var action: () -> Void

    init(_ title: String, action: @escaping () -> Void) {
        self.title = title
        self.action = action
    }

    /// Returns the button as the one that recordings of animations press.
    func starter() -> PillButton {
        var copy = self
        copy.isStarter = true
        return copy
    }

    var content: some Component<Surroundings> {
        let button = Button(content: label(title, theme), action: action)
        return ZStack { isStarter ? button.tagged(Page.starter) : button }
    }
}
