// Which elements a view presents, and in which order.
extension AccessibleObject {
    /// Whether the object and the elements in it are visible.
    var isAccessibilityVisible: Bool {
        guard let view = self as? UIView else { return true }
        return !view.isHidden && view.alpha >= 0.01 && !view.isHiddenByModifier
    }

    /// Whether the object is a node of the accessibility tree, rather than a view whose elements belong to the next
    /// container.
    var isAccessibilityNode: Bool {
        isPresentedElement || isAccessibilityGroup
    }

    /// Whether the object is presented as an element: one with a description or an action.
    var isPresentedElement: Bool {
        guard isAccessibilityElement else { return accessibilityNavigationStyle == .combined || isPresentedForTaps }
        // In the order of their costs: the label of a row joins those of its parts.
        return (self as? UIView)?.canBecomeFocused == true || accessibilityRespondsToUserInteraction
            || accessibilityLabel?.isEmpty == false || accessibilityValue?.isEmpty == false
            || accessibilityModification?.isOperable == true || AccessibilityConformances.of(self).contains(.reading)
            || accessibilityTextInputResponder != nil
    }

    /// Whether the object is a view that is not an element, but responds to taps like a button.
    ///
    /// A view that contains elements for interaction only handles taps beside them.
    private var isPresentedForTaps: Bool {
        guard let view = self as? UIView, view.respondsToTaps, accessibilitySettings?.isElement == nil else {
            return false
        }
        return !view.subviews.isEmpty && interactiveAccessibilityContents.isEmpty
            && view.joinedAccessibilityLabel != nil
    }

    private var isAccessibilityGroup: Bool {
        if AccessibilityConformances.of(self).contains(.describing),
            (self as? any AccessibilityDescribing)?.isAccessibilityContainer == true
        {
            return true
        }
        if accessibilityContainerType != .none || accessibilityViewIsModal || shouldGroupAccessibilityChildren {
            return true
        }
        guard !isAccessibilityElement else { return false }
        return accessibilitySettings?.label != nil || accessibilityModification?.describesGroup == true
            || rareAccessibility?.customRotors?.isEmpty == false || rowInList != nil || isScrollArea
    }

    /// Whether the object is a scroll view that is presented although nothing describes it, so that it can be scrolled.
    var isScrollArea: Bool {
        guard let view = self as? UIScrollView, view.isAccessibilityScrollArea else { return false }
        return !view.isAccessibilityElement && view.accessibilitySettings?.label == nil
            && view.accessibilityModification?.describesGroup != true
    }

    /// The nodes in the object, in reading order.
    ///
    /// An element contains none if ``isAccessibilityElement`` was set, as in UIKit. By default it contains those for
    /// interaction, so that the switch in a row can be used.
    var accessibilityContents: [AccessibleObject] {
        if accessibilitySettings?.isElement == true, isPresentedElement { return [] }
        let nodes = nodes(includingScrollAreas: true)
        // Most objects contain nothing, and it takes longer to decide whether they are presented as elements.
        guard !nodes.isEmpty, isPresentedElement else { return nodes }
        return interactiveAccessibilityContents
    }

    /// The elements for interaction, also those that can be scrolled within the object.
    private var interactiveAccessibilityContents: [AccessibleObject] {
        nodes(includingScrollAreas: false)
            .filter { $0.isAccessibilityElement && $0.accessibilityRespondsToUserInteraction }
    }

    /// Whether there is a node in the object.
    var containsAccessibilityNode: Bool { firstAccessibilityContent { $0.isAccessibilityNode } != nil }

    /// Returns the first visible object in this one, in reading order, that satisfies a condition.
    func firstAccessibilityContent(where condition: (AccessibleObject) -> Bool) -> AccessibleObject? {
        var found: AccessibleObject?
        forEachAccessibilityContent { object in
            if found == nil, condition(object) { found = object }
            return found == nil
        }
        return found
    }

    /// Returns the nodes in the object, in reading order, without those that they contain.
    private func nodes(includingScrollAreas: Bool) -> [AccessibleObject] {
        var nodes: [AccessibleObject] = []
        forEachAccessibilityContent { object in
            guard object.isAccessibilityNode, includingScrollAreas || !object.isScrollArea else { return true }
            nodes.append(object)
            return false
        }
        return nodes
    }

    /// Calls a closure with the visible objects in this one, in reading order and without recursion.
    ///
    /// An object is visited once, because objects may list each other as their elements.
    ///
    /// - Parameter visit: Returns whether to continue with what the object contains.
    fileprivate func forEachAccessibilityContent(_ visit: (AccessibleObject) -> Bool) {
        var visited = VisitedObjects()
        var waiting: [AccessibleObject] = []
        func add(_ contents: AccessibilityContents) {
            if contents.areSpecified { visited.mayRepeat = true }
            if !contents.objects.isEmpty { waiting += contents.objects.reversed() }
        }
        add(directAccessibilityContents)
        while let object = waiting.popLast() {
            if object.isAccessibilityVisible, visited.insert(object), visit(object) {
                add(object.directAccessibilityContents)
            }
        }
    }

