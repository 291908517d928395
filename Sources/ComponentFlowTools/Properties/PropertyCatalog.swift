internal import ComponentFlow

/// The properties of views and layers that are inspected.
@MainActor
enum PropertyCatalog {
    /// The properties of a class, and the name of an object in the Swift line that sets one.
    struct Group {
        let variable: String
        let properties: [InspectableProperty]
        /// Returns whether an object has the class.
        let matches: (AnyObject) -> Bool

        init<Target: AnyObject>(_ type: Target.Type, variable: String, properties: [InspectableProperty]) {
            self.variable = variable
            self.properties = properties
            matches = { $0 is Target }
        }
    }

    /// Returns the properties of an object, those of its class before those of its superclasses.
    static func groups(of object: AnyObject) -> [Group] {
        all.filter { $0.matches(object) }
    }

    /// Subclasses before their superclasses.
    private static let all: [Group] = [
        label, toggle, slider, progress, field, control, textView, scrollView, stack, view, layer,
    ]

    private static let view = Group(
        UIView.self, variable: "view",
        properties: [
            .property("frame", \UIView.frame), .property("bounds", \UIView.bounds),
            .property("alpha", \UIView.alpha), .property("isHidden", \UIView.isHidden),
            .property("backgroundColor", \UIView.backgroundColor), .property("tintColor", \UIView.tintColor),
            .property("clipsToBounds", \UIView.clipsToBounds),
            .property("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
            .property("layoutMargins", \UIView.layoutMargins), .property("tag", \UIView.tag),
            .property("transform", \UIView.transform), .text("contentMode", \UIView.contentMode),
            .readOnly("safeAreaInsets", \UIView.safeAreaInsets),
            .readOnly("intrinsicContentSize", \UIView.intrinsicContentSize),
        ])

    private static let label = Group(
        UILabel.self, variable: "label",
        properties: [
            .property("text", \UILabel.text), .property("textColor", \UILabel.textColor),
            .property("numberOfLines", \UILabel.numberOfLines),
            .text("font", \UILabel.font),
            .text("textAlignment", \UILabel.textAlignment), .text("lineBreakMode", \UILabel.lineBreakMode),
        ])

    private static let control = Group(
        UIControl.self, variable: "control",
        properties: [
            .property("isEnabled", \UIControl.isEnabled), .property("isSelected", \UIControl.isSelected),
            .property("isHighlighted", \UIControl.isHighlighted),
        ])

    private static let toggle = Group(
        UISwitch.self, variable: "toggle", properties: [.property("isOn", \UISwitch.isOn)])

    private static let slider = Group(
        UISlider.self, variable: "slider",
        properties: [
            .property("value", \UISlider.value), .property("minimumValue", \UISlider.minimumValue),
            .property("maximumValue", \UISlider.maximumValue),
        ])

    private static let progress = Group(
        UIProgressView.self, variable: "progressView",
        properties: [.property("progress", \UIProgressView.progress)])

    private static let field = Group(
        UITextField.self, variable: "textField",
        properties: [
            .property("text", \UITextField.text), .property("placeholder", \UITextField.placeholder),
            .property("textColor", \UITextField.textColor),
        ])

    private static let textView = Group(
        UITextView.self, variable: "textView",
        properties: [
            .property("text", \UITextView.text), .property("textColor", \UITextView.textColor),
            .property("isEditable", \UITextView.isEditable),
            .property("textContainerInset", \UITextView.textContainerInset),
        ])

    private static let scrollView = Group(
        UIScrollView.self, variable: "scrollView",
        properties: [
            .property("contentOffset", \UIScrollView.contentOffset),
            .property("contentInset", \UIScrollView.contentInset), .property("contentSize", \UIScrollView.contentSize),
            .property("isScrollEnabled", \UIScrollView.isScrollEnabled),
        ])

    private static let stack = Group(
        UIStackView.self, variable: "stackView",
        properties: [
            .property("spacing", \UIStackView.spacing), .text("axis", \UIStackView.axis),
            .text("alignment", \UIStackView.alignment), .text("distribution", \UIStackView.distribution),
        ])

    private static let layer = Group(
        CALayer.self, variable: "layer",
        properties: [
            .property("cornerRadius", \CALayer.cornerRadius), .property("borderWidth", \CALayer.borderWidth),
            .color("borderColor", \CALayer.borderColor), .color("backgroundColor", \CALayer.backgroundColor),
            .color("shadowColor", \CALayer.shadowColor), .property("shadowOpacity", \CALayer.shadowOpacity),
            .property("shadowRadius", \CALayer.shadowRadius), .property("shadowOffset", \CALayer.shadowOffset),
            .property("opacity", \CALayer.opacity), .property("zPosition", \CALayer.zPosition),
            .property("masksToBounds", \CALayer.masksToBounds), .property("isHidden", \CALayer.isHidden),
            .property("frame", \CALayer.frame), .property("bounds", \CALayer.bounds),
            .property("position", \CALayer.position), .property("anchorPoint", \CALayer.anchorPoint),
            .text("transform", \CALayer.transform),
        ])
}
