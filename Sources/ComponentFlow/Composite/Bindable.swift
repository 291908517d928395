/// An `@Observable` model of a component, which is compared by identity and provides bindings to its properties.
///
/// ```swift
/// @Observable final class Settings {
///     var name = ""
/// }
///
/// struct SettingsForm: CompositeComponent {
///     @Bindable var settings: Settings
///
///     var content: some Component<Empty> {
///         TextField("Name", text: $settings.name)
///     }
/// }
/// ```
///
/// Two components with the same model are equal; a component is updated when a property that it read has changed.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject & Observable>: Equatable {
    /// The model.
    public var wrappedValue: Model

    /// Creates a wrapper for a model.
    public init(wrappedValue: Model) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a wrapper for a model, to make bindings to its properties.
    public init(_ model: Model) {
        wrappedValue = model
    }

    /// The wrapper, which provides bindings.
    public var projectedValue: Bindable<Model> {
        self
    }

    /// A binding to a property of the model.
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
        Binding(source: ModelSource(wrappedValue, keyPath))
    }

    /// Returns whether both have the same model.
    public static func == (lhs: Bindable, rhs: Bindable) -> Bool {
        lhs.wrappedValue === rhs.wrappedValue
    }
}

extension Bindable: RevealingType {
    static var isModel: Bool { true }
}
