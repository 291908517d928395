extension NSTextStorage {
    /// Those who lay the text out.
    public final var layoutManagers: [NSLayoutManager] {
        observers.compactMap { $0 as? NSLayoutManager }
    }

    /// Lets a layout manager lay the text out, and keeps it.
    public final func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        if let old = aLayoutManager.textStorage, old !== self { old.removeLayoutManager(aLayoutManager) }
        addObserver(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Lets go of a layout manager.
    public final func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard aLayoutManager.textStorage === self else { return }
        removeObserver(aLayoutManager)
        aLayoutManager.textStorage = nil
    }
}
