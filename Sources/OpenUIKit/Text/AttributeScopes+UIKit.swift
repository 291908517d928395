extension AttributeScopes {
    /// The attributes that views know, for `AttributedString`.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that views know; their names in an `NSAttributedString` are those of `NSAttributedString.Key`.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// How paragraphs look.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// 0 for no ligatures but those that the script needs.
        public let ligature: LigatureAttribute
        /// Points added after every character.
        public let kern: KernAttribute
        /// Points added after every character, if there is no kern.
        public let tracking: TrackingAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the outlines.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outlines in percent of the font's size.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow.
        public let shadow: ShadowAttribute
        /// The effect that the text is drawn with.
        public let textEffect: TextEffectAttribute
        /// What stands for the character U+FFFC.
        public let attachment: AttachmentAttribute
        /// Points by which characters are raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// How far characters lean.
        public let obliqueness: ObliquenessAttribute
        /// The logarithm of the factor by which characters are widened.
        public let expansion: ExpansionAttribute
        /// The attributes of Foundation, such as links.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = UIFont
            /// The attribute's name.
            public static let name = "NSFont"
        }

        /// How paragraphs look.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = NSParagraphStyle
            /// The attribute's name.
            public static let name = "NSParagraphStyle"
        }

        /// The colour of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSColor"
        }

        /// The colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSBackgroundColor"
        }

        /// Whether there are ligatures.
        public enum LigatureAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = Int
            /// The attribute's name.
            public static let name = "NSLigature"
        }

        /// Points after every character.
        public enum KernAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "NSKern"
        }

        /// Points after every character.
        public enum TrackingAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "CTTracking"
        }

        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static let name = "NSStrikethrough"
        }

        /// The colour of the line through the text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSStrikethroughColor"
        }

        /// The line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static let name = "NSUnderline"
        }

        /// The colour of the line under the text.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSUnderlineColor"
        }

        /// The colour of the outlines.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSStrokeColor"
        }

        /// The width of the outlines.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "NSStrokeWidth"
        }

        /// The shadow.
        public enum ShadowAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = NSShadow
            /// The attribute's name.
            public static let name = "NSShadow"
        }

        /// The effect.
        public enum TextEffectAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = NSAttributedString.TextEffectStyle
            /// The attribute's name.
            public static let name = "NSTextEffect"
        }

        /// What stands for a character.
        public enum AttachmentAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = NSTextAttachment
            /// The attribute's name.
            public static let name = "NSAttachment"
        }

        /// Points by which characters are raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "NSBaselineOffset"
        }

        /// How far characters lean.
        public enum ObliquenessAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "NSObliqueness"
        }

        /// How wide characters are.
        public enum ExpansionAttribute: AttributedStringKey {
            /// What the attribute is.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "NSExpansion"
        }
    }
}

extension AttributeDynamicLookup {
    /// An attribute that views know.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
