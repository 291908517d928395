/// An action of a ``CompositeComponent`` that dismisses the screen in which the component is shown.
///
/// ```swift
/// struct BookDetail: CompositeComponent {
///     let book: Book
///     @Dismiss var dismiss
///
///     var content: some Component<Empty> {
///         VStack {
///             Text(book.title)
///             Button("Done") { dismiss() }
///         }
///     }
/// }
/// ```
///
/// In a sheet, a popover or a cover it dismisses the presentation, in a screen of a ``NavigationStack`` other than the
/// first one it goes back; elsewhere it has no effect. Bindings are reset as if the user had done so.
@propertyWrapper
public struct Dismiss: Equatable {
    /// The node that shows the component, in the copy of the component whose content is evaluated.
    private var reference: MountedNodeReference?

    /// Creates an action.
    public init() {}

    /// The action; it has no effect in a component that is not shown.
    public var wrappedValue: DismissAction {
        DismissAction(reference: reference)
    }

    /// Returns `true`, because the action depends on the place of the component only.
    public static func == (lhs: Dismiss, rhs: Dismiss) -> Bool {
        true
    }
}

extension Dismiss: RevealingType {}

extension Dismiss: ConnectedProperty {
    static func makeStorage(at address: UnsafeRawPointer) -> AnyObject {
        MainActor.assumeIsolated { UpdateScheduler.runningNode?.reference ?? MountedNodeReference() }
    }
}

/// An action that dismisses the screen of a component; see ``Dismiss``.
public struct DismissAction {
    let reference: MountedNodeReference?

    /// Dismisses the screen, with an animation unless ``withTransition(_:_:)`` specifies an immediate transition.
    @preconcurrency @MainActor public func callAsFunction() {
        guard let view = reference?.node?.view else { return }
        for responder in sequence(first: view as UIResponder, next: \.next) {
            guard let dismiss = (responder as? any ComponentScreen)?.dismissContent else { continue }
            return dismiss()
        }
    }
}
