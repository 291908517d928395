extension UndoManager {
    /// Registers a method that undoes a change.
    ///
    /// - Parameters:
    ///   - target: The object whose method is called; held weakly.
    ///   - selector: The method, which undoes the change, and registers one that redoes it.
    ///   - anObject: The argument of the method.
    public final func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { _ = selector.perform($0, anObject as Any, nil) }
    }
}
