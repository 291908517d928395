/// A bar that shows the progress of a task, with the name of the task and, if it can be cancelled, a button.
///
/// ```swift
/// LabeledProgress("Copying 120 photos", value: copying.progress) { copying.cancel() }
/// ```
///
/// Escape does not cancel the task; only the button does. Assistive technologies present the bar with the name.
public struct LabeledProgress: CompositeComponent {
    private static let spacing: CGFloat = 8

    private let label: Text
    private let value: Double?
    private let canCancel: Bool
    @Behavior private var cancel: () -> Void

    /// Creates the bar of a task.
    ///
    /// - Parameters:
    ///   - label: The name of the task.
    ///   - value: The progress from 0 to 1; `nil` if it is indeterminate.
    ///   - onCancel: A closure called when the user cancels the task; `nil` shows no button.
    public init(_ label: String, value: Double?, onCancel: (() -> Void)? = nil) {
        self.init(Text(label), value, onCancel)
    }

    /// Creates the bar of a task whose name is a text of a string catalog.
    public init(_ label: LocalizedString, value: Double?, onCancel: (() -> Void)? = nil) {
        self.init(Text(label), value, onCancel)
    }

    private init(_ label: Text, _ value: Double?, _ onCancel: (() -> Void)?) {
        self.label = label
        self.value = value
        canCancel = onCancel != nil
        _cancel = Behavior(wrappedValue: onCancel ?? {})
    }

    /// The name above the bar, and the button after both.
    public var content: some Component<Empty> {
        HStack(spacing: Self.spacing) {
            VStack(alignment: .leading, spacing: Self.spacing) {
                label.font(.subheadline).accessibilityHidden()
                ProgressIndicator(value: value).accessibilityLabel(label.textInComponent)
            }
            if canCancel { cancelButton }
        }
    }

    private var cancelButton: some Component<Empty> {
        let name = LocalizedString.BuiltIn.cancel.textInComponent
        return Button {
            cancel()
        } label: {
            Image(systemName: "xmark.circle").foregroundColor(.secondaryLabel)
        }
        .minSize(CGSize(width: 34, height: 44))
        .accessibilityLabel(name)
        .help(name)
    }
}
