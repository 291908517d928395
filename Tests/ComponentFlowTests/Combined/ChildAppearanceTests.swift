import ComponentFlow
import ComponentFlowTesting
import Testing

/// A component that sets the appearance of its own view.
private struct StyledView: Component {
    var alpha: CGFloat = 1
    var corner: CGFloat = 0
    var clips = false
    var angle: CGFloat = 0
    var shadowRadius: CGFloat?

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        transition.setAlpha(view: view, alpha: alpha)
        transition.setCornerRadius(view: view, cornerRadius: corner)
        transition.setTransform(view: view, transform: CATransform3DMakeRotation(angle, 0, 0, 1))
        transition.setShadow(
            layer: view.layer, shadow: shadowRadius.map { ComponentShadow(opacity: 1, radius: $0) })
        view.clipsToBounds = clips
        return CGSize(width: 10, height: 10)
    }
}

@Suite("Appearance that a component and its parent set on the same view") @MainActor
struct ChildAppearanceTests {
    private let stage = Stage(size: CGSize(width: 60, height: 60))

    /// Shows a component with a style, and returns the component's view.
    private func show<Content: Component>(
        _ component: Content, opacity: CGFloat? = nil, scale: CGFloat? = nil, corner: CGFloat? = nil,
        clips: Bool? = nil, shadow: ComponentShadow? = nil, transition: ComponentTransition = .immediate
    ) throws -> UIView where Content.EnvironmentType == Empty {
        stage.show(
            StyledChild(
                content: AnyComponent(component), opacity: opacity, scale: scale, corner: corner, clips: clips,
                shadow: shadow),
            transition: transition)
        return try #require(stage.componentView?.subviews.first)
    }

    @Test("An image view keeps the corner radius of its parent when its image changes")
    func image() throws {
        func image(_ mode: UIView.ContentMode) -> Image {
            Image(image: nil, size: CGSize(width: 9, height: 9), contentMode: mode)
        }
        let view = try show(image(.center), corner: 12, clips: true)
        _ = try show(image(.scaleToFill), corner: 12, clips: true)
        #expect(view.layer.cornerRadius == 12)
        #expect(view.clipsToBounds)
    }

    @Test("A gradient keeps the corner radius of its parent when its colors change")
    func gradient() throws {
        let view = try show(Gradient(colors: [.red, .blue], size: CGSize(width: 9, height: 9)), corner: 4)
        _ = try show(Gradient(colors: [.red, .green], size: CGSize(width: 9, height: 9)), corner: 4)
        #expect(view.layer.cornerRadius == 4)
    }

    @Test("A gradient keeps the corner radius of its parent in a change to dark appearance")
    func darkGradient() throws {
        let view = try show(Gradient(colors: [.red, .blue], size: CGSize(width: 9, height: 9)), corner: 4)
        stage.setStyle(.dark)
        #expect(view.layer.cornerRadius == 4)
    }

    @Test("A component has its own corner radius again when its parent sets none")
    func ownCorners() throws {
        let rounded = RoundedRectangle(color: .red, cornerRadius: 3, size: CGSize(width: 20, height: 20))
        let view = try show(rounded, corner: 8)
        #expect(view.layer.cornerRadius == 8)
        _ = try show(rounded)
        #expect(view.layer.cornerRadius == 3)
    }

    @Test("A control has its own corner radius again when its parent sets none")
    func ownCornersOfControls() throws {
        let stepper = Stepper(value: 1) { _ in }
        let view = try show(stepper)
        let own = view.layer.cornerRadius
        _ = try show(stepper, corner: own + 1)
        _ = try show(stepper)
        #expect(view.layer.cornerRadius == own)
    }

