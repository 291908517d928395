/// A component with modifiers: padding, frames, proposals, opacity, scale, offset, rotation, corners, shadow, background
/// color, gestures, and descriptions for assistive technologies.
///
/// ```swift
/// Text("Hello").padding(8).background(.systemYellow).cornerRadius(6).onTap { state.show() }
/// ```
///
/// All modifiers in a row share one view around the content, and those that precede padding and frames are applied to
/// the content's view. Only a modifier that the view cannot carry in addition, such as a padding outside of a background,
/// gets another view.
///
/// The actions of gestures are behavior: they are not considered when components are compared, and are always current.
public struct Modified<ChildEnvironment>: ContainerComponent {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component without the modifiers.
    public let content: AnyComponent<ChildEnvironment>
    /// The style of the content's view.
    private var innerStyle = ChildStyle()
    /// The changes of the content's proposal and of the space around it, from the inside to the outside.
    private var layout: [LayoutModifier] = []
    /// The style of the component's own view.
    private var outerStyle = ChildStyle()
    /// The background color of the component's own view.
    private var backgroundColor: UIColor?
    /// The effects on the component's own view.
    private var effects = ViewEffects()
    @Behavior private var gestures: [GestureSource]
    /// The kinds of the gestures, which are compared: a change adds or removes recognizers.
    private var gestureKinds: [ObjectIdentifier] = []
    /// What assistive technologies present differently; `nil` for most components.
    private var accessibility: AccessibilityDescription?

    /// Creates a component to which modifiers can be added.
    public init(content: AnyComponent<ChildEnvironment>) {
        self.content = content
        _gestures = Behavior(wrappedValue: [])
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Updates the content, places it, and styles the view.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        view.show(
            outerStyle, resolvedEffects, backgroundColor: backgroundColor, gestures: recognizedGestures,
            transition: transition)
        view.show(accessibility)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    /// The gestures, of which a placeholder recognizes none.
    @MainActor private var recognizedGestures: [Gesture] {
        gestures.isEmpty || InheritedValues.showsPlaceholders ? [] : gestures.map(\.gesture)
    }

    /// The effects with an offset to the right, also in a layout from right to left.
    @MainActor private var resolvedEffects: ViewEffects {
        guard effects.isDirectional, let node = UpdateScheduler.runningNode else { return effects }
        return effects.resolved(isRightToLeft: node.isRightToLeft)
    }

    func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let layout = layout.resolved(in: children.owner)
        var proposals = [availableSize]
        for modifier in layout.reversed() {
            proposals.append(modifier.proposal(available: proposals.last ?? availableSize))
        }
        let child = children.updateContent(
            content.box, environment: environment,
            availableSize: proposals.last ?? availableSize, transition: transition)
        var center = CGPoint(x: child.size.width / 2, y: child.size.height / 2)
        var size = child.size
        for (modifier, available) in zip(layout, proposals.dropLast().reversed()) {
            let placed = modifier.place(size, available: available)
            center.x += placed.origin.x
            center.y += placed.origin.y
            size = placed.size
        }
        let placed = child.position(center)
        children.add(innerStyle == ChildStyle() ? placed : placed.style(innerStyle))
        return size
    }

    // MARK: - Adding modifiers

    /// Whether the component's own view shows something, which a further padding or frame must not enlarge.
    private var hasOwnAppearance: Bool {
        outerStyle != ChildStyle() || backgroundColor != nil || !gestures.isEmpty || hasEffects
    }

    private var hasEffects: Bool {
        effects != ViewEffects()
    }

    /// Returns this component as the content of another one without modifiers.
    private var enclosed: Modified {
        Modified(content: AnyComponent(self))
    }

    func adding(_ modifier: LayoutModifier) -> Modified {
        var result = hasOwnAppearance ? enclosed : self
        result.layout.append(modifier)
        return result
    }

