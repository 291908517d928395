extension UIButton {
    /// The content and appearance of a button as a value: text, image, colors, insets and corners.
    ///
    /// ```swift
    /// var configuration = UIButton.Configuration.filled()
    /// configuration.title = "Retry"
    /// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in reload() })
    /// ```
    public struct Configuration: Hashable {
        /// The rounding of the background's corners.
        public enum CornerStyle: Int, Sendable {
            /// The background's corner radius, unchanged.
            case fixed = -1
            /// The background's corner radius, adjusted to the text size.
            case dynamic = 0
            /// A small radius.
            case small = 1
            /// A medium radius.
            case medium = 2
            /// A large radius.
            case large = 3
            /// A radius of half the button's height.
            case capsule = 4
        }

        /// The sizes of a button.
        public enum Size: Int, Sendable {
            /// The standard size.
            case medium = 0
            /// A small button.
            case small = 1
            /// The smallest size.
            case mini = 2
            /// A large button.
            case large = 3
        }

        /// The indicators at the trailing end of a button, which show what a press does.
        public enum Indicator: Int, Sendable {
            /// Arrows up and down if a press opens a menu that changes the selection, otherwise none.
            case automatic = 0
            /// No indicator.
            case none = 1
            /// Arrows up and down, for a choice from a menu.
            case popup = 2
        }

        /// The alignment of title and subtitle to each other.
        public enum TitleAlignment: Int, Sendable {
            /// Depends on the image placement.
            case automatic = 0
            /// Aligned at the leading edge.
            case leading = 1
            case center = 2
            /// Aligned at the trailing edge.
            case trailing = 3
        }

        enum Style: Hashable {
            case plain
            case tinted
            case gray
            case filled
        }

        let style: Style

        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with its attributes; attributes it does not specify default to those of the button.
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
        /// A function that determines the color of the image from that of the content.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// A function that determines the color of the activity indicator from that of the content.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var image: UIImage?
        /// The configuration of a symbol in place of the default, which fits the title, as far as the symbol does not
        /// specify its own.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether an activity indicator is shown in place of the image.
        public var showsActivityIndicator = false
        /// The indicator at the trailing end of the content.
        public var indicator = Indicator.automatic
        /// The edge of the text at which the image is placed.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The spacing between image and text, in points.
        public var imagePadding: CGFloat = 0
        /// The spacing between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// How a title that is too long is wrapped or truncated.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The insets around the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        /// The rounding of the background's corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button, which determines fonts and default insets.
        public var buttonSize = Size.medium {
            didSet { if contentInsets == Self.insets(oldValue) { contentInsets = Self.insets(buttonSize) } }
        }
        /// The color of text and image; `nil` stands for the default of the button's style.
        public var baseForegroundColor: UIColor?
        /// The color from which the background color is derived; `nil` stands for the default of the button's style.
        public var baseBackgroundColor: UIColor?
        /// The background behind the content.
        public var background = UIBackgroundConfiguration()
        /// Whether a selected button changes its appearance automatically.
        ///
        /// The default is `true`.
        public var automaticallyUpdateForSelection = true

        private init(_ style: Style) {
            self.style = style
            contentInsets = Self.insets(.medium)
            background.cornerRadius = 6
        }

        /// Text and image in the tint color, without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A background in a translucent tint color.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A background in the tint color.
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

        /// Resets the insets to the default of the button size.
        public mutating func setDefaultContentInsets() {
            contentInsets = Self.insets(buttonSize)
        }

        /// Returns the configuration with the colors for the button's current state.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
            var result = self
            result.background.backgroundColor = backgroundColor(for: button)
            result.baseForegroundColor = foregroundColor(for: button)
            return result
        }

        // MARK: Resolved values

        /// The font of the title, in the text size of a button's traits.
        @MainActor func titleFont(in traits: UITraitCollection) -> UIFont {
            switch buttonSize {
            case .mini, .small: .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
            case .medium, .large: .preferredFont(forTextStyle: .body, compatibleWith: traits)
            }
        }

        /// The font of the subtitle, in the text size of a button's traits.
        @MainActor func subtitleFont(in traits: UITraitCollection) -> UIFont {
            .preferredFont(forTextStyle: buttonSize == .mini ? .caption2 : .caption1, compatibleWith: traits)
        }

        @MainActor func showsPopupIndicator(_ button: UIButton) -> Bool {
            switch indicator {
            case .automatic: button.opensMenu && button.changesSelectionAsPrimaryAction
            case .none: false
            case .popup: true
            }
        }

        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic: background.cornerRadius
            case .small: 5
            case .medium: 8
            case .large: 12
            case .capsule: height / 2
            }
        }

        @MainActor private func appearsSelected(_ button: UIButton) -> Bool {
            button.isSelected && automaticallyUpdateForSelection
        }

        @MainActor func foregroundColor(for button: UIButton) -> UIColor {
            if !button.isEnabled { return .tertiaryLabel }
            let isFilled = style == .filled || (style == .tinted || style == .gray) && appearsSelected(button)
            let tint: UIColor = button.role == .destructive ? .destructiveText : button.textTintColor
            let color = baseForegroundColor ?? (isFilled ? .white : tint)
            return button.isHighlighted ? color.faded(to: 0.75) : color
        }

        @MainActor func backgroundColor(for button: UIButton) -> UIColor? {
            if let own = background.backgroundColor { return button.isHighlighted ? own.faded(to: 0.75) : own }
            let isDestructive = button.role == .destructive
            let base = baseBackgroundColor ?? (isDestructive ? .systemRed : button.resolvedTint)
            // Where an application specifies neither color, the white title needs a darker one behind it.
            let isOurs = baseBackgroundColor == nil && baseForegroundColor == nil
            let fill = isOurs ? (isDestructive ? .destructiveFill : button.fillTintColor) : base
            if !button.isEnabled { return style == .plain ? nil : .tertiarySystemFill }
            let fade: CGFloat = button.isHighlighted ? 0.75 : 1
            switch style {
            case .plain:
                if let baseBackgroundColor { return baseBackgroundColor.faded(to: fade) }
                return appearsSelected(button) ? base.faded(to: 0.18) : nil
            case .tinted: return appearsSelected(button) ? fill.faded(to: fade) : base.faded(to: 0.18 * fade)
            case .gray:
                if appearsSelected(button) { return fill.faded(to: fade) }
                return (baseBackgroundColor ?? .secondarySystemFill).faded(to: button.isHighlighted ? 1.6 : 1)
            case .filled: return fill.faded(to: fade)
            }
        }
    }

    final var resolvedTint: UIColor { tintColor }
}

extension UIColor {
    /// Returns the color with its opacity multiplied by `part`.
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

/// A closure that changes the attributes of a text before it is shown.
///
/// Comparisons ignore the closure: all transformers are equal.
public struct UIConfigurationTextAttributesTransformer: Hashable {
    public let transform: (AttributeContainer) -> AttributeContainer
    private let identity = TransformerIdentity()

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Returns whether both are copies of the same transformer, because closures cannot be compared.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity == rhs.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
