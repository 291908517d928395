/// The title bar of a scene's window.
@preconcurrency @MainActor public final class UITitlebar: NSObject {
    weak var scene: UIWindowScene?

    /// Whether the desktop displays a title bar with the title of the window.
    ///
    /// With ``UITitlebarTitleVisibility/hidden``, the content extends to the top edge of the window, which is an area
    /// of 44 points in the safe area that contains the buttons of the window: their order and side are those of the
    /// desktop. A navigation bar or a toolbar at the top edge is the title bar: its items are displayed beside the buttons.
    /// Dragging an empty place of the area moves the window, and clicks there do what they do in the desktop's title bars.
    ///
    /// Set the property before the window is shown; afterwards, the window keeps its title bar. The default is
    /// ``UITitlebarTitleVisibility/visible``.
    public var titleVisibility = UITitlebarTitleVisibility.visible {
        didSet { if titleVisibility != oldValue { scene?.titlebarDidChange() } }
    }

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }
}

/// Whether a title bar displays the title of its window.
public enum UITitlebarTitleVisibility: Int, Sendable {
    case visible = 0
    case hidden = 1
}
