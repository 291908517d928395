import ComponentFlow
import InspectorProtocol
import Testing

/// A value that a property is set to, and the Swift line that does the same.
struct CatalogRow: Sendable {
    /// What the Swift line is.
    enum Line: Sendable {
        /// An assignment of an expression.
        case assignment(String)
        /// A line, without the name of the variable.
        case other(String)
    }

    let name: String
    /// The value; `nil` for the opposite of the present one.
    let value: JSONValue?
    let line: Line

    static func value(_ name: String, _ value: JSONValue, _ expression: String) -> CatalogRow {
        CatalogRow(name: name, value: value, line: .assignment(expression))
    }

    static func line(_ name: String, _ value: JSONValue, _ line: String) -> CatalogRow {
        CatalogRow(name: name, value: value, line: .other(line))
    }

    /// A Boolean value, which is inverted.
    static func bool(_ name: String) -> CatalogRow {
        CatalogRow(name: name, value: nil, line: .assignment(""))
    }

    static func choice(_ name: String, _ value: String) -> CatalogRow {
        .value(name, .string(value), ".\(value)")
    }

    static func integer(_ name: String, _ value: Int) -> CatalogRow {
        .value(name, JSONValue(value), "\(value)")
    }

    /// A number that is no integer.
    static func number(_ name: String, _ value: Double) -> CatalogRow {
        .value(name, .number(value), "\(value)")
    }

    static func text(_ name: String) -> CatalogRow {
        .value(name, "new", "\"new\"")
    }

    static func color(_ name: String) -> CatalogRow {
        .value(name, "#ff8000", "UIColor(red: 1, green: 0.502, blue: 0, alpha: 1)")
    }

    static func layerColor(_ name: String) -> CatalogRow {
        .value(name, "#ff8000", "UIColor(red: 1, green: 0.502, blue: 0, alpha: 1).cgColor")
    }

    static func insets(_ name: String) -> CatalogRow {
        .value(name, [1, 2, 3, 4], "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)")
    }

    static func date(_ name: String, _ value: String, seconds: Int) -> CatalogRow {
        .value(name, .string(value), "Date(timeIntervalSince1970: \(seconds))")
    }

    /// The rows of a font: the size, the weight and, last, an installed family.
    static func font(_ variable: String) -> [CatalogRow] {
        let family = UIFont.familyNames.first ?? ""
        return [
            .line("font.size", 20, ".font = \(variable).font?.withSize(20)"),
            .line(
                "font.weight", "bold",
                ".font = \(variable).font.map { UIFont(descriptor: $0.fontDescriptor.addingAttributes("
                    + "[.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]]), size: 0) }"),
            .line(
                "font.family", .string(family),
                ".font = UIFont(name: \(family.debugDescription), size: \(variable).font?.pointSize ?? 17)"),
        ]
    }
}

/// A class of the catalog with a row for each of its settable properties.
struct CatalogEntry: Sendable, CustomTestStringConvertible {
    let name: String
    /// The names of the entries of superclasses.
    var inherited: [String] = []
    let variable: String
    /// Creates a view or a layer.
    let make: @MainActor @Sendable () -> AnyObject
    let rows: [CatalogRow]

    var testDescription: String { name }
}

extension CatalogEntry {
    static let all = views + texts + controls + buttons + layers