    /// The specified elements, or otherwise the subviews in reading order.
    private var directAccessibilityContents: AccessibilityContents {
        guard !accessibilityElementsHidden, accessibilityModification?.children != .ignore else {
            return AccessibilityContents(objects: [])
        }
        if let elements = specifiedElements { return AccessibilityContents(objects: elements, areSpecified: true) }
        return AccessibilityContents(objects: subviewsAndLinks)
    }

    /// The elements that the object specifies or creates on demand; `nil` if there are none.
    private var specifiedElements: [AccessibleObject]? {
        if let elements = accessibilityElements { return elements.compactMap { $0 as? AccessibleObject } }
        let count = accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap { accessibilityElement(at: $0) as? AccessibleObject }
    }

    private var subviewsAndLinks: [AccessibleObject] {
        guard let view = self as? UIView else { return [] }
        let links: [AccessibleObject] =
            view.mayPresentLinks ? (view as? any SpokenTextView)?.textLinkElements ?? [] : []
        if view.subviews.isEmpty { return links }
        if !links.isEmpty { return links + view.subviews }
        if let modal = view.visibleModalSubview { return [modal] }
        return view.subviewsInReadingOrder
    }
}

/// The objects that an object contains.
private struct AccessibilityContents {
    var objects: [AccessibleObject]
    /// Whether a program specified them, so that others may contain them, too.
    var areSpecified = false
}

/// The objects that a search has visited.
///
/// They are only compared once an object can occur twice: a view is the subview of one other.
private struct VisitedObjects {
    /// Whether objects may be visited again from now on.
    var mayRepeat = false
    private var inOrder: [ObjectIdentifier] = []
    private var all: Set<ObjectIdentifier> = []

    /// Returns whether the object was not visited before.
    mutating func insert(_ object: AccessibleObject) -> Bool {
        let id = ObjectIdentifier(object)
        guard mayRepeat else {
            inOrder.append(id)
            return true
        }
        if !inOrder.isEmpty {
            all.formUnion(inOrder)
            inOrder = []
        }
        return all.insert(id).inserted
    }
}

extension AccessibleObject {
    /// The label of the first heading in the object, which names a dialog without a title, or `nil` if there is none
    /// among its first objects.
    final var firstHeading: String? {
        var remaining = Self.maximumNamePlace
        let heading = firstAccessibilityContent { object in
            remaining -= 1
            return remaining >= 0 && object.isAccessibilityElement && object.accessibilityTraits.contains(.header)
                && object.accessibilityLabel?.isEmpty == false
        }
        return heading?.accessibilityLabel
    }

    /// The label of the first element in the object that is not for interaction, or otherwise of the first one that is;
    /// `nil` if there is none among its first objects.
    final var firstText: String? {
        var remaining = Self.maximumNamePlace
        var (text, control): (String?, String?)
        forEachAccessibilityContent { object in
            remaining -= 1
            guard remaining >= 0, text == nil else { return false }
            guard object.isPresentedElement else { return true }
            guard let label = object.accessibilityModification?.label ?? object.accessibilityLabel, !label.isEmpty
            else {
                return false
            }
            let isControl = object.accessibilityRespondsToUserInteraction || (object as? UIView)?.respondsToTaps == true
            if isControl { control = control ?? label } else { text = label }
            return false
        }
        return text ?? control
    }

    /// How many objects are examined: a heading or a text far below does not name the whole.
    private static var maximumNamePlace: Int { 500 }
}

extension UIView {
    /// The foremost subview that hides the others from assistive technologies, or `nil` if there is none.
    final var visibleModalSubview: UIView? {
        // A closure would check the executor for each subview.
        for view in subviews.reversed() where view.accessibilityViewIsModal && view.isAccessibilityVisible {
            return view
        }
        return nil
    }
}

extension AccessibleObject {
    /// The labels of the elements in the object, in reading order and separated by commas, or `nil` if there is none.
    ///
    /// Elements for interaction, which are presented by themselves, are left out.
    package final var joinedAccessibilityLabel: String? {
        joinedLabel(of: \.accessibilityTexts)
    }

    /// The labels of the elements in the object, or, if all of them are for interaction, the labels of these.
    package final var accessibilityLabelOfContents: String? {
        joinedAccessibilityLabel ?? joinedLabel { [$0.accessibilityLabel].compactMap(\.self).filter { !$0.isEmpty } }
    }

    private func joinedLabel(of texts: (AccessibleObject) -> [String]) -> String? {
        var labels: [String] = []
        forEachAccessibilityContent { object in
            guard object.isAccessibilityElement else { return true }
            labels += texts(object)
            return false
        }
        return labels.isEmpty ? nil : labels.joined(separator: ", ")
    }
}

extension AccessibleObject {
    /// The label and the value of an element, unless it is for interaction and therefore presented by itself.
    fileprivate var accessibilityTexts: [String] {
        guard !accessibilityRespondsToUserInteraction else { return [] }
        return [accessibilityLabel, accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
    }
}
