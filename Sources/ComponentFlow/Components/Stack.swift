/// What the stacks have in common: items, and a layout that places them.
protocol Stack: CombinedComponent, ComponentCollection {
    var items: ComponentItems<EnvironmentType> { get }
    var layout: StackLayout { get }
}

extension Stack {
    var childBoxes: [ComponentBox] {
        items.boxes
    }

    func forEachChildBox(_ visit: (ComponentBox) -> Void) {
        items.withItems { items in
            for item in items { visit(item.box) }
        }
    }

    /// Updates the items, each with the stack's own environment, and places them.
    ///
    /// New ones grow and fade in, those that go shrink and fade out, unless they say otherwise.
    @MainActor static func makeBody() -> Body {
        let children = KeyedDeclaration()
        return { context in
            let pass = StackPass(
                layout: context.component.layout, children: children, environment: context.environment.cells,
                availableSize: context.availableSize, transition: context.transition)
            return context.component.items.withItems { items in
                let measured = pass.measure(items)
                let size = pass.layout.size(of: measured.geometry, available: context.availableSize)
                pass.place(measured, items: items, in: size, add: context.add)
                return size
            }
        }
    }
}