    private static let views = [
        CatalogEntry(
            name: "UIView", variable: "view", make: { UIView() },
            rows: [
                .value("frame", [1, 2, 30, 40], "CGRect(x: 1, y: 2, width: 30, height: 40)"),
                .value("bounds", [0, 0, 50, 60], "CGRect(x: 0, y: 0, width: 50, height: 60)"),
                .value("center", [7, 8], "CGPoint(x: 7, y: 8)"),
                .value("anchorPoint", [0.25, 0.75], "CGPoint(x: 0.25, y: 0.75)"),
                .number("alpha", 0.5), .bool("isHidden"), .color("backgroundColor"), .color("tintColor"),
                .choice("tintAdjustmentMode", "dimmed"), .bool("clipsToBounds"), .bool("isOpaque"),
                .bool("isUserInteractionEnabled"), .insets("layoutMargins"),
                .value(
                    "directionalLayoutMargins", [4, 3, 2, 1],
                    "NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1)"),
                .bool("preservesSuperviewLayoutMargins"), .bool("insetsLayoutMarginsFromSafeArea"),
                .integer("tag", 7),
                .value(
                    "transform", [2, 0, 0, 2, 5, 0.5],
                    "CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0.5)"),
                .choice("contentMode", "center"), .choice("semanticContentAttribute", "forceRightToLeft"),
                .choice("overrideUserInterfaceStyle", "dark"),
                .line(
                    "contentHuggingPriority.horizontal", 400,
                    ".setContentHuggingPriority(UILayoutPriority(400), for: .horizontal)"),
                .line(
                    "contentHuggingPriority.vertical", 401,
                    ".setContentHuggingPriority(UILayoutPriority(401), for: .vertical)"),
                .line(
                    "contentCompressionResistancePriority.horizontal", 402,
                    ".setContentCompressionResistancePriority(UILayoutPriority(402), for: .horizontal)"),
                .line(
                    "contentCompressionResistancePriority.vertical", 403,
                    ".setContentCompressionResistancePriority(UILayoutPriority(403), for: .vertical)"),
            ]),
        CatalogEntry(
            name: "UIImageView", inherited: ["UIView"], variable: "imageView", make: { UIImageView() },
            rows: [.bool("isHighlighted"), .integer("animationDuration", 2), .integer("animationRepeatCount", 3)]),
        CatalogEntry(
            name: "UIScrollView", inherited: ["UIView"], variable: "scrollView", make: { UIScrollView() },
            rows: [
                .value("contentSize", [400, 300], "CGSize(width: 400, height: 300)"),
                .value("contentOffset", [5, 6], "CGPoint(x: 5, y: 6)"), .insets("contentInset"),
                .bool("isScrollEnabled"), .bool("bounces"), .bool("alwaysBounceVertical"),
                .bool("alwaysBounceHorizontal"), .bool("isPagingEnabled"), .bool("isDirectionalLockEnabled"),
                .bool("showsVerticalScrollIndicator"), .bool("showsHorizontalScrollIndicator"),
                .insets("verticalScrollIndicatorInsets"), .insets("horizontalScrollIndicatorInsets"),
                .choice("indicatorStyle", "white"), .choice("keyboardDismissMode", "onDrag"),
                .choice("contentInsetAdjustmentBehavior", "never"), .number("minimumZoomScale", 0.5),
                .integer("maximumZoomScale", 2),
            ]),
        CatalogEntry(
            name: "UIStackView", inherited: ["UIView"], variable: "stackView", make: { UIStackView() },
            rows: [
                .integer("spacing", 4), .choice("axis", "vertical"), .choice("alignment", "center"),
                .choice("distribution", "equalSpacing"), .bool("isBaselineRelativeArrangement"),
                .bool("isLayoutMarginsRelativeArrangement"),
            ]),
    ]

