/// A value that can be chosen in a ``Picker``, with the title and the image that are displayed for it.
///
/// ```swift
/// Label("Favorites", systemImage: "star").tag(Folder.favorites)
/// ```
public struct PickerOption<Value: Hashable>: Equatable {
    /// The title, which is also the name of the option for assistive technologies.
    public let title: String
    /// The image beside the title, or in a palette instead of it; `nil` for none.
    ///
    /// In segments and in menus, it has the color of the text, unless its rendering mode is `alwaysOriginal`.
    public let image: UIImage?
    public let value: Value

    /// Creates an option.
    public init(_ title: String, _ value: Value, image: UIImage? = nil) {
        self.title = title
        self.image = image
        self.value = value
    }
}

extension Text {
    /// Returns an option of a ``Picker`` with this text as its title.
    public func tag<Value: Hashable>(_ value: Value) -> PickerOption<Value> {
        PickerOption(textInComponent, value)
    }
}

extension Label {
    /// Returns an option of a ``Picker`` with the title and the image of this label.
    public func tag<Value: Hashable>(_ value: Value) -> PickerOption<Value> {
        PickerOption(labelText?.textInComponent ?? "", value, image: labelImage)
    }
}

/// A result builder that creates the options of a ``Picker``.
@resultBuilder
public enum PickerOptionBuilder<Value: Hashable> {
    /// Adds an option.
    public static func buildExpression(_ option: PickerOption<Value>) -> [PickerOption<Value>] { [option] }
    /// Adds several options.
    public static func buildExpression(_ options: [PickerOption<Value>]) -> [PickerOption<Value>] { options }
    /// Combines consecutive statements.
    public static func buildBlock(_ parts: [PickerOption<Value>]...) -> [PickerOption<Value>] { parts.flatMap { $0 } }
    /// Adds the options of an `if` without `else`.
    public static func buildOptional(_ options: [PickerOption<Value>]?) -> [PickerOption<Value>] { options ?? [] }
    /// Adds the options of the first branch of an `if` or `switch`.
    public static func buildEither(first options: [PickerOption<Value>]) -> [PickerOption<Value>] { options }
    /// Adds the options of the second branch.
    public static func buildEither(second options: [PickerOption<Value>]) -> [PickerOption<Value>] { options }
    /// Combines the iterations of a `for` loop.
    public static func buildArray(_ parts: [[PickerOption<Value>]]) -> [PickerOption<Value>] { parts.flatMap { $0 } }
    /// Adds the options of an availability check.
    public static func buildLimitedAvailability(_ options: [PickerOption<Value>]) -> [PickerOption<Value>] { options }
}