    func adding(_ style: ChildStyle) -> Modified {
        var result = self
        // Only an opacity around the effects is the same as one inside them.
        if hasEffects, style != ChildStyle(opacity: style.opacity) {
            result = enclosed
            result.innerStyle = style
        } else if layout.isEmpty, !hasOwnAppearance, let combined = innerStyle.adding(style) {
            result.innerStyle = combined
        } else if let combined = outerStyle.adding(style) {
            result.outerStyle = combined
        } else {
            result = enclosed
            result.innerStyle = style
        }
        return result
    }

    func adding(background color: UIColor) -> Modified {
        var result = outerStyle == ChildStyle() && backgroundColor == nil && !hasEffects ? self : enclosed
        result.backgroundColor = color
        return result
    }

    func adding(_ effects: ViewEffects) -> Modified {
        var result = self
        if let combined = self.effects.adding(effects) {
            result.effects = combined
        } else {
            result = enclosed
            result.effects = effects
        }
        return result
    }

    func adding(_ gesture: GestureSource) -> Modified {
        var result = self
        result.gestures.append(gesture)
        result.gestureKinds.append(gesture.kind)
        return result
    }
}

extension Modified {
    /// Returns the component with a change of what assistive technologies present, which needs no view of its own.
    func adding(_ modification: AccessibilityModification) -> Modified {
        var result = self
        result.accessibility = AccessibilityDescription(
            accessibility?.modification.modified(by: modification) ?? modification)
        return result
    }
}

extension Modified: ModifierEditing {
    package var modifierValues: ModifierValues {
        get {
            ModifierValues(
                paddings: layout.compactMap { modifier -> UIEdgeInsets? in
                    guard case .padding(let insets, _, _) = modifier else { return nil }
                    return insets
                },
                opacity: outerStyle.opacity ?? innerStyle.opacity, scale: outerStyle.scale ?? innerStyle.scale,
                cornerRadius: outerStyle.cornerRadius ?? innerStyle.cornerRadius, backgroundColor: backgroundColor)
        }
        set {
            var paddings = newValue.paddings[...]
            for (index, modifier) in layout.enumerated() {
                guard case .padding(_, let leading, let trailing) = modifier, let insets = paddings.popFirst() else {
                    continue
                }
                layout[index] = .padding(insets, leading: leading, trailing: trailing)
            }
            replace(\.opacity, by: newValue.opacity)
            replace(\.scale, by: newValue.scale)
            replace(\.cornerRadius, by: newValue.cornerRadius)
            if backgroundColor != nil { backgroundColor = newValue.backgroundColor }
        }
    }

    /// Replaces a property of the style that specifies it, which is the outer one if both do.
    private mutating func replace(_ path: WritableKeyPath<ChildStyle, CGFloat?>, by value: CGFloat?) {
        if outerStyle[keyPath: path] != nil {
            outerStyle[keyPath: path] = value
        } else if innerStyle[keyPath: path] != nil {
            innerStyle[keyPath: path] = value
        }
    }
}

/// The source of a gesture: gestures are isolated to the main actor, components are not.
enum GestureSource {
    case made(Gesture)
    case tap(count: Int = 1, () -> Void)
    case longPress(duration: Double, () -> Void)
    case hover((Bool) -> Void)

    @MainActor var gesture: Gesture {
        switch self {
        case .made(let gesture): gesture
        case .tap(let count, let action): .tap(count: count, action: action)
        case .longPress(let duration, let action):
            .longPress(duration: duration) { state in
                if case .began = state { action() }
            }
        case .hover(let action):
            .hover { state in
                switch state {
                case .began: action(true)
                case .updated: break
                case .ended: action(false)
                }
            }
        }
    }

    /// The type of the gesture.
    var kind: ObjectIdentifier {
        switch self {
        case .made(let gesture): ObjectIdentifier(type(of: gesture))
        case .tap: ObjectIdentifier(TapGesture.self)
        case .longPress: ObjectIdentifier(RecognizedGesture<UILongPressGestureRecognizer>.self)
        case .hover: ObjectIdentifier(RecognizedGesture<UIHoverGestureRecognizer>.self)
        }
    }
}