    @Test("Opacity and scale of a parent are multiplied with those of the component")
    func combined() throws {
        let view = try show(StyledView(alpha: 0.5, angle: 1), opacity: 0.5, scale: 2)
        #expect(view.alpha == 0.25)
        #expect(
            view.layer.transform
                == CATransform3DConcat(CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeScale(2, 2, 1)))
    }

    @Test("A component's appearance that changes below its parent's applies when the parent's is removed")
    func changedBelow() throws {
        let view = try show(StyledView(), opacity: 0.5, scale: 2, corner: 7, clips: false, shadow: ComponentShadow())
        _ = try show(
            StyledView(alpha: 0.75, corner: 2, clips: true, shadowRadius: 9), opacity: 0.5, scale: 2, corner: 7,
            clips: false, shadow: ComponentShadow())
        #expect(view.alpha == 0.375)
        #expect(view.layer.cornerRadius == 7)
        #expect(!view.clipsToBounds)
        #expect(view.layer.shadowRadius == ComponentShadow().radius)
        _ = try show(StyledView(alpha: 0.75, corner: 2, clips: true, shadowRadius: 9))
        #expect(view.alpha == 0.75)
        #expect(CATransform3DIsIdentity(view.layer.transform))
        #expect(view.layer.cornerRadius == 2)
        #expect(view.clipsToBounds)
        #expect(view.layer.shadowRadius == 9)
    }

    @Test("An update does not end the animation to the parent's corner radius")
    func movingCorners() throws {
        let view = try show(StyledView(), corner: 0)
        _ = try show(StyledView(), corner: 20, transition: .linear(duration: 1))
        stage.advance(by: 0.5)
        _ = try show(StyledView(alpha: 0.5), corner: 20, transition: .linear(duration: 1))
        #expect(view.layer.presentation()?.cornerRadius == 10)
        stage.settle()
        #expect(view.layer.cornerRadius == 20)
    }

    @Test("Content that replaces other content in a disabled button has the same opacity")
    func disabledButton() throws {
        func show(_ content: AnyComponent<Empty>) -> UIView? {
            stage.show(Button(content: content, isEnabled: false, action: {}))
            return stage.componentView?.subviews.first
        }
        let pale = show(AnyComponent(Rectangle(color: .red, width: 9, height: 9)))?.alpha
        #expect(show(AnyComponent(Divider()))?.alpha == pale)
        #expect(show(AnyComponent(StyledView(alpha: 0.5)))?.alpha == pale.map { $0 / 2 })
    }

    @Test("A child that returns has the appearance that was set during its removal animation")
    func returningChild() throws {
        func show(_ isShown: Bool, alpha: CGFloat) -> UIView? {
            let items = isShown ? [StyledView(alpha: alpha).id(1)] : []
            stage.show(VStack<Empty>(items), transition: .linear(duration: 1))
            return stage.componentView?.subviews.first
        }
        let view = try #require(show(true, alpha: 0.5))
        _ = show(false, alpha: 0.5)
        stage.advance(by: 0.5)
        #expect(show(true, alpha: 0.75) === view)
        stage.settle()
        #expect(view.alpha == 0.75)
        #expect(view.isUserInteractionEnabled)
    }

    @Test("A child whose custom placement is removed moves to its default position")
    func otherUpdate() throws {
        struct Placing: CombinedComponent {
            let isShifted: Bool

            static var body: Body {
                let child = Child(Rectangle.self)
                return { context in
                    let child = child.update(
                        component: Rectangle(color: .red, width: 10, height: 10), availableSize: context.availableSize,
                        transition: context.transition)
                    let shift = ComponentTransition.Update { view, frame, transition in
                        transition.setFrame(view: view, frame: frame.offsetBy(dx: 5, dy: 0))
                    }
                    context.add(child.update(context.component.isShifted ? shift : nil))
                    return child.size
                }
            }
        }
        stage.show(Placing(isShifted: true))
        let view = try #require(stage.componentView?.subviews.first)
        #expect(view.frame.minX == 5)
        stage.show(Placing(isShifted: false))
        #expect(view.frame.minX == 0)
    }
}

/// A component that specifies the appearance of its child.
private struct StyledChild: CombinedComponent {
    let content: AnyComponent<Empty>
    var opacity: CGFloat?
    var scale: CGFloat?
    var corner: CGFloat?
    var clips: Bool?
    var shadow: ComponentShadow?

    @MainActor private func style(_ child: UpdatedChild) -> UpdatedChild {
        var child = child
        if let opacity { child = child.opacity(opacity) }
        if let scale { child = child.scale(scale) }
        if let corner { child = child.cornerRadius(corner) }
        if let clips { child = child.clipsToBounds(clips) }
        if let shadow { child = child.shadow(shadow) }
        return child
    }

    static var body: Body {
        let child = Child(environment: Empty.self)
        return { context in
            let child = child.update(
                component: context.component.content, availableSize: context.availableSize,
                transition: context.transition)
            context.add(context.component.style(child))
            return child.size
        }
    }
}
