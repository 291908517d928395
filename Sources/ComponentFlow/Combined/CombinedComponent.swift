/// A component that is made of other components.
///
/// Its `body` declares the children once and returns the closure that lays them out: update each child, place it, add it,
/// and return the size of the whole.
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
/// Children that are not added in a pass disappear; new ones appear; the others keep their views and states.
public protocol CombinedComponent: Component {
    /// Lays out the children and returns the size they take together.
    typealias Body = @MainActor (CombinedComponentContext<Self>) -> CGSize

    /// Declares the children and returns the closure that lays them out. Asked for once for each place where the
    /// component stands.
    @MainActor static var body: Body { get }
}

extension CombinedComponent {
    /// Runs the body and brings the children's views in line with what it added.
    @MainActor public func update(
        view: View, availableSize: CGSize, state: State, environment: Environment<EnvironmentType>,
        transition: ComponentTransition
    ) -> CGSize {
        guard let node = UpdateScheduler.shared.runningNode, node.view === view else {
            diagnose(
                "component.called-directly", "update(…) of a combined component was called by hand",
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

/// The container of a combined component: its body, and the context the body is given.
final class CombinedContainer<ComponentType: CombinedComponent>: ChildContainer {
    private let body: ComponentType.Body
    private let context: CombinedComponentContext<ComponentType>
    /// Visits the boxes of the children that come with a component, if the type knows them.
    private let visitBoxes: (@MainActor (ComponentType, @MainActor (ComponentBox) -> Void) -> Void)?

    /// Whether the component has properties that hold components; found out when first asked for.
    private var holdsComponents: Bool?

    init(owner: ComponentNode, state: ComponentType.State) {
        body = ComponentType.body
        context = CombinedComponentContext(state: state)
        visitBoxes = (ComponentType.self as? any ComponentCollection.Type).map { Self.makeVisitor($0) }
        super.init(owner: owner)
        context.container = Unmanaged.passUnretained(self)
    }

    nonisolated override func ownerWillGo(with box: ComponentBox) {
        context.containerWillGo(lastBox: box)
    }

    /// Runs the body.
    ///
    /// - Parameter ownBox: The component, if it is not the node's but one that the node's updates by hand.
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

    /// The cast holds for the life of the container, and calling what it made is far cheaper than casting each time.
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

    /// Closures that the body made from the context read the newest component there; children that came with the
    /// component are handed their newer selves.
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

/// A combined component that adds the components it was given, all of them and in their order.
protocol ComponentCollection {
    /// The components it was given.
    var childBoxes: [ComponentBox] { get }
    @MainActor func forEachChildBox(_ visit: @MainActor (ComponentBox) -> Void)
}

extension ComponentCollection {
    @MainActor func forEachChildBox(_ visit: @MainActor (ComponentBox) -> Void) {
        for box in childBoxes { visit(box) }
    }
}
