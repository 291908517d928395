/// Shows the file dialog of the desktop's portal, or that of another chooser if there is no portal.
///
/// The portal is preferred because it shows the dialog of the user's desktop, while `GtkFileChooserNative` uses it only in
/// a sandbox. A cancelled dialog is not shown again, and neither is one that was denied or has failed after it was shown.
@MainActor
package final class DesktopFileChooser: FileChooser {
    private let portal: (any FileChooser)?
    private let fallback: any FileChooser

    /// - Parameter portal: The portal's dialogs; `nil` if there is no bus.
    init(portal: (any FileChooser)?, fallback: any FileChooser) {
        self.portal = portal
        self.fallback = fallback
    }

    /// Creates the chooser of the desktop.
    package convenience init() {
        let portal = SessionBus.connection.map { FileChooserPortal(bus: $0) }
        self.init(portal: portal, fallback: GTKFileChooser())
    }

    package func choose(
        _ request: FileChooserRequest, over parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (FileChooserResult) -> Void
    ) -> any FileDialog {
        let dialog = ReplaceableDialog()
        guard let portal else {
            dialog.current = fallback.choose(request, over: parent, completion: completion)
            return dialog
        }
        dialog.current = portal.choose(request, over: parent) { [fallback, weak parent] result in
            guard case .failed(let error) = result, error.isUnavailable, error != .ended else {
                return completion(result)
            }
            dialog.current = fallback.choose(request, over: parent, completion: completion)
        }
        return dialog
    }
}

/// The dialog of the portal, or the one that replaces it.
@MainActor
private final class ReplaceableDialog: FileDialog {
    var current: (any FileDialog)?

    func close() {
        current?.close()
    }
}
