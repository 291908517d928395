extension UIButton {
    /// What a button shows and how, as a value: text, picture, colours, insets and corners.
    ///
    /// ```swift
    /// var configuration = UIButton.Configuration.filled()
    /// configuration.title = "Retry"
    /// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in reload() })
    /// ```
    public struct Configuration: Hashable {
        /// The corners.
        public enum CornerStyle: Int, Sendable {
            /// The radius of the background.
            case fixed = -1
            /// The radius of the background, growing with the text.
            case dynamic = 0
            /// Little rounded.
            case small = 1
            /// Rounded.
            case medium = 2
            /// Much rounded.
            case large = 3
            /// Half circles.
            case capsule = 4
        }

        /// How large the button is.
        public enum Size: Int, Sendable {
            /// As usual.
            case medium = 0
            /// Smaller.
            case small = 1
            /// Smallest.
            case mini = 2
            /// Larger.
            case large = 3
        }

        /// How title and subtitle stand to each other.
        public enum TitleAlignment: Int, Sendable {
            /// As suits the place of the picture.
            case automatic = 0
            /// Both begin at the same place.
            case leading = 1
            /// Both have the same middle.
            case center = 2
            /// Both end at the same place.
            case trailing = 3
        }

        enum Look: Hashable {
            case plain
            case tinted
            case gray
            case filled
        }

        let look: Look

        /// The title.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with its attributes; what they leave open is the button's.
        public var attributedTitle: AttributedString?
        /// The line below the title.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The line below the title with its attributes.
        public var attributedSubtitle: AttributedString?
        /// Changes the title's attributes before it is shown.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the subtitle's attributes before it is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The picture.
        public var image: UIImage?
        /// Whether something that turns stands in the place of the picture.
        public var showsActivityIndicator = false
        /// Where the picture is: beside, above or below the text.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The room between picture and text, in points.
        public var imagePadding: CGFloat = 0
        /// The room between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle stand to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// What happens to a title that is too long.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The room around the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        /// The corners.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is.
        public var buttonSize = Size.medium {
            didSet { if contentInsets == Self.insets(oldValue) { contentInsets = Self.insets(buttonSize) } }
        }
        /// The colour of text and picture; nil means what suits the kind of button.
        public var baseForegroundColor: UIColor?
        /// The colour that the background is made of; nil means what suits the kind of button.
        public var baseBackgroundColor: UIColor?
        /// What is behind the content.
        public var background = UIBackgroundConfiguration.clear()
        /// Whether a selected button looks different by itself.
        ///
        /// True at first.
        public var automaticallyUpdateForSelection = true

        private init(_ look: Look) {
            self.look = look
            contentInsets = Self.insets(.medium)
            background.cornerRadius = 6
        }

        /// Text and picture in the tint colour, without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A background that has a little of the tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A grey background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A background in the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The same as ``plain()``.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// The same as ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// The same as ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// The same as ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// Takes the insets that suit the size again.
        public mutating func setDefaultContentInsets() {
            contentInsets = Self.insets(buttonSize)
        }

        /// The same configuration as it looks in the button's present state.
        @MainActor public func updated(for button: UIButton) -> Configuration {
            var result = self
            result.background.backgroundColor = backgroundColor(for: button)
            result.baseForegroundColor = foregroundColor(for: button)
            return result
        }

        // MARK: What it means

        @MainActor var titleFont: UIFont {
            switch buttonSize {
            case .mini, .small: .systemFont(ofSize: 15)
            case .medium, .large: .systemFont(ofSize: 17)
            }
        }

        @MainActor var subtitleFont: UIFont { .systemFont(ofSize: buttonSize == .mini ? 11 : 12) }

        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic: background.cornerRadius
            case .small: 5
            case .medium: 8
            case .large: 12
            case .capsule: height / 2
            }
        }

        @MainActor private func isMarked(_ button: UIButton) -> Bool {
            button.isSelected && automaticallyUpdateForSelection
        }

        @MainActor func foregroundColor(for button: UIButton) -> UIColor {
            if !button.isEnabled { return .tertiaryLabel }
            let isFilled = look == .filled || (look == .tinted || look == .gray) && isMarked(button)
            var color = baseForegroundColor ?? (isFilled ? .white : button.ownTint)
            if button.role == .destructive, baseForegroundColor == nil, !isFilled { color = .systemRed }
            return button.isHighlighted ? color.faded(to: 0.75) : color
        }

        @MainActor func backgroundColor(for button: UIButton) -> UIColor? {
            if let own = background.backgroundColor { return button.isHighlighted ? own.faded(to: 0.75) : own }
            let base = baseBackgroundColor ?? (button.role == .destructive ? .systemRed : button.ownTint)
            if !button.isEnabled { return look == .plain ? nil : .tertiarySystemFill }
            let fade: CGFloat = button.isHighlighted ? 0.75 : 1
            switch look {
            case .plain:
                if let baseBackgroundColor { return baseBackgroundColor.faded(to: fade) }
                return isMarked(button) ? base.faded(to: 0.18) : nil
            case .tinted: return base.faded(to: isMarked(button) ? fade : 0.18 * fade)
            case .gray:
                if isMarked(button) { return base.faded(to: fade) }
                return (baseBackgroundColor ?? .secondarySystemFill).faded(to: button.isHighlighted ? 1.6 : 1)
            case .filled: return base.faded(to: fade)
            }
        }
    }

    /// The tint as it stands for the button.
    final var ownTint: UIColor { tintColor }
}

extension UIColor {
    /// The colour with a part of its opacity.
    func faded(to part: CGFloat) -> UIColor {
        if part == 1 { return self }
        let color = self
        guard isDynamic else { return withAlphaComponent(min(cgColor.alpha * part, 1)) }
        return UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            return resolved.withAlphaComponent(min(resolved.cgColor.alpha * part, 1))
        }
    }
}

/// Changes attributes of a text before it is shown.
///
/// As a closure it stays out of comparisons.
public struct UIConfigurationTextAttributesTransformer: Hashable {
    /// The change.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Makes a transformer of a change.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Always true.
    public static func == (lhs: Self, rhs: Self) -> Bool { true }
    /// Always the same.
    public func hash(into hasher: inout Hasher) {}
}

/// Edges of a rectangle, where start and end follow the direction of the layout.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge where lines start.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
