/// How users can resize a window.
public enum WindowResizability: Sendable {
    /// Users can resize the window within its size limits.
    case automatic
    /// The window has the size of its content, and users cannot resize it.
    ///
    /// The default size of the window is proposed to the content.
    case contentSize
}

/// Whether a window is opened again if it was open when the program ended.
public enum SceneRestorationBehavior: Sendable {
    case automatic
    /// The window is not opened again; it keeps its size.
    case disabled
}

/// Whether a window is opened at the first launch.
public enum SceneLaunchBehavior: Sendable {
    /// The first window of the program is opened.
    case automatic
    /// The window is opened, also if it is not the first.
    case presented
}

/// What windows have at their top edge.
public enum WindowStyle: Sendable {
    /// The title bar of the desktop.
    case titleBar
    /// The content, with the buttons of the window in front of it.
    ///
    /// A ``NavigationStack`` at the top edge is the title bar, and other content is below the buttons with
    /// ``Component/safeAreaPadding(_:)``. See `UITitlebar.titleVisibility`.
    case hiddenTitleBar
}

extension Scene {
    /// Returns the windows with changed properties.
    func modified(_ change: (inout SceneDeclaration) -> Void) -> SceneGroup {
        SceneGroup(
            declarations: declarations.map { declaration in
                var declaration = declaration
                change(&declaration)
                return declaration
            })
    }

    /// Sets the size, in points, of windows whose size is not remembered.
    public func defaultSize(width: CGFloat, height: CGFloat) -> SceneGroup {
        modified { $0.defaultSize = CGSize(width: width, height: height) }
    }

    /// Sets how users can resize the windows.
    public func windowResizability(_ resizability: WindowResizability) -> SceneGroup {
        modified { $0.resizability = resizability }
    }

    /// Limits the size of the windows, in points; `nil` keeps a limit.
    ///
    /// The maximum limits the size with which a window is opened; see `UISceneSizeRestrictions`.
    public func windowSize(minimum: CGSize? = nil, maximum: CGSize? = nil) -> SceneGroup {
        modified { declaration in
            declaration.minimumSize = minimum ?? declaration.minimumSize
            declaration.maximumSize = maximum ?? declaration.maximumSize
        }
    }

    /// Sets a text that the windows display after their titles.
    public func windowSubtitle(_ subtitle: String) -> SceneGroup {
        modified { $0.subtitle = subtitle }
    }

    /// Sets whether windows are opened again if they were open when the program ended.
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> SceneGroup {
        modified { $0.isRestored = behavior == .automatic }
    }

    /// Sets whether the windows are opened at the first launch.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> SceneGroup {
        modified { $0.isPresentedAtLaunch = behavior == .presented }
    }

    /// Sets what the windows have at their top edge when they are opened.
    public func windowStyle(_ style: WindowStyle) -> SceneGroup {
        modified { $0.style = style }
    }

    /// Sets whether the windows have a menu bar with the menus of the program, above their content.
    ///
    /// ```swift
    /// WindowGroup("Notes") { NoteList(notes: notes) }
    ///     .menuBar()
    ///     .commands { CommandMenu("Note") { Button("Duplicate") { notes.duplicate() } } }
    /// ```
    ///
    /// F10, the Alt key with the underlined letter of a menu, and the pointer open the menus; see
    /// `UIWindowScene.showsMenuBar`.
    public func menuBar(_ isShown: Bool = true) -> SceneGroup {
        modified { $0.showsMenuBar = isShown }
    }

    /// Adds commands to the menus of the program.
    ///
    /// ```swift
    /// Window("Notes") { NoteList(notes: notes) }
    ///     .commands {
    ///         CommandMenu("Note") {
    ///             Button("Duplicate") { notes.duplicate() }.keyboardShortcut("d", modifiers: [.control])
    ///         }
    ///     }
    /// ```
    ///
    /// F10 opens the menus, and ``menuBar(_:)`` shows them at the top of the windows. Key combinations are available in all windows of the program.
    public func commands(@CommandsBuilder _ commands: () -> CommandList) -> SceneGroup {
        let changes = commands().menuChanges
        guard let first = declarations.first else { return modified { _ in } }
        var changed = first
        changed.menuChanges += changes
        return SceneGroup(declarations: [changed] + declarations.dropFirst())
    }
}
