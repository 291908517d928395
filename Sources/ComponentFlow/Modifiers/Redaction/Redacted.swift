/// A component whose texts and images are replaced by placeholders while its content is being loaded.
///
/// ```swift
/// ProfileCard(profile ?? .sample)
///     .redacted(reason: profile == nil ? .placeholder : [])
/// ```
///
/// Each line of a ``Text`` or a ``SelectableText`` becomes a rounded bar of its length, and each ``Image`` a rectangle of its size, so
/// that the layout is that of the content. Controls in the component are disabled, and its gestures are not recognized. Assistive
/// technologies present a single element "Loading" instead of the placeholders.
public struct Redacted<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component that is replaced by placeholders.
    public let content: AnyComponent<ChildEnvironment>
    /// The reasons that apply to the content; `nil` stands for those of a modifier around it.
    let reasons: RedactionReasons?
    let pulses: Bool

    public func makeView() -> RedactedView {
        RedactedView(frame: .zero)
    }

    /// Specifies the reasons, and updates the content.
    public func update(
        view: RedactedView, availableSize: CGSize, state: EmptyComponentState,
        environment: Environment<ChildEnvironment>, transition: ComponentTransition
    ) -> CGSize {
        view.show(reasons, pulses: pulses)
        UpdateScheduler.runningNode?.specify(InheritedValues(redaction: reasons), transition: transition)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}

extension Component {
    /// Returns the component with placeholders in place of its texts and images, while there is a reason.
    ///
    /// See ``Redacted``. Without reasons, those of a modifier around it apply.
    ///
    /// - Parameters:
    ///   - reason: The reasons; none shows the content.
    ///   - pulses: Whether the placeholders fade slowly, unless the user prefers less motion.
    public func redacted(reason: RedactionReasons, pulses: Bool = false) -> Redacted<EnvironmentType> {
        Redacted(content: AnyComponent(self), reasons: reason.isEmpty ? nil : reason, pulses: pulses)
    }

    /// Returns the component as it is, also in a component whose content is replaced by placeholders.
    public func unredacted() -> Redacted<EnvironmentType> {
        Redacted(content: AnyComponent(self), reasons: [], pulses: false)
    }
}
