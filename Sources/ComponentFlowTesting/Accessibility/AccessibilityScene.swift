import Accessibility
import ComponentFlow

/// The elements that a window presents to assistive technologies, with the views behind them.
@MainActor
struct AccessibilityScene {
    /// An element of the accessibility tree.
    struct Element {
        let node: AccessibilityNode
        let parent: AccessibilityID?
        /// The number of containers in the window around the element.
        let depth: Int
        let object: AccessibleObject
        /// The rectangle in the window, in points.
        let frame: CGRect
        let isShowing: Bool
    }

    /// The elements in reading order, containers before what they contain.
    let elements: [Element]

    /// Reads the elements of a window.
    init(_ window: UIWindow) {
        let builder = AccessibilityTreeBuilder.shared ?? AccessibilityTreeBuilder(for: window)
        builder.updateTree()
        elements = builder.id(of: window).map { Self.elements(in: $0, builder) } ?? []
    }

    private static func elements(in window: AccessibilityID, _ builder: AccessibilityTreeBuilder) -> [Element] {
        var elements: [Element] = []
        var waiting: [(id: AccessibilityID, depth: Int)] = []
        func addChildren(of id: AccessibilityID, depth: Int) {
            for child in (builder.tree[id]?.children ?? []).reversed() { waiting.append((child, depth)) }
        }
        addChildren(of: window, depth: 0)
        while let (id, depth) = waiting.popLast() {
            guard let node = builder.tree[id], let object = builder.object(id), !builder.isCovered(id) else { continue }
            elements.append(
                Element(
                    node: node, parent: builder.tree.parent(of: id), depth: depth, object: object,
                    frame: builder.frame(of: id), isShowing: builder.isShowing(id)))
            addChildren(of: id, depth: depth + 1)
        }
        return elements
    }
}

extension AccessibilityScene.Element {
    /// Whether users can do something with the element.
    var isOperable: Bool {
        let kinds = node.actions.map(\.kind)
        return node.states.contains(.enabled)
            && (kinds.contains(.activate) || kinds.contains(.increment) || node.states.contains(.editable))
    }

    /// The path of the component, followed by the role and the name of the element.
    @MainActor var path: String {
        let view = object as? UIView ?? (object as? UIAccessibilityElement)?.accessibilityContainer as? UIView
        let name = node.name.isEmpty ? "\(node.role)" : "\(node.role) \"\(node.name)\""
        return view.map { "\($0.componentPath) (\(name))" } ?? name
    }
}