extension ChildStyle {
    /// Returns the style of one view that shows this style and another one around it, or `nil` if two views are
    /// necessary.
    func adding(_ outer: ChildStyle) -> ChildStyle? {
        let clips = outer.cornerRadius != nil || outer.clipsToBounds != nil
        // A scaled view would scale what is around it, a clipped one would clip the shadow around it, and a second
        // radius or shadow replaces the first.
        if clips, scale != nil || shadow != nil || cornerRadius != nil { return nil }
        if outer.shadow != nil, scale != nil || shadow != nil || clipsToBounds == true { return nil }
        var result = outer.completed(by: self)
        if let opacity, let other = outer.opacity { result.opacity = opacity * other }
        if let scale, let other = outer.scale { result.scale = scale * other }
        return result
    }
}

extension Modified {
    /// The view of a component with modifiers.
    public final class View: UIView {
        private var style = ChildStyle()
        private var effects = ViewEffects()
        private var color: UIColor?
        private var binding = GestureBinding()
        private var isDescribed = false

        func show(
            _ style: ChildStyle, _ effects: ViewEffects, backgroundColor: UIColor?, gestures: [Gesture],
            transition: ComponentTransition
        ) {
            if !gestures.isEmpty || !binding.isEmpty { binding.apply(gestures, to: self) }
            if color != backgroundColor {
                color = backgroundColor
                transition.setBackgroundColor(view: self, color: backgroundColor)
            }
            if style.scale != self.style.scale || effects != self.effects {
                show(scale: style.scale, effects, transition: transition)
            }
            guard style != self.style else { return }
            let old = self.style
            self.style = style
            if style.opacity != old.opacity { transition.setAlpha(view: self, alpha: style.opacity ?? 1) }
            if style.cornerRadius != old.cornerRadius {
                transition.setCornerRadius(layer: layer, cornerRadius: style.cornerRadius ?? 0)
            }
            if style.clipsToBounds != old.clipsToBounds { clipsToBounds = style.clipsToBounds ?? false }
            if style.shadow != old.shadow { show(style.shadow, transition: transition) }
        }

        /// Animates the parts of the transform that change; the final transform is that of a new view.
        private func show(scale: CGFloat?, _ effects: ViewEffects, transition: ComponentTransition) {
            let old = self.effects
            self.effects = effects
            if scale != style.scale { transition.setScale(view: self, scale: scale ?? 1) }
            if effects.rotation != old.rotation { transition.setRotation(view: self, angle: effects.rotation ?? 0) }
            if effects.offset != old.offset { transition.set(.translation, of: layer, to: effects.offset ?? .zero) }
            let transform = effects.transform(scale: scale)
            if !CATransform3DEqualToTransform(layer.transform, transform) { layer.transform = transform }
            if effects.isHidden != old.isHidden { isHidden = effects.isHidden ?? false }
        }

        fileprivate func show(_ accessibility: AccessibilityDescription?) {
            guard accessibility != nil || isDescribed else { return }
            isDescribed = accessibility != nil
            modifyAccessibility(accessibility?.modification)
        }

        /// The values of a layer without a shadow.
        private static var noShadow: ComponentShadow {
            ComponentShadow(opacity: 0, radius: 3, offset: CGSize(width: 0, height: -3))
        }

        private func show(_ shadow: ComponentShadow?, transition: ComponentTransition) {
            let shadow = shadow ?? Self.noShadow
            transition.set(.shadowColor, of: layer, to: shadow.color.resolvedColor(with: traitCollection).cgColor)
            transition.set(.shadowRadius, of: layer, to: shadow.radius)
            transition.set(.shadowOffset, of: layer, to: shadow.offset)
            transition.set(.shadowOpacity, of: layer, to: Float(shadow.opacity))
        }
    }
}

extension Component {
    /// The component as one to which modifiers can be added.
    var modified: Modified<EnvironmentType> {
        // Comparing types takes a nanosecond, a dynamic cast in unspecialized code a hundred.
        Self.self == Modified<EnvironmentType>.self
            ? unsafeBitCast(self, to: Modified<EnvironmentType>.self) : Modified(content: AnyComponent(self))
    }

