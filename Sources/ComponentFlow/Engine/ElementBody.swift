/// The child of a ``ForEach`` for an element whose description reads models or local values.
///
/// When these change, the element is described again, and nothing else is updated.
struct ElementBody: CompositeComponent {
    /// A list of the element only: a child is kept longer than the lists of all elements.
    let element: ElementProvider

    /// The environment is the one of the stack, although the type of the description is not known here.
    var content: some Component<Empty> {
        let box = UpdateScheduler.runningNode?.container?.describeOwner(element) ?? element.describe(0)
        return Modified(content: AnyComponent<Empty>(box: box))
    }

    /// Returns whether both describe equal elements in the same way.
    static func == (lhs: ElementBody, rhs: ElementBody) -> Bool {
        rhs.element.hasSameElements(as: lhs.element)
    }

    /// Returns the box of a component for an element.
    ///
    /// - Parameter current: The box of the component that the element has; another type would end its state.
    @MainActor static func box(
        _ index: Int, of elements: ElementProvider, replacing current: ComponentBox?
    ) -> ComponentBox {
        let isBody = current.map { $0.holds(ObjectIdentifier(ElementBody.self)) } ?? elements.isDynamic
        if !isBody {
            let (box, isDynamic) = DescriptionReads.detect { elements.describe(index) }
            guard isDynamic else { return box }
            elements.isDynamic = true
        }
        return TypedComponentBox(ElementBody(element: elements.single(index)))
    }
}
