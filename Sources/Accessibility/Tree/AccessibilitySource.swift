package import OpenCoreGraphics

/// The user interface behind an ``AccessibilityTree``: it has the positions, and performs what users request.
///
/// All methods accept identifiers of nodes that no longer exist, and any offset.
@MainActor package protocol AccessibilitySource: AnyObject {
    /// Brings the tree up to date, before a request is answered.
    func updateTree()

    /// Returns the rectangle of a node in the coordinates of its window, in points.
    func frame(of id: AccessibilityID) -> CGRect
    /// Returns whether a part of the node is visible in its window.
    func isShowing(_ id: AccessibilityID) -> Bool

    /// Performs an action; returns `false` if that is impossible.
    func perform(_ action: AccessibilityAction.Kind, on id: AccessibilityID) -> Bool
    /// Changes a value in a range; returns `false` if that is impossible.
    func setValue(_ value: Double, of id: AccessibilityID) -> Bool
    /// Moves the keyboard focus to a node; returns `false` if that is impossible.
    func focus(_ id: AccessibilityID) -> Bool
    /// Scrolls so that a node is visible; returns `false` if that is impossible.
    func scrollToVisible(_ id: AccessibilityID) -> Bool

    /// Selects text, in Unicode scalars; returns `false` if that is impossible.
    func selectText(_ range: Range<Int>, in id: AccessibilityID) -> Bool
    /// Replaces text as the user does, in Unicode scalars; returns `false` if that is impossible.
    func replaceText(_ range: Range<Int>, with text: String, in id: AccessibilityID) -> Bool
    /// Returns the rectangle of a text in the coordinates of its window, or `nil` if it is unknown.
    func frame(ofText range: Range<Int>, in id: AccessibilityID) -> CGRect?
    /// Returns the offset of the character at a point of the window, or `nil` if there is none.
    func textOffset(at point: CGPoint, in id: AccessibilityID) -> Int?
    /// Returns the line of a text that contains an offset, or `nil` if the lines are unknown.
    func lineRange(at offset: Int, in id: AccessibilityID) -> Range<Int>?
}
