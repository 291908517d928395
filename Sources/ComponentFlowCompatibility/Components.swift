import ComponentFlow

extension AnyComponent {
    /// Returns whether both are copies of one value.
    ///
    /// In earlier versions `AnyComponent` is a class.
    public static func === (lhs: AnyComponent, rhs: AnyComponent) -> Bool {
        lhs.identity == rhs.identity
    }

    /// Returns whether both were created separately.
    public static func !== (lhs: AnyComponent, rhs: AnyComponent) -> Bool {
        lhs.identity != rhs.identity
    }
}

extension Child where Content: Component {
    /// Updates the child and returns it for placement.
    ///
    /// - Parameters:
    ///   - component: The component to show.
    ///   - environment: The environment values that the child receives.
    ///   - availableSize: The size proposed to the child, in points.
    ///   - transition: The transition with which the child shows its changes.
    public func update(
        _ component: Content, @EnvironmentBuilder environment: () -> Environment<Content.EnvironmentType>,
        availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild {
        update(
            component: component, environment: environment, availableSize: availableSize, transition: transition)
    }

    /// Updates a child that expects no environment.
    public func update(
        _ component: Content, availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild where Content.EnvironmentType == Empty {
        update(component: component, availableSize: availableSize, transition: transition)
    }
}

extension Gesture {
    /// A gesture that recognizes a press of at least 0.2 seconds, which is the default of earlier versions.
    ///
    /// - Parameter action: A closure called when the press begins and when it ends or is cancelled.
    public static func longPress(action: @escaping (LongPressGestureState) -> Void) -> Gesture {
        longPress(duration: 0.2, action: action)
    }
}

/// Returns the result of a closure if a condition holds, and otherwise `nil`.
public func Condition<Result>(_ condition: @autoclosure () -> Bool, _ make: () -> Result) -> Result? {
    condition() ? make() : nil
}
