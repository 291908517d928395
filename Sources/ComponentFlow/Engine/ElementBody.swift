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

    /// Returns the box of a component that describes an element.
    @MainActor static func box(_ index: Int, of elements: ElementProvider) -> ComponentBox {
        TypedComponentBox(ElementBody(element: elements.single(index)))
    }
}
