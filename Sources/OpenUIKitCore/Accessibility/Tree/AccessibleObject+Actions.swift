extension AccessibleObject {
    /// Returns the actions that users choose by their names.
    ///
    /// - Parameter traits: The traits of the object.
    final func offeredActions(_ traits: UIAccessibilityTraits) -> [UIAccessibilityCustomAction] {
        var actions = (accessibilityCustomActions ?? []) + listActions
        if traits.contains(.supportsZoom) { actions += zoomActions }
        if UIDragInteraction.isUsed { actions += dragActions }
        return actions
    }

    private var zoomActions: [UIAccessibilityCustomAction] {
        [
            UIAccessibilityCustomAction(name: builtInText(.BuiltIn.actionZoomIn)) { [weak self] _ in
                self.map { $0.accessibilityZoomIn(at: $0.accessibilityActivationPoint) } ?? false
            },
            UIAccessibilityCustomAction(name: builtInText(.BuiltIn.actionZoomOut)) { [weak self] _ in
                self.map { $0.accessibilityZoomOut(at: $0.accessibilityActivationPoint) } ?? false
            },
        ]
    }
}

// Users without a pointer drag by actions: "Drag" on an element, then "Drop" on another one.
extension AccessibleObject {
    private var dragActions: [UIAccessibilityCustomAction] {
        let sources = dragSources
        guard let window = nearestAccessibilityView?.hostWindow else { return [] }
        guard window.drags.isCarriedByActions else {
            return sources.map { place in
                UIAccessibilityCustomAction(name: dragText(place)) { _ in ActionDrag.begin(at: place) }
            }
        }
        let drops = dropPoints.map { place in
            UIAccessibilityCustomAction(name: dropText(place)) { _ in ActionDrag.drop(at: place) }
        }
        guard !sources.isEmpty else { return drops }
        let cancel = UIAccessibilityCustomAction(name: builtInText(.BuiltIn.actionCancelDrag)) { [weak window] _ in
            window?.drags.cancel()
            return window != nil
        }
        return drops + [cancel]
    }

    private func dragText(_ place: UIAccessibilityLocationDescriptor) -> String {
        builtInText(place.name.isEmpty ? .BuiltIn.actionDrag : .BuiltIn.actionDragNamed(place.name))
    }

    private func dropText(_ place: UIAccessibilityLocationDescriptor) -> String {
        builtInText(place.name.isEmpty ? .BuiltIn.actionDrop : .BuiltIn.actionDropNamed(place.name))
    }

    private var dragSources: [UIAccessibilityLocationDescriptor] {
        if let specified = accessibilityDragSourceDescriptors { return specified }
        guard isPresentedElement || (self as? UIView)?.rowInList != nil else { return [] }
        return places { $0.dragInteraction != nil }
    }

    private var dropPoints: [UIAccessibilityLocationDescriptor] {
        if let specified = accessibilityDropPointDescriptors { return specified }
        return places { $0.acceptsDrops || ($0 as? any TextDragView)?.editor.isEditable == true }
    }

    /// The center of the element, if it, or a view around it up to the next element or list, satisfies a condition.
    private func places(where condition: (UIView) -> Bool) -> [UIAccessibilityLocationDescriptor] {
        guard let own = self as? UIView else { return [] }
        for view in sequence(first: own, next: \.superview) {
            if view !== own, view.isPresentedElement { return [] }
            if condition(view) { return [UIAccessibilityLocationDescriptor(name: "", view: own)] }
            if view is any AccessibilityListing { return [] }
        }
        return []
    }
}
