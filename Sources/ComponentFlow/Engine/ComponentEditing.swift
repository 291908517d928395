/// Changes of a component that a development tool makes before each of its updates.
@MainActor
package protocol ComponentEditing: AnyObject {
    /// Returns the component to show instead of the one that the parent has described; it must have the same type.
    func edited(_ component: any Component) -> any Component
}

extension ComponentBox {
    /// Returns a box with the changed component, or this box if that has another type.
    @MainActor func edited(by editing: any ComponentEditing) -> ComponentBox {
        let edited = Self.box(editing.edited(component))
        return edited.holdsSameType(as: self) ? edited : self
    }

    private static func box(_ component: some Component) -> ComponentBox {
        TypedComponentBox(component)
    }
}

extension MountedNode {
    /// Whether updates show another component than the one that the parent has described.
    var isEdited: Bool {
        existingDetails?.editing != nil
    }

    /// The box with the component that updates show.
    ///
    /// The parent's next description is compared with the component of `box`, so that an edit neither hides nor causes a
    /// difference.
    var shownBox: ComponentBox {
        existingDetails?.editing.map { box.edited(by: $0) } ?? box
    }
}
