/// A value of the instances of a class that an appearance proxy can set, such as a color, or an image for a state.
@_spi(Subclassing) @MainActor public struct AppearanceProperty {
    /// Returns the present value of an object, or `nil` if it is no instance of the class.
    package let value: (AnyObject) -> AppearanceValue?

    /// Creates a property that is accessed by closures.
    ///
    /// `get` returns what was set, rather than a value that depends on other properties.
    package init<Owner: AnyObject, Value>(
        get: @escaping @MainActor (Owner) -> Value, set: @escaping @MainActor (Owner, Value) -> Void,
        areEqual: @escaping @MainActor (Value, Value) -> Bool
    ) {
        value = { owner in
            guard let owner = owner as? Owner else { return nil }
            let value = get(owner)
            return AppearanceValue(
                isValue: { ($0 as? Owner).map { areEqual(get($0), value) } == true },
                apply: { owner in
                    if let owner = owner as? Owner { set(owner, value) }
                })
        }
    }

    package init<Owner: AnyObject, Value: Equatable>(
        get: @escaping @MainActor (Owner) -> Value, set: @escaping @MainActor (Owner, Value) -> Void
    ) {
        self.init(get: get, set: set, areEqual: { $0 == $1 })
    }

    package init<Owner: AnyObject, Value: Equatable>(_ property: ReferenceWritableKeyPath<Owner, Value>) {
        self.init(
            get: { (owner: Owner) in owner[keyPath: property] },
            set: { (owner: Owner, value: Value) in owner[keyPath: property] = value })
    }

    /// Creates a property with attributes of text.
    package init<Owner: AnyObject>(
        attributes property: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]?>
    ) {
        self.init(
            get: { (owner: Owner) in owner[keyPath: property] },
            set: { (owner: Owner, value: [NSAttributedString.Key: Any]?) in owner[keyPath: property] = value },
            areEqual: Self.areEqual)
    }

    /// The states for which an appearance proxy sets values.
    private static let states: [UIControl.State] = [
        .normal, .highlighted, .disabled, .selected, .focused, [.selected, .highlighted], [.selected, .disabled],
    ]

    /// Creates a property for each pair of the states of two adjacent parts of a control.
    package static func statePairs<Owner: AnyObject>(
        get: @escaping @MainActor (Owner, UIControl.State, UIControl.State) -> UIImage?,
        set: @escaping @MainActor (Owner, UIImage?, UIControl.State, UIControl.State) -> Void
    ) -> [AppearanceProperty] {
        states.flatMap { left in
            states.map { right in
                AppearanceProperty(
                    get: { (owner: Owner) in get(owner, left, right) },
                    set: { (owner: Owner, image: UIImage?) in set(owner, image, left, right) })
            }
        }
    }

    /// Creates a property for each state of a control.
    package static func states<Owner: AnyObject, Value: Equatable>(
        get: @escaping @MainActor (Owner, UIControl.State) -> Value,
        set: @escaping @MainActor (Owner, Value, UIControl.State) -> Void
    ) -> [AppearanceProperty] {
        states.map { state in
            AppearanceProperty(
                get: { (owner: Owner) in get(owner, state) },
                set: { (owner: Owner, value: Value) in set(owner, value, state) })
        }
    }

    /// Creates a property with attributes of text for each state of a control.
    package static func states<Owner: AnyObject>(
        attributes get: @escaping @MainActor (Owner, UIControl.State) -> [NSAttributedString.Key: Any]?,
        set: @escaping @MainActor (Owner, [NSAttributedString.Key: Any]?, UIControl.State) -> Void
    ) -> [AppearanceProperty] {
        states.map { state in
            AppearanceProperty(
                get: { (owner: Owner) in get(owner, state) },
                set: { (owner: Owner, value) in set(owner, value, state) },
                areEqual: areEqual)
        }
    }

    private static func areEqual(
        _ first: [NSAttributedString.Key: Any]?, _ second: [NSAttributedString.Key: Any]?
    ) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return TextAttributes.areEqual(first, second)
    }
}

/// The value of a property of an object, which other instances of the class can adopt.
@MainActor package struct AppearanceValue {
    /// Returns whether an object has the value.
    let isValue: (AnyObject) -> Bool
    /// Sets the value of an object.
    let apply: (AnyObject) -> Void
}
