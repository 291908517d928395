extension MountedNode {
    /// The language of the component's texts: that of the nearest modifier, or else of the view around the host.
    var language: Language {
        if InheritedScope.exists, let language = inheritedValues?.language { return language }
        var node = self
        while let parent = node.parent { node = parent }
        return node.host?.language ?? .preferred
    }
}

extension UIView {
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
}
