/// A button of a window's title bar.
package enum WindowControl: String, Sendable {
    case minimize
    case maximize
    case close
}

/// The buttons at both ends of title bars, as the user's settings specify them.
package struct WindowControls: Sendable, Equatable {
    /// The buttons at the leading end, from the edge of the window inwards.
    package var leading: [WindowControl]
    /// The buttons at the trailing end, in reading order.
    package var trailing: [WindowControl]

    package init(leading: [WindowControl] = [], trailing: [WindowControl] = [.minimize, .maximize, .close]) {
        (self.leading, self.trailing) = (leading, trailing)
    }

    /// Reads GTK's setting `gtk-decoration-layout`, for example `menu:minimize,maximize,close`.
    ///
    /// Unknown names are ignored, and each button is shown once.
    package init(decorationLayout: String) {
        let ends = decorationLayout.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        var seen: Set<WindowControl> = []
        func controls(_ names: Substring) -> [WindowControl] {
            names.split(separator: ",").compactMap { name in
                let control = WindowControl(rawValue: name.trimmingCharacters(in: .whitespaces))
                return control.flatMap { seen.insert($0).inserted ? $0 : nil }
            }
        }
        leading = ends.first.map(controls) ?? []
        trailing = ends.count > 1 ? controls(ends[1]) : []
    }
}

/// A click on a title bar that the desktop assigns to an action.
package enum TitleBarClick: Sendable {
    /// A second press of the primary button.
    case double
    case middle
    case secondary
}

/// What a click on a title bar does.
package enum TitleBarAction: Sendable {
    case toggleMaximized
    case minimize
    case lower
    case menu
    case none

    /// Reads a value of GTK's settings, such as `gtk-titlebar-double-click`; unknown ones are no action.
    package init(setting: String) {
        self =
            switch setting {
            case "toggle-maximize", "toggle-maximize-horizontally", "toggle-maximize-vertically": .toggleMaximized
            case "minimize": .minimize
            case "lower": .lower
            case "menu": .menu
            default: .none
            }
    }
}
