// The component of a view, and what is around it and inside of it in the hierarchy of components.
extension UIView {
    /// The component that created the view; `nil` for other views.
    package var mountedComponent: MountedComponent? {
        mountedNode.map { MountedComponent($0) }
    }

    /// The path of the component that the view belongs to, through all hosts around it; the view's class if no
    /// component created it.
    package var componentPath: String {
        var parts: [String] = []
        var view: UIView? = self
        while let current = view {
            guard let node = current.mountedNode else {
                view = current.superview
                continue
            }
            parts.append(node.path)
            let root = sequence(first: node, next: \.parent).reduce(node) { $1 }
            view = root.view.superview
        }
        return parts.isEmpty ? "\(type(of: self))" : parts.reversed().joined(separator: " › ")
    }

    /// The view around this one in the hierarchy of components: for a screen and for a component in a bar, the view of the
    /// component from which it originates.
    var enclosingComponentView: UIView? {
        (self as? ScreenView)?.origin ?? (self as? BarContentView)?.origin ?? superview
    }

    /// The view of the modifier, or of the composite component, whose content this view shows.
    var viewOfModifier: UIView? {
        guard let node = mountedNode else {
            guard let container = superview as? any ElementContainer, container.element === self else { return nil }
            return container
        }
        guard let parent = node.parent else { return nil }
        return node.key == ChildKey.content || parent.container?.context?.composite != nil ? parent.view : nil
    }

    /// The components in the view, those included whose parents only measure them.
    var descendantNodes: [MountedNode] {
        var known: Set<ObjectIdentifier> = []
        var result: [MountedNode] = []
        var waiting = descendants.compactMap(\.mountedNode)
        while let node = waiting.popLast() {
            guard known.insert(ObjectIdentifier(node)).inserted else { continue }
            result.append(node)
            waiting += node.container?.children ?? []
        }
        return result
    }

    /// The views in the view, ancestors first.
    var descendants: [UIView] {
        var (result, next) = (subviews, 0)
        while next < result.count {
            result += result[next].subviews
            next += 1
        }
        return result
    }

    /// Returns the nearest scroll view around the view along an axis, also before the view is inserted into it.
    func enclosingScrollView(along axis: LazyGridAxis) -> (any LazyScrolling)? {
        var next = viewAround
        while let view = next {
            if let scrollView = view as? any LazyScrolling, scrollView.scrolls(along: axis) { return scrollView }
            next = view.viewAround
        }
        return nil
    }

    /// The superview or, before the view is inserted, the view of the component around it.
    private var viewAround: UIView? {
        superview ?? mountedNode.flatMap { $0.parent?.view ?? $0.host?.enclosingView }
    }

    /// The view controller whose view contains this view.
    var nearestViewController: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController } as? UIViewController
    }
}
