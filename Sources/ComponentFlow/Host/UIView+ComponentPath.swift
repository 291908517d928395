extension UIView {
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
}
