extension MountedNode {
    /// The language of the component's texts: that of the nearest modifier, or else of the view around the host.
    var language: Language {
        if InheritedScope.exists, let language = inheritedValues?.language { return language }
        var node = self
        while let parent = node.parent { node = parent }
        return node.host?.language ?? .preferred
    }
}
