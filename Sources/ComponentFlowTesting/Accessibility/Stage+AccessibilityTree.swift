import Accessibility
import ComponentFlow

extension Stage {
    /// Whether there is an accessibility tree that changes of views update, as while a screen reader is running.
    ///
    /// Initially `false`. The tree is that of all windows of the program. It exists until the property is set to
    /// `false`, or the stage is deallocated.
    public var presentsAccessibility: Bool {
        get { hasAccessibilityTree }
        set {
            guard newValue != hasAccessibilityTree else { return }
            hasAccessibilityTree = newValue
            if newValue { AccessibilityTreeBuilder.activate() } else { AccessibilityTreeBuilder.deactivate() }
        }
    }

    /// Reports a change of a view as each property does that assistive technologies present, without a change.
    ///
    /// Benchmarks compare its cost with that of a change.
    @_spi(Benchmarks) public func reportAccessibilityChange(of view: UIView) {
        view.accessibilityDidChange(.content)
    }

    /// Brings the accessibility tree up to date, and returns the number of its elements in all windows.
    ///
    /// Unless the stage ``presentsAccessibility``, the tree is built for this purpose, and released.
    @discardableResult
    public func updateAccessibilityTree() -> Int {
        clock.install()
        let builder = AccessibilityTreeBuilder.shared ?? AccessibilityTreeBuilder(for: nil)
        builder.updateTree()
        return builder.tree.count - 1
    }
}
