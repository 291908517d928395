import ComponentFlow

/// The initial of a feed on a color that depends on its title.
struct FeedIcon: CompositeComponent {
    /// Colors on which a white letter is legible.
    private static let colors: [UIColor] = [
        UIColor(red: 0.04, green: 0.34, blue: 0.82, alpha: 1), UIColor(red: 0.08, green: 0.42, blue: 0.18, alpha: 1),
        UIColor(red: 0.29, green: 0.25, blue: 0.75, alpha: 1), UIColor(red: 0.6, green: 0.29, blue: 0, alpha: 1),
        UIColor(red: 0.7, green: 0.07, blue: 0.31, alpha: 1), UIColor(red: 0.48, green: 0.17, blue: 0.75, alpha: 1),
        UIColor(red: 0.7, green: 0.15, blue: 0.12, alpha: 1), UIColor(red: 0.04, green: 0.39, blue: 0.44, alpha: 1),
    ]

    let title: String

    var content: some Component<Empty> {
        let length = scaledMetric(20, relativeTo: .subheadline)
        return Text(text: initial, font: .systemFont(ofSize: length * 0.6, weight: .bold), color: .white)
            .frame(width: length, height: length)
            .background(color)
            .cornerRadius(length / 4)
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