    /// Returns the component with a gesture.
    ///
    /// Can be used several times.
    public func gesture(_ gesture: Gesture) -> Modified<EnvironmentType> {
        modified.adding(.made(gesture))
    }

    /// Returns the component with an action that is called when it is tapped.
    public func onTap(_ action: @escaping () -> Void) -> Modified<EnvironmentType> {
        modified.adding(.tap(action))
    }

    /// Returns the component with an action that is called when it is tapped a number of times in a row.
    ///
    /// For a single tap, ``onTap(_:)`` is the same.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Modified<EnvironmentType> {
        modified.adding(.tap(count: count, action))
    }

    /// Returns the component with an action that is called when it has been pressed for some time.
    ///
    /// A gesture, `.gesture(.longPress { … })`, also reports where and when the press ends.
    ///
    /// - Parameters:
    ///   - duration: The minimum duration of the press, in seconds.
    ///   - action: The closure that is called while the press continues.
    public func onLongPressGesture(
        minimumDuration duration: Double = 0.5, perform action: @escaping () -> Void
    ) -> Modified<EnvironmentType> {
        modified.adding(.longPress(duration: duration, action))
    }

    /// Returns the component with a closure that is called with `true` when the pointer enters it, and with `false` when
    /// it leaves or a button is pressed.
    public func onHover(_ action: @escaping (_ isHovering: Bool) -> Void) -> Modified<EnvironmentType> {
        modified.adding(.hover(action))
    }

    /// Returns the component with an opacity from 0 (invisible) to 1 (opaque).
    public func opacity(_ opacity: CGFloat) -> Modified<EnvironmentType> {
        modified.adding(ChildStyle(opacity: opacity))
    }

    /// Returns the component scaled around its center.
    ///
    /// The layout of its siblings is not affected.
    public func scale(_ scale: CGFloat) -> Modified<EnvironmentType> {
        modified.adding(ChildStyle(scale: scale))
    }

    /// Returns the component clipped to rounded corners with a radius in points.
    public func cornerRadius(_ radius: CGFloat) -> Modified<EnvironmentType> {
        modified.adding(ChildStyle(cornerRadius: radius, clipsToBounds: true))
    }

    /// Returns the component clipped to its bounds.
    public func clipped() -> Modified<EnvironmentType> {
        modified.adding(ChildStyle(clipsToBounds: true))
    }

    /// Returns the component with a shadow behind it.
    public func shadow(_ shadow: ComponentShadow) -> Modified<EnvironmentType> {
        modified.adding(ChildStyle(shadow: shadow))
    }

    /// Returns the component with a background color.
    public func background(_ color: UIColor) -> Modified<EnvironmentType> {
        modified.adding(background: color)
    }

    /// Returns the component with padding, in points; with negative insets the content extends beyond the edges.
    public func padding(_ insets: UIEdgeInsets) -> Modified<EnvironmentType> {
        modified.adding(.padding(insets.finite))
    }

    /// Returns the component with padding, in points, that is mirrored in a layout from right to left.
    @_disfavoredOverload
    public func padding(_ insets: NSDirectionalEdgeInsets) -> Modified<EnvironmentType> {
        padded(
            UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0), leading: insets.leading,
            trailing: insets.trailing)
    }

    func padded(_ insets: UIEdgeInsets, leading: CGFloat, trailing: CGFloat) -> Modified<EnvironmentType> {
        modified.adding(
            .padding(
                insets.finite, leading: leading.isFinite ? leading : 0, trailing: trailing.isFinite ? trailing : 0))
    }

    /// Returns the component with its natural size in the given dimensions, regardless of the proposed size.
    ///
    /// ```swift
    /// Text("Never truncated").fixedSize(vertical: false)
    /// ```
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Modified<EnvironmentType> {
        modified.adding(.fixedSize(horizontal: horizontal, vertical: vertical))
    }

    func framed(
        width: FrameLength, height: FrameLength, alignment: ComponentAlignment
    ) -> Modified<EnvironmentType> {
        modified.adding(.frame(width: width, height: height, alignment: alignment))
    }
}
