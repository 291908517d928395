extension CADisplayLink {
    /// Creates a display link that calls a method of an object, which it retains until it is invalidated.
    public convenience init(target: Any, selector: Selector) {
        let object = target as AnyObject
        self.init { link in _ = selector.perform(object, link, nil) }
    }
}
