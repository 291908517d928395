package import Accessibility

/// An object that describes itself to assistive technologies in more detail than UIKit's properties allow.
@MainActor package protocol AccessibilityDescribing: AccessibleObject {
    /// Changes the description that follows from UIKit's properties.
    func describe(_ node: inout AccessibilityNode)
    /// Whether the object is presented as a container of the elements in it.
    var isAccessibilityContainer: Bool { get }
    /// Changes the value as the user does; returns `false` if that is impossible.
    func setAccessibilityValue(_ value: Double) -> Bool
}

extension AccessibilityDescribing {
    /// The default is `false`.
    package var isAccessibilityContainer: Bool { false }

    /// The default returns `false`.
    package func setAccessibilityValue(_ value: Double) -> Bool { false }
}
