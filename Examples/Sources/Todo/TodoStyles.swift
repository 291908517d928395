import Render

/// The styles that several nodes share.
@MainActor
enum TodoStyles {
    static let card = UILayoutSpecStyle<UIView> { spec in
        spec.set(\.backgroundColor, .secondarySystemBackground)
        spec.set(\.cornerRadius, 10)
    }

    static let row = UILayoutSpecStyle<UIView> { spec in
        spec.set(\.yoga.flexDirection, .row)
        spec.set(\.yoga.alignItems, .center)
        spec.set(\.yoga.columnGap, 12)
    }

    static let caption = UILayoutSpecStyle<UILabel> { spec in
        spec.set(\.font, .systemFont(ofSize: 13))
        spec.set(\.textColor, .secondaryLabel)
    }
}
