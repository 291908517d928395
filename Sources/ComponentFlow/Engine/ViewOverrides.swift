/// Separates the properties that a component sets on its own view from those with which its parent overrides them.
///
/// | property | value while the parent specifies it |
/// |---|---|
/// | opacity | the component's own alpha, multiplied by the parent's |
/// | scale | the component's own transform, followed by the parent's scale |
/// | corner radius, clipping, shadow | the parent's value |
///
/// During its update a component finds its own values in the view. When the parent no longer specifies a property, the
/// component's current value is shown.
@MainActor
final class ViewOverrides {
    private static let transform = OverridableProperty(TransitionProperty<CATransform3D>.transform)
    private static let opacity = OverridableProperty(TransitionProperty<Float>.opacity)
    private static let cornerRadius = OverridableProperty(TransitionProperty<CGFloat>.cornerRadius)
    private static let clipping = OverridableProperty(get: { $0.clipsToBounds }, set: { $0.clipsToBounds = $1 })
    private static let touches = OverridableProperty(
        get: { $0.isUserInteractionEnabled }, set: { $0.isUserInteractionEnabled = $1 })
    private static let shadowColor = OverridableProperty(TransitionProperty<CGColor?>.shadowColor)
    private static let shadowRadius = OverridableProperty(TransitionProperty<CGFloat>.shadowRadius)
    private static let shadowOffset = OverridableProperty(TransitionProperty<CGSize>.shadowOffset)
    private static let shadowOpacity = OverridableProperty(TransitionProperty<Float>.shadowOpacity)

    private var applied = ChildStyle()
    private var transform: PropertyOverride<CATransform3D>?
    private var opacity: PropertyOverride<Float>?
    private var cornerRadius: PropertyOverride<CGFloat>?
    private var clipping: PropertyOverride<Bool>?
    private var touches: PropertyOverride<Bool>?
    private var shadow: ShadowOverride?
    /// Whether a removal animation currently controls alpha and transform.
    private var isControlledByRemoval = false

    private struct ShadowOverride {
        var color: PropertyOverride<CGColor?>?
        var radius: PropertyOverride<CGFloat>?
        var offset: PropertyOverride<CGSize>?
        var opacity: PropertyOverride<Float>?
    }

    /// Applies the requested style to the view, and restores the component's own values for what is no longer
    /// requested.
    func apply(_ new: ChildStyle, to view: UIView, transition: ComponentTransition) {
        let old = applied
        guard new != old else { return }
        applied = new
        if new.scale != old.scale {
            set(&transform, Self.transform, of: view, transition, Self.scaling(new.scale))
        }
        if new.opacity != old.opacity {
            set(&opacity, Self.opacity, of: view, transition, Self.multiplying(new.opacity))
        }
        if new.cornerRadius != old.cornerRadius {
            set(&cornerRadius, Self.cornerRadius, of: view, transition, Self.constant(new.cornerRadius))
            // Views may copy their corner radius to subviews during layout.
            view.setNeedsLayout()
        }
        if new.clipsToBounds != old.clipsToBounds {
            set(&clipping, Self.clipping, of: view, transition, Self.constant(new.clipsToBounds))
        }
        if new.ignoresTouches != old.ignoresTouches {
            let touch: Bool? = new.ignoresTouches ? false : nil
            set(&touches, Self.touches, of: view, transition, Self.constant(touch))
        }
        if new.shadow != old.shadow { apply(new.shadow, to: view, transition: transition) }
    }

    private func apply(_ new: ComponentShadow?, to view: UIView, transition: ComponentTransition) {
        var overrides = shadow ?? ShadowOverride()
        let color: CGColor?? = new.map { $0.color.cgColor }
        set(&overrides.color, Self.shadowColor, of: view, transition, Self.constant(color))
        set(&overrides.radius, Self.shadowRadius, of: view, transition, Self.constant(new?.radius))
        set(&overrides.offset, Self.shadowOffset, of: view, transition, Self.constant(new?.offset))
        let strength = new.map { Float($0.opacity) }
        set(&overrides.opacity, Self.shadowOpacity, of: view, transition, Self.constant(strength))
        shadow = new == nil ? nil : overrides
    }

    /// Overrides the component's own value of a property, or ends the override if `combine` is `nil`.
    private func set<Value>(
        _ override: inout PropertyOverride<Value>?, _ property: OverridableProperty<Value>, of view: UIView,
        _ transition: ComponentTransition, _ combine: (@MainActor (Value) -> Value)?
    ) {
        if let combine {
            let current = override ?? PropertyOverride(property, of: view, combine: combine)
            current.combine = combine
            current.restore(in: view, transition: transition)
            override = current
        } else if let last = override {
            last.combine = { own in own }
            last.restore(in: view, transition: transition)
            override = nil
        }
    }

    private static func constant<Value>(_ value: Value?) -> (@MainActor (Value) -> Value)? {
        guard let value else { return nil }
        return { _ in value }
    }

    private static func multiplying(_ opacity: CGFloat?) -> (@MainActor (Float) -> Float)? {
        guard let opacity else { return nil }
        return { own in own * Float(opacity) }
    }

    private static func scaling(_ scale: CGFloat?) -> (@MainActor (CATransform3D) -> CATransform3D)? {
        guard let scale else { return nil }
        let matrix = CATransform3DMakeScale(scale, scale, 1)
        return { own in CATransform3DIsIdentity(own) ? matrix : CATransform3DConcat(own, matrix) }
    }

    // MARK: - Component updates

    /// Runs an update of the component, during which the view has the component's own values.
    func withComponentValues(in view: UIView, transition: ComponentTransition, _ update: () -> CGSize) -> CGSize {
        let overrides = overrides
        for override in overrides { override.showComponentValue(in: view) }
        let size = update()
        for override in overrides {
            override.showOverriddenValue(in: view, transition: transition, isControlledByRemoval: isControlledByRemoval)
        }
        return size
    }

    private var overrides: [any ViewOverride] {
        var result: [any ViewOverride] = []
        if let transform { result.append(transform) }
        if let opacity { result.append(opacity) }
        if let cornerRadius { result.append(cornerRadius) }
        if let clipping { result.append(clipping) }
        if let touches { result.append(touches) }
        if let color = shadow?.color { result.append(color) }
        if let radius = shadow?.radius { result.append(radius) }
        if let offset = shadow?.offset { result.append(offset) }
        if let strength = shadow?.opacity { result.append(strength) }
        return result
    }

    // MARK: - Removal

    /// Leaves alpha and transform to the removal animation, and disables touches in the view.
    func hold(_ view: UIView) {
        guard !isControlledByRemoval else { return }
        if transform == nil { transform = PropertyOverride(Self.transform, of: view) { own in own } }
        if opacity == nil { opacity = PropertyOverride(Self.opacity, of: view) { own in own } }
        if touches == nil { touches = PropertyOverride(Self.touches, of: view) { own in own } }
        view.isUserInteractionEnabled = false
        isControlledByRemoval = true
    }

    /// Restores the view to the values it had, or to those that the component has set since.
    func release(_ view: UIView, transition: ComponentTransition) {
        guard isControlledByRemoval else { return }
        isControlledByRemoval = false
        transform?.restore(in: view, transition: transition)
        opacity?.restore(in: view, transition: transition)
        touches?.restore(in: view, transition: transition)
        if applied.scale == nil { transform = nil }
        if applied.opacity == nil { opacity = nil }
        if !applied.ignoresTouches { touches = nil }
    }
}
