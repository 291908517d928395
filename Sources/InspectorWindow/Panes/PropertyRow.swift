import ComponentFlow
import InspectorProtocol

/// A property, which can be edited if the program has a setter for it.
struct PropertyRow: CompositeComponent {
    let property: InspectedProperty
    @Bindable var model: InspectorModel

    @MainActor private var properties: PropertyModel { model.properties }

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 4) {
            if contentSizeCategory.isAccessibilityCategory {
                name
                HStack(spacing: 10) { editor }
            } else {
                HStack(spacing: 10) {
                    name
                    editor
                }
            }
            if let error = properties.errors[property.id] { PropertyError(text: error) }
            if let line = properties.lines[property.id] { SwiftLine(line: line) }
            if property.isEdited {
                EditedNote(title: property.title, isEnabled: model.session.isUsable) { model.reset(property.id) }
            }
        }
        .padding(UIEdgeInsets(top: 3, left: 14, bottom: 3, right: 14))
    }

    @MainActor private var name: some Component<Empty> {
        PropertyName(name: property.title).accessibilityHidden(property.isSettable)
    }

    @MainActor @ComponentBuilder<Empty> private var editor: [AnyComponentWithIdentity<Empty>] {
        switch property.kind {
        case _ where !property.isSettable:
            Text(text: property.text, font: .footnote, maximumNumberOfLines: 4, lineBreakMode: .byTruncatingTail)
                .help(property.text)
                .frame(maxWidth: .infinity, alignment: .leading)
                .flexible()
        case "bool":
            Toggle(isOn: isOn, isEnabled: model.session.isUsable).accessibilityLabel(property.title)
            Spacer()
        case "color":
            // The color of a name is known to the program only.
            if property.text.isEmpty || UIColor(hex: property.text) != nil {
                ColorPicker(property.title, selection: color, isEnabled: model.session.isUsable)
            }
            field.flexible()
        case "choice" where !property.choices.isEmpty:
            Picker(property.title, selection: choice) {
                for name in property.choices { Text(name).tag(name) }
            }
            .font(.footnote)
            .disabled(!model.session.isUsable)
            Spacer()
        default: field.flexible()
        }
    }

    @MainActor private var field: PropertyField {
        PropertyField(property: property, isEnabled: model.session.isUsable) { text in
            set(PropertyText.value(of: text, kind: property.kind))
        } edited: {
            properties.forgetError(of: property)
        }
    }

    @MainActor private var isOn: Binding<Bool> {
        Binding(get: { property.value.bool ?? false }, set: { set(.bool($0)) })
    }

    @MainActor private var choice: Binding<String> {
        Binding(get: { property.text }, set: { set(.string($0)) })
    }

    @MainActor private var color: Binding<UIColor> {
        Binding(get: { UIColor(hex: property.text) ?? .clear }, set: { set(.string($0.hex)) })
    }

    @MainActor private func set(_ value: JSONValue) {
        model.set(property.id, to: value)
    }
}

/// A text field for a value, which is set when Return is pressed or the field loses the keyboard focus.
struct PropertyField: CompositeComponent {
    let property: InspectedProperty
    let isEnabled: Bool
    @Behavior var submit: (String) -> Void
    @Behavior var edited: () -> Void
    @Local private var draft = ""

    init(
        property: InspectedProperty, isEnabled: Bool, submit: @escaping (String) -> Void,
        edited: @escaping () -> Void
    ) {
        self.property = property
        self.isEnabled = isEnabled
        _submit = Behavior(wrappedValue: submit)
        _edited = Behavior(wrappedValue: edited)
    }

    var content: some Component<Empty> {
        TextField(
            property.kind == "text" ? "" : "nil", text: $draft, font: .preferredFont(forTextStyle: .footnote),
            isEnabled: isEnabled
        )
        .onSubmit { commit() }
        .onFocus { if !$0 { commit() } }
        .accessibilityLabel(property.title)
        .onChange(of: property, initial: true) { _, property in draft = property.text }
        .onChange(of: draft) { _, draft in if draft != property.text { edited() } }
    }

    @MainActor private func commit() {
        if draft != property.text { submit(draft) }
    }
}

/// Why a value was refused.
private struct PropertyError: CompositeComponent {
    let text: String

    var content: some Component<Empty> {
        HStack(alignment: .top, spacing: 6) {
            Image(image: Icon.warning.image, tintColor: .systemRed, size: CGSize(width: 14, height: 14))
            Text(text: text, font: .footnote).frame(maxWidth: .infinity, alignment: .leading).flexible()
        }
        .padding(NSDirectionalEdgeInsets(top: 0, leading: indentation, bottom: 2, trailing: 0))
        .accessibilityElement(children: .combine)
    }

    /// The width of the name beside the value.
    @MainActor private var indentation: CGFloat {
        contentSizeCategory.isAccessibilityCategory
            ? 0 : scaledMetric(PropertyName.width, relativeTo: .footnote) + 10
    }
}

/// The note that a value replaces the one that the parent describes.
private struct EditedNote: CompositeComponent {
    let title: String
    let isEnabled: Bool
    @Behavior var reset: () -> Void

    var content: some Component<Empty> {
        HStack(spacing: 8) {
            Text(text: "Replaces the value of the parent", font: .caption, color: .secondaryLabel)
                .frame(maxWidth: .infinity, alignment: .leading)
                .flexible()
            BarButton(title: "Reset", font: .footnote) { reset() }
                .disabled(!isEnabled)
                .accessibilityLabel("Reset \(title)")
        }
    }
}

/// The Swift line that does the same as an edit.
private struct SwiftLine: CompositeComponent {
    let line: String

    var content: some Component<Empty> {
        HStack(spacing: 8) {
            Text(
                text: line, font: .caption.monospaced(), maximumNumberOfLines: 3, lineBreakMode: .byTruncatingTail
            )
            .frame(maxWidth: .infinity, alignment: .leading)
            .flexible()
            BarButton(title: "Copy as Swift", font: .footnote) { UIPasteboard.general.string = line }
                .accessibilityLabel("Copy \(line)")
        }
        .padding(UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
        .background(.tertiarySystemBackground)
        .cornerRadius(6)
    }
}
