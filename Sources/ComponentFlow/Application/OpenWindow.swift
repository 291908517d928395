// Functions rather than environment values: a program has one set of windows, and closures can open them wherever they are.

/// Opens a window of the running ``ComponentApp``.
///
/// A ``Window`` that is already open is shown in front of others; a ``WindowGroup`` opens another window.
///
/// - Parameter id: The identifier of a ``Window`` or ``WindowGroup``. An unknown one is reported.
@preconcurrency @MainActor
public func openWindow(id: String) {
    RunningApp.perform("openWindow(id:)") { $0.open(id: id) }
}

/// Opens the window for a value, or shows it in front of others if it is open.
///
/// - Parameter value: A value of the type of one of the program's groups; see ``WindowGroup``.
@preconcurrency @MainActor
public func openWindow<Value: Codable & Hashable>(value: Value) {
    RunningApp.perform("openWindow(value:)") { $0.open(value: value) }
}

/// Opens the window with the program's ``Settings``, or shows it in front of others if it is open.
@preconcurrency @MainActor
public func openSettings() {
    RunningApp.perform("openSettings()") { $0.openSettings() }
}

/// Closes the window with the keyboard focus, without a confirmation.
@preconcurrency @MainActor
public func dismissWindow() {
    RunningApp.perform("dismissWindow()") { $0.close { ($0.scene as? UIWindowScene)?.keyWindow != nil } }
}

/// Closes all windows with an identifier, without a confirmation.
@preconcurrency @MainActor
public func dismissWindow(id: String) {
    RunningApp.perform("dismissWindow(id:)") { $0.close { $0.configuration.name == id } }
}

/// Closes the window for a value, if it is open, without a confirmation.
@preconcurrency @MainActor
public func dismissWindow<Value: Codable & Hashable>(value: Value) {
    RunningApp.perform("dismissWindow(value:)") { app in app.close { app.value(of: $0) == AnyHashable(value) } }
}
