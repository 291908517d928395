import OpenUIKitCore

extension UICellAccessory {
    /// The appearance of an accessory that is a sign, as its options describe it.
    struct Look {
        var isHidden: Bool
        var reservedLayoutWidth: LayoutDimension?
        var tintColor: UIColor?
        var backgroundColor: UIColor?
    }

    /// The appearance of a chevron.
    public struct DisclosureIndicatorOptions {
        /// Whether the chevron is not visible; it keeps its space.
        public var isHidden: Bool
        /// The width that is reserved for the chevron, or `nil` for that of the chevron.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the chevron, or `nil` for the tertiary label color.
        public var tintColor: UIColor?

        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }

        var look: Look { Look(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor) }
    }

    /// The appearance of a checkmark.
    public struct CheckmarkOptions {
        /// Whether the checkmark is not visible; it keeps its space.
        public var isHidden: Bool
        /// The width that is reserved for the checkmark, or `nil` for that of the checkmark.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the checkmark, or `nil` for the tint color.
        public var tintColor: UIColor?

        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }

        var look: Look { Look(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor) }
    }

    /// The appearance of a button that shows details.
    public struct DetailOptions {
        /// Whether the button is not visible; it keeps its space.
        public var isHidden: Bool
        /// The width that is reserved for the button, or `nil` for that of the button.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the button, or `nil` for the tint color.
        public var tintColor: UIColor?

        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }

        var look: Look { Look(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor) }
    }

    /// The appearance of a button that deletes an item.
    public struct DeleteOptions {
        /// Whether the button is not visible; it keeps its space.
        public var isHidden: Bool
        /// The width that is reserved for the button, or `nil` for that of the button.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the sign, or `nil` for white.
        public var tintColor: UIColor?
        /// The color of the circle behind the sign, or `nil` for red.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }

        var look: Look {
            Look(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }

    /// The appearance of a button that inserts an item.
    public struct InsertOptions {
        /// Whether the button is not visible; it keeps its space.
        public var isHidden: Bool
        /// The width that is reserved for the button, or `nil` for that of the button.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the sign, or `nil` for white.
        public var tintColor: UIColor?
        /// The color of the circle behind the sign, or `nil` for green.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }

        var look: Look {
            Look(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }

    /// The appearance of a label.
    public struct LabelOptions {
        /// Whether the label is not visible; it keeps its space.
        public var isHidden: Bool
        /// The width that is reserved for the label, or `nil` for that of the label.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the text, or `nil` for the secondary label color.
        public var tintColor: UIColor?
        /// The font of the text.
        public var font: UIFont
        /// Whether the font follows the user's text size, initially `true`.
        public var adjustsFontForContentSizeCategory: Bool

        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
        }

        @MainActor func show(in label: UILabel) {
            label.isHidden = isHidden
            label.textColor = tintColor ?? .secondaryLabel
            label.font = font
            label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// The kinds of accessories.
    public enum AccessoryType {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case label
        case detail
        /// The accessory is a view of client code.
        case custom(UIView)
    }
}
