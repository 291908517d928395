import ComponentFlow

/// The initial of a feed on a color that depends on its title.
struct FeedIcon: CompositeComponent {
    private static let colors: [UIColor] = [
        .systemBlue, .systemGreen, .systemIndigo, .systemOrange, .systemPink, .systemPurple, .systemRed, .systemTeal,
    ]

    let title: String

    var content: some Component<Empty> {
        Text(text: initial, font: .systemFont(ofSize: 12, weight: .bold), color: .white)
            .frame(width: 20, height: 20)
            .background(color)
            .cornerRadius(5)
            .accessibilityHidden()
    }

    @MainActor private var initial: String {
        title.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? "•"
    }

    @MainActor private var color: UIColor {
        let sum = title.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
        return Self.colors[sum % Self.colors.count]
    }
}
