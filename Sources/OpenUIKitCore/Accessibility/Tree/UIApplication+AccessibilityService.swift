package import Accessibility
internal import OpenDisplay

/// The tree exists only while an assistive technology is running.
extension UIApplication: AccessibilityServiceClient {
    /// Presents the program to assistive technologies from now on, if it is displayed on a desktop.
    final func startAccessibilityService() {
        if DisplaySystem.isConnected { AccessibilityService.start(self) }
    }

    package func assistiveTechnologyDidStart() -> (tree: AccessibilityTree, source: any AccessibilitySource) {
        let builder = AccessibilityTreeBuilder.activate()
        builder.updateAfterFrames()
        return (builder.tree, builder)
    }

    package func assistiveTechnologyDidStop() {
        AccessibilityTreeBuilder.deactivate()
    }

    package func screenReaderDidChange(isRunning: Bool) {
        var preferences = UIAccessibility.preferences
        if isRunning { preferences.insert(.screenReader) } else { preferences.remove(.screenReader) }
        UIAccessibility.preferences = preferences
    }
}
