extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests over the button presses it, initially `false`.
    public final var isSpringLoaded: Bool {
        get { pressInteraction != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            if let old = pressInteraction { return removeInteraction(old) }
            addInteraction(ButtonSpring { interaction, _ in _ = interaction.view?.accessibilityActivate() })
        }
    }

    private var pressInteraction: ButtonSpring? {
        interactions.lazy.compactMap { $0 as? ButtonSpring }.first
    }
}

/// The interaction that presses a spring-loaded button.
private final class ButtonSpring: UISpringLoadedInteraction {}
