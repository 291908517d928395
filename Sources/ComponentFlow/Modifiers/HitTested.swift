/// A component that receives touches and the pointer only inside of an outline, or not at all.
///
/// ```swift
/// Image(image: portrait).clipShape(.circle).contentShape(.circle).onTap { showProfile() }
/// Confetti().allowsHitTesting(false)
/// ```
///
/// Gestures that follow in a row with these modifiers apply to the same area.
public struct HitTested<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component that receives the touches.
    public let content: AnyComponent<ChildEnvironment>
    /// Whether the component receives touches at all.
    let isEnabled: Bool
    /// The area that receives touches, in the size of the component; `nil` stands for all of it.
    let outline: ShapeOutline?

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Specifies the area, and updates the content.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        view.show(isEnabled: isEnabled, outline: outline)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    fileprivate func adding(isEnabled: Bool) -> HitTested {
        HitTested(content: content, isEnabled: self.isEnabled && isEnabled, outline: outline)
    }

    fileprivate func adding(_ outline: ShapeOutline) -> HitTested {
        guard self.outline == nil else {
            return HitTested(content: AnyComponent(self), isEnabled: true, outline: outline)
        }
        return HitTested(content: content, isEnabled: isEnabled, outline: outline)
    }

    private func adding(_ gesture: GestureSource) -> HitTested {
        let modified = content.wrapped as? Modified<ChildEnvironment> ?? Modified(content: content)
        return HitTested(content: AnyComponent(modified.adding(gesture)), isEnabled: isEnabled, outline: outline)
    }
}

extension HitTested {
    /// Returns the component with a gesture in its area.
    public func gesture(_ gesture: Gesture) -> HitTested {
        adding(.made(gesture))
    }

    /// Returns the component with an action that is called when its area is tapped.
    public func onTap(_ action: @escaping () -> Void) -> HitTested {
        adding(.tap(action))
    }

    /// Returns the component with an action that is called when its area is tapped a number of times in a row.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> HitTested {
        adding(.tap(count: count, action))
    }

    /// Returns the component with an action that is called when its area has been pressed for some time.
    ///
    /// - Parameters:
    ///   - duration: The minimum duration of the press, in seconds.
    ///   - action: The closure that is called while the press continues.
    public func onLongPressGesture(
        minimumDuration duration: Double = 0.5, perform action: @escaping () -> Void
    ) -> HitTested {
        adding(.longPress(duration: duration, action))
    }

    /// Returns the component with a closure that is called with `true` when the pointer enters its area, and with `false`
    /// when it leaves it or a button is pressed.
    public func onHover(_ action: @escaping (_ isHovering: Bool) -> Void) -> HitTested {
        adding(.hover(action))
    }
}

extension HitTested {
    /// The view of a component that receives touches in an area.
    public final class View: UIView {
        private var isEnabled = true
        private var outline: ShapeOutline?
        /// The path of the outline, and the size for which it was made.
        private var made: (path: CGPath, size: CGSize)?

        func show(isEnabled: Bool, outline: ShapeOutline?) {
            self.isEnabled = isEnabled
            guard outline != self.outline else { return }
            self.outline = outline
            made = nil
        }

        /// Returns the hit descendant, but never the view itself, which handles no touches.
        public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            guard isEnabled, let result = super.hitTest(point, with: event) else { return nil }
            return result === self ? nil : result
        }

        /// Returns whether the point is inside the outline.
        public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            guard super.point(inside: point, with: event) else { return false }
            guard let outline else { return true }
            return path(of: outline).contains(point)
        }

        private func path(of outline: ShapeOutline) -> CGPath {
            if let made, made.size == bounds.size { return made.path }
            let path = outline.path(in: bounds.size)
            made = (path, bounds.size)
            return path
        }
    }
}

extension Component {
    private var hitTested: HitTested<EnvironmentType> {
        // Comparing types takes a nanosecond, a dynamic cast in unspecialized code a hundred.
        Self.self == HitTested<EnvironmentType>.self
            ? unsafeBitCast(self, to: HitTested<EnvironmentType>.self)
            : HitTested(content: AnyComponent(self), isEnabled: true, outline: nil)
    }

    /// Returns the component with a setting that specifies whether it and everything in it receive touches and the pointer.
    ///
    /// Touches that it does not receive reach what is behind it. Unlike a ``disabled(_:)`` component, it does not look
    /// different and is used with keys and assistive technologies.
    public func allowsHitTesting(_ isEnabled: Bool) -> HitTested<EnvironmentType> {
        hitTested.adding(isEnabled: isEnabled)
    }

    /// Returns the component with an outline, in its size, inside of which it and everything in it receive touches and the
    /// pointer.
    ///
    /// ```swift
    /// Image(image: portrait).clipShape(.circle).contentShape(.circle).onTap { showProfile() }
    /// ```
    ///
    /// Gestures may precede or follow it directly; other modifiers with interaction, such as a context menu, precede it.
    /// Without it, a component with gestures receives touches in all of its bounds, also where it shows nothing. Parts of
    /// the outline outside of the bounds have no effect.
    public func contentShape(_ outline: ShapeOutline) -> HitTested<EnvironmentType> {
        hitTested.adding(outline)
    }
}
