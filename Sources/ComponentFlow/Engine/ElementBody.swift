/// The child of a ``ForEach`` for an element whose description reads models or local values.
///
/// When these change, the element is described again, and nothing else is updated.
struct ElementBody: CompositeComponent {
    /// A list of the element only: a child is kept longer than the lists of all elements.
    let element: ElementProvider

    var content: ElementBodyContent {
        ElementBodyContent(content: AnyComponent(box: element.describe(0)))
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

/// The component that describes an element, whose environment is that of the stack.
struct ElementBodyContent: Wrapper {
    typealias EnvironmentType = Empty

    let content: AnyComponent<Empty>
}
