extension NSTextStorage {
    /// The layout managers of the text.
    public final var layoutManagers: [NSLayoutManager] {
        observers.compactMap { $0 as? NSLayoutManager }
    }

    /// Adds a layout manager, and keeps a strong reference to it.
    public final func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        if let old = aLayoutManager.textStorage, old !== self { old.removeLayoutManager(aLayoutManager) }
        addObserver(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    public final func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard aLayoutManager.textStorage === self else { return }
        removeObserver(aLayoutManager)
        aLayoutManager.textStorage = nil
    }
}
