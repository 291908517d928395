import Accessibility
import ComponentFlow

/// The rules about names.
@MainActor
enum NameAudit {
    static func missingNames(in window: UIWindow) -> [AccessibilityAudit.Finding] {
        let scene = AccessibilityScene(window)
        return namelessElements(in: scene) + unpresentedViews(in: window, scene)
    }

    private static func namelessElements(in scene: AccessibilityScene) -> [AccessibilityAudit.Finding] {
        scene.elements.filter { $0.isShowing && $0.needsName && $0.node.name.isBlank }.map { element in
            AccessibilityAudit.Finding(
                rule: .missingName, path: element.path, message: "The \(element.node.role) has no name",
                hint: element.node.role == .dialog
                    ? "Set the title of the presented controller."
                    : "Specify one with accessibilityLabel(_:), or show a text in it.")
        }
    }

    /// Returns the views that the Tab key reaches, but that assistive technologies do not know.
    private static func unpresentedViews(
        in window: UIWindow, _ scene: AccessibilityScene
    ) -> [AccessibilityAudit.Finding] {
        let views = scene.elements.compactMap { $0.object as? UIView }
        let unknown = window.focusRoot.focusStops.filter { stop in
            !stop.isBehindModalView && !views.contains { $0.isDescendant(of: stop) || stop.isDescendant(of: $0) }
        }
        return unknown.map { view in
            AccessibilityAudit.Finding(
                rule: .missingName, path: view.componentPath, message: "The view can be operated but has no name",
                hint: "Specify one with accessibilityLabel(_:), or offer the action in another way and hide it.")
        }
    }

    static func duplicateNames(in scene: AccessibilityScene) -> [AccessibilityAudit.Finding] {
        let named = scene.elements.filter { $0.isShowing && $0.isOperable && !$0.node.name.isBlank }
        let groups = Dictionary(grouping: named) { Key($0) }
        return named.compactMap { element in
            guard let first = groups[Key(element)]?.first, first.node.id != element.node.id else { return nil }
            return AccessibilityAudit.Finding(
                rule: .duplicateName, path: element.path,
                message: "The \(element.node.role) has the same name as another one in the same container",
                hint: "Name what it belongs to, as in \"Delete message from Ann\", or present each row as a group with "
                    + "accessibilityElement(children: .contain) and a label.")
        }
    }

    /// What distinguishes an element from its siblings for a user who does not see them.
    private struct Key: Hashable {
        let parent: AccessibilityID?
        let role: AccessibilityRole
        let name: String
        let value: String

        init(_ element: AccessibilityScene.Element) {
            parent = element.parent
            role = element.node.role
            name = element.node.name
            value = element.node.value
        }
    }
}

extension AccessibilityScene.Element {
    fileprivate var needsName: Bool {
        // A text that cannot be edited is described by its content.
        if node.states.contains(.readOnly) { return false }
        return switch node.role {
        case .dialog, .alert, .image, .link, .audio, .video: true
        // The value of a page control describes it.
        case .label, .heading, .group, .scrollArea, .list, .table, .landmark, .toolBar, .menu, .pageControl: false
        default: isOperable
        }
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