    private static let texts = [
        CatalogEntry(
            name: "UILabel", inherited: ["UIView"], variable: "label", make: { UILabel() },
            rows: [
                .text("text"), .color("textColor"), .integer("numberOfLines", 2), .choice("textAlignment", "center"),
                .choice("lineBreakMode", "byClipping"), .bool("adjustsFontSizeToFitWidth"),
                .number("minimumScaleFactor", 0.5), .choice("baselineAdjustment", "alignCenters"),
                .bool("allowsDefaultTighteningForTruncation"), .bool("isHighlighted"),
                .color("highlightedTextColor"), .color("shadowColor"),
                .value("shadowOffset", [1, 2], "CGSize(width: 1, height: 2)"),
                .integer("preferredMaxLayoutWidth", 50),
            ] + CatalogRow.font("label")),
        CatalogEntry(
            name: "UITextField", inherited: ["UIControl", "UIView"], variable: "textField", make: { UITextField() },
            rows: [
                .text("text"), .text("placeholder"), .color("textColor"), .choice("textAlignment", "center"),
                .choice("borderStyle", "line"), .choice("clearButtonMode", "always"),
                .choice("leftViewMode", "always"), .choice("rightViewMode", "whileEditing"),
                .bool("clearsOnBeginEditing"), .bool("adjustsFontSizeToFitWidth"), .integer("minimumFontSize", 9),
                .choice("autocapitalizationType", "words"), .choice("autocorrectionType", "no"),
                .choice("spellCheckingType", "no"), .choice("keyboardType", "emailAddress"),
            ] + CatalogRow.font("textField") + [.bool("isSecureTextEntry")]),
        CatalogEntry(
            name: "UITextView", inherited: ["UIScrollView", "UIView"], variable: "textView", make: { textView() },
            rows: [
                .text("text"), .color("textColor"), .choice("textAlignment", "center"), .bool("isEditable"),
                .bool("isSelectable"),
                .value("textContainerInset", [1, 2, 3, 4], "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
                .choice("autocapitalizationType", "words"), .choice("autocorrectionType", "no"),
                .choice("spellCheckingType", "no"), .choice("keyboardType", "emailAddress"),
            ] + CatalogRow.font("textView")),
    ]

    /// A text view with a font, which it does not have otherwise.
    @MainActor private static func textView() -> UITextView {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        return view
    }

    private static let controls = [
        CatalogEntry(
            name: "UIControl", inherited: ["UIView"], variable: "control", make: { UIControl() },
            rows: [
                .bool("isEnabled"), .bool("isSelected"), .bool("isHighlighted"),
                .choice("contentHorizontalAlignment", "left"), .choice("contentVerticalAlignment", "top"),
            ]),
        CatalogEntry(
            name: "UISwitch", inherited: ["UIControl", "UIView"], variable: "toggle", make: { UISwitch() },
            rows: [
                .bool("isOn"), .text("title"), .choice("preferredStyle", "checkbox"), .color("onTintColor"),
                .color("thumbTintColor"),
            ]),
        CatalogEntry(
            name: "UISlider", inherited: ["UIControl", "UIView"], variable: "slider", make: { UISlider() },
            rows: [
                .number("minimumValue", 0.25), .number("maximumValue", 0.75), .number("value", 0.5),
                .bool("isContinuous"), .color("minimumTrackTintColor"), .color("maximumTrackTintColor"),
                .color("thumbTintColor"),
            ]),
        CatalogEntry(
            name: "UIStepper", inherited: ["UIControl", "UIView"], variable: "stepper", make: { UIStepper() },
            rows: [
                .integer("minimumValue", 2), .integer("maximumValue", 50), .integer("value", 5),
                .integer("stepValue", 3), .bool("autorepeat"), .bool("wraps"), .bool("isContinuous"),
            ]),
        CatalogEntry(
            name: "UISegmentedControl", inherited: ["UIControl", "UIView"], variable: "segmentedControl",
            make: { UISegmentedControl(items: ["a", "b"]) },
            rows: [
                .integer("selectedSegmentIndex", 1), .bool("isMomentary"), .color("selectedSegmentTintColor"),
                .bool("apportionsSegmentWidthsByContent"),
            ]),
        CatalogEntry(
            name: "UIPageControl", inherited: ["UIControl", "UIView"], variable: "pageControl",
            make: { UIPageControl() },
            rows: [
                .integer("numberOfPages", 5), .integer("currentPage", 3), .bool("hidesForSinglePage"),
                .bool("allowsContinuousInteraction"), .choice("direction", "topToBottom"),
                .choice("backgroundStyle", "prominent"), .color("pageIndicatorTintColor"),
                .color("currentPageIndicatorTintColor"),
            ]),
        CatalogEntry(
            name: "UIDatePicker", inherited: ["UIControl", "UIView"], variable: "datePicker", make: { UIDatePicker() },
            rows: [
                .date("minimumDate", "2026-01-01T00:00:00Z", seconds: 1_767_225_600),
                .date("maximumDate", "2026-12-31T00:00:00Z", seconds: 1_798_675_200),
                .date("date", "2026-03-04T05:06:00Z", seconds: 1_772_600_760), .integer("minuteInterval", 15),
                .choice("datePickerMode", "date"), .choice("preferredDatePickerStyle", "inline"),
                .integer("countDownDuration", 120),
            ]),
        CatalogEntry(
            name: "UIColorWell", inherited: ["UIControl", "UIView"], variable: "colorWell", make: { UIColorWell() },
            rows: [.color("selectedColor"), .text("title"), .bool("supportsAlpha")]),
        CatalogEntry(
            name: "UIProgressView", inherited: ["UIView"], variable: "progressView", make: { UIProgressView() },
            rows: [
                .number("progress", 0.5), .choice("progressViewStyle", "bar"), .color("progressTintColor"),
                .color("trackTintColor"),
            ]),
        CatalogEntry(
            name: "UIActivityIndicatorView", inherited: ["UIView"], variable: "activityIndicator",
            make: { UIActivityIndicatorView() },
            rows: [
                .line("isAnimating", true, ".startAnimating()"), .choice("style", "large"), .color("color"),
                .bool("hidesWhenStopped"),
            ]),
    ]

    private static let buttons = [
        CatalogEntry(
            name: "UIButton", inherited: ["UIControl", "UIView"], variable: "button", make: { UIButton() },
            rows: [
                .line("title", "new", ".setTitle(\"new\", for: .normal)"),
                .line(
                    "titleColor", "#ff8000",
                    ".setTitleColor(UIColor(red: 1, green: 0.502, blue: 0, alpha: 1), for: .normal)"),
                .choice("role", "destructive"), .bool("changesSelectionAsPrimaryAction"),
            ]),
        CatalogEntry(
            name: "UIButton with a configuration", inherited: ["UIControl", "UIView"], variable: "button",
            make: { UIButton(configuration: .plain()) },
            rows: [
                .choice("role", "destructive"), .bool("changesSelectionAsPrimaryAction"),
                .line("configuration.title", "new", ".configuration?.title = \"new\""),
                .line("configuration.subtitle", "new", ".configuration?.subtitle = \"new\""),
                configured("baseForegroundColor", "#ff8000", "UIColor(red: 1, green: 0.502, blue: 0, alpha: 1)"),
                configured("baseBackgroundColor", "#ff8000", "UIColor(red: 1, green: 0.502, blue: 0, alpha: 1)"),
                configured("imagePadding", 4, "4"), configured("titlePadding", 3, "3"),
                configured(
                    "contentInsets", [4, 3, 2, 1],
                    "NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1)"),
                configured("showsActivityIndicator", true, "true"), configured("titleAlignment", "center", ".center"),
                configured("titleLineBreakMode", "byClipping", ".byClipping"),
                configured("cornerStyle", "capsule", ".capsule"), configured("buttonSize", "large", ".large"),
            ]),
    ]

    private static func configured(_ name: String, _ value: JSONValue, _ expression: String) -> CatalogRow {
        .line("configuration.\(name)", value, ".configuration?.\(name) = \(expression)")
    }

    private static let layers = [
        CatalogEntry(
            name: "CALayer", variable: "layer", make: { CALayer() },
            rows: [
                .integer("cornerRadius", 4), .choice("cornerCurve", "continuous"), .integer("borderWidth", 2),
                .layerColor("borderColor"), .layerColor("backgroundColor"), .layerColor("shadowColor"),
                .number("shadowOpacity", 0.5), .integer("shadowRadius", 5),
                .value("shadowOffset", [1, 2], "CGSize(width: 1, height: 2)"), .number("opacity", 0.5),
                .integer("zPosition", 3), .bool("masksToBounds"), .bool("isHidden"), .bool("isDoubleSided"),
                .text("name"), .value("frame", [1, 2, 30, 40], "CGRect(x: 1, y: 2, width: 30, height: 40)"),
                .value("bounds", [0, 0, 50, 60], "CGRect(x: 0, y: 0, width: 50, height: 60)"),
                .value("position", [7, 8], "CGPoint(x: 7, y: 8)"),
                .value("anchorPoint", [0.25, 0.75], "CGPoint(x: 0.25, y: 0.75)"), .integer("anchorPointZ", 2),
                .value("transform", enlarged, "CATransform3D(\(enlargedArguments))"),
                .line(
                    "affineTransform", [1, 0, 0, 1, 5, 6],
                    ".setAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 6))"),
                .value("sublayerTransform", enlarged, "CATransform3D(\(enlargedArguments))"),
                .choice("contentsGravity", "center"),
                .value("contentsRect", [0, 0, 0.5, 0.5], "CGRect(x: 0, y: 0, width: 0.5, height: 0.5)"),
                .value("contentsCenter", [0.25, 0.25, 0.5, 0.5], "CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)"),
                .integer("speed", 2),
            ]),
        CatalogEntry(
            name: "CAGradientLayer", inherited: ["CALayer"], variable: "gradientLayer", make: { CAGradientLayer() },
            rows: [
                .value(
                    "colors", ["#ff8000", "#102030"],
                    "[UIColor(red: 1, green: 0.502, blue: 0, alpha: 1).cgColor, "
                        + "UIColor(red: 0.063, green: 0.125, blue: 0.188, alpha: 1).cgColor]"),
                .value("locations", [0, 0.5], "[0, 0.5]"),
                .value("startPoint", [0.25, 0.5], "CGPoint(x: 0.25, y: 0.5)"),
                .value("endPoint", [1, 0.5], "CGPoint(x: 1, y: 0.5)"), .choice("type", "radial"),
            ]),
        CatalogEntry(
            name: "CAShapeLayer", inherited: ["CALayer"], variable: "shapeLayer", make: { CAShapeLayer() },
            rows: [
                .layerColor("fillColor"), .layerColor("strokeColor"), .integer("lineWidth", 3),
                .number("strokeStart", 0.25), .number("strokeEnd", 0.75), .integer("miterLimit", 4),
                .value("lineDashPattern", [4, 2], "[4, 2]"), .integer("lineDashPhase", 1),
                .choice("lineCap", "round"), .choice("lineJoin", "bevel"), .choice("fillRule", "evenOdd"),
            ]),
        CatalogEntry(
            name: "CATextLayer", inherited: ["CALayer"], variable: "textLayer", make: { CATextLayer() },
            rows: [
                .text("string"), .integer("fontSize", 20), .layerColor("foregroundColor"), .bool("isWrapped"),
                .choice("alignmentMode", "center"), .choice("truncationMode", "end"),
            ]),
    ]

    /// A transform that enlarges and moves.
    private static let enlarged: JSONValue = [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1]

    private static let enlargedArguments =
        "m11: 2, m12: 0, m13: 0, m14: 0, m21: 0, m22: 2, m23: 0, m24: 0, "
        + "m31: 0, m32: 0, m33: 1, m34: 0, m41: 5, m42: 6, m43: 0, m44: 1"
}
