/// A component that is composed of other components.
///
/// Its `body` declares the children once and returns the closure that lays them out: it updates, places and adds each
/// child, and returns the total size.
///
/// ```swift
/// struct Labelled: CombinedComponent {
///     let title: String
///
///     static var body: Body {
///         let mark = Child(Rectangle.self)
///         let title = Child(Text.self)
///         return { context in
///             let mark = mark.update(
///                 component: Rectangle(color: .red, width: 8, height: 8),
///                 availableSize: context.availableSize, transition: context.transition)
///             let title = title.update(
///                 component: Text(text: context.component.title, font: .systemFont(ofSize: 15), color: .label),
///                 availableSize: context.availableSize, transition: context.transition)
///             context.add(mark.position(CGPoint(x: 4, y: title.size.height / 2)))
///             context.add(title.position(CGPoint(x: 16 + title.size.width / 2, y: title.size.height / 2)))
///             return CGSize(width: 16 + title.size.width, height: title.size.height)
///         }
///     }
/// }
/// ```
///
/// Children that are not added in a pass are removed, new ones are inserted, and the others keep their views and
/// states.
public protocol CombinedComponent: Component {
    /// A closure that lays out the children and returns their total size.
    typealias Body = @MainActor (CombinedComponentContext<Self>) -> CGSize

    /// Declares the children and returns the closure that lays them out.
    ///
    /// Evaluated once for each mounted instance of the component.
    @MainActor static var body: Body { get }
}

extension CombinedComponent {
    /// Runs the body and updates the view's children to match what it added.
    @MainActor public func update(
        view: View, availableSize: CGSize, state: State, environment: Environment<EnvironmentType>,
        transition: ComponentTransition
    ) -> CGSize {
        guard let node = UpdateScheduler.shared.runningNode, node.view === view else {
            diagnose(
                "component.called-directly", "update(…) of a combined component was called directly",
                path: "\(Self.self)", hint: "Host the component in a ComponentHostView or add it as a child.")
            return .zero
        }
        let type = ObjectIdentifier(Self.self)
        let container = node.containerMakingIfNeeded { CombinedContainer<Self>(owner: node, state: state) }
        guard container.isOf(type) else { return .zero }
        return unsafeDowncast(container, to: CombinedContainer<Self>.self).run(
            ownBox: node.box.holds(type) ? nil : TypedComponentBox(self), availableSize: availableSize,
            environment: environment, transition: transition)
    }
}

/// The container of a combined component, with its body and the context passed to the body.
final class CombinedContainer<ComponentType: CombinedComponent>: ChildContainer {
    private let body: ComponentType.Body
    private let context: CombinedComponentContext<ComponentType>
    /// Visits the boxes of the components stored in the component, if its type is a ``ComponentCollection``.
    private let visitBoxes: (@MainActor (ComponentType, @MainActor (ComponentBox) -> Void) -> Void)?

    /// Whether the component has properties that hold components; determined on first use.
    private var holdsComponents: Bool?

    init(owner: MountedNode, state: ComponentType.State) {
        body = ComponentType.body
        context = CombinedComponentContext(state: state)
        visitBoxes = (ComponentType.self as? any ComponentCollection.Type).map { Self.makeVisitor($0) }
        super.init(owner: owner)
        context.container = Unmanaged.passUnretained(self)
    }

    nonisolated override func ownerWillGo(with box: ComponentBox) {
        context.containerWillDeallocate(lastBox: box)
    }

    /// Runs the body.
    ///
    /// - Parameter ownBox: The component if it differs from the node's, because the node's component called `update` on
    ///   it directly.
    func run(
        ownBox: TypedComponentBox<ComponentType>?, availableSize: CGSize,
        environment: Environment<ComponentType.EnvironmentType>, transition: ComponentTransition
    ) -> CGSize {
        context.prepare(ownBox: ownBox, availableSize: availableSize, environment: environment, transition: transition)
        begin()
        let size = body(context)
        finish(transition: transition)
        return size
    }

    /// Creates the visitor once: the cast remains valid for the lifetime of the container, and calling the result is
    /// far cheaper than casting each time.
    private static func makeVisitor<Collection: ComponentCollection>(
        _ type: Collection.Type
    ) -> @MainActor (ComponentType, @MainActor (ComponentBox) -> Void) -> Void {
        { component, visit in unsafeBitCast(component, to: Collection.self).forEachChildBox(visit) }
    }

    override func isOf(_ type: ObjectIdentifier) -> Bool {
        type == ObjectIdentifier(ComponentType.self)
    }

    override var comparesHeldComponents: Bool {
        if let holdsComponents { return holdsComponents }
        let answer = visitBoxes == nil && ComponentMirror.mayHoldComponents(ComponentType.self, context.component)
        holdsComponents = answer
        return answer
    }

    override var refreshesChildren: Bool {
        visitBoxes != nil || comparesHeldComponents
    }

    /// Updates the closures after the component was replaced by an equal one.
    ///
    /// Closures that the body created from the context read the current component there; components stored in the
    /// component are passed on to the children.
    override func refreshBehavior(replacing old: ComponentBox) {
        guard let box = TypedComponentBox<ComponentType>.of(owner) else { return }
        if let visitBoxes {
            var index = 0
            visitBoxes(box.typed) { box in
                refreshChild(at: index, with: box)
                index += 1
            }
        } else if comparesHeldComponents {
            refreshChildren(ComponentMirror.replacements(from: old.component, to: box.typed))
        }
    }
}

/// A combined component that adds the components stored in it, all of them and in order.
protocol ComponentCollection {
    /// The boxes of the stored components.
    var childBoxes: [ComponentBox] { get }
    @MainActor func forEachChildBox(_ visit: @MainActor (ComponentBox) -> Void)
}

extension ComponentCollection {
    @MainActor func forEachChildBox(_ visit: @MainActor (ComponentBox) -> Void) {
        for box in childBoxes { visit(box) }
    }
}
