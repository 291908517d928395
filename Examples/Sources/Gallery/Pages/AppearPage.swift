import ComponentFlow

extension Page {
    static let appear = Page(
        "appear", title: "Appear and disappear", topic: .motion,
        about: Localized(
            "Insertion and removal animations: scale, opacity, both, or custom ones. Adding the child again reverses its removal.",
            de:
                "Wie ein Kind kommt und geht: wachsend, blendend, beides oder auf eigene Art. Rückkehr überholt das Gehen.",
            ja: "子の現れ方と消え方を決めます。拡大、フェード、両方、または独自の方法で。"),
        demo: AppearDemo())
}

// <code>
private struct AppearDemo: CompositeComponent {
    @Local var isShown = true

    var content: some Component<Surroundings> {
        VStack(spacing: 40) {
            HStack(spacing: 16) {
                if isShown {
                    tile(.systemRed)
                        .appear(.default(scale: true))
                        .disappear(.default(scale: true))
                    tile(.systemOrange)
                        .appear(.default(alpha: true))
                        .disappear(.default(alpha: true))
                    tile(.systemGreen)
                        .appear(.default(scale: true, alpha: true))
                        .disappear(.default(scale: true, alpha: true))
                    tile(.systemBlue)
                        .appear(rise)
                        .disappear(.default(alpha: true))
                }
            }
            .frame(height: 72)
            PillButton(isShown ? "Go" : "Come") {
                withTransition(.easeInOut(duration: 0.5)) {
                    isShown.toggle()
                }
            }
            .starter()
        }
    }
}
// </code>

// <code>
@MainActor private let rise = ComponentTransition.Appear {
    view, transition in
    transition.animatePosition(
        view: view, from: CGPoint(x: 0, y: 120), to: .zero,
        additive: true)
    transition.animateAlpha(view: view, from: 0, to: 1)
}
// </code>

private func tile(_ color: UIColor) -> Modified<Empty> {
    Rectangle(color: color, width: 72, height: 72).cornerRadius(18)
}
