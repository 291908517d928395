/// The delegate of a document picker.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called after the user has chosen files or folders, or the place to which files were exported.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called after the user has cancelled the picker.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Called if the picker cannot be shown, or if files could not be exported.
    ///
    /// UIKit has no equivalent. The default reports the error as a ``Diagnostic`` and cancels the picker.
    func documentPicker(_ controller: UIDocumentPickerViewController, didFailWithError error: any Error)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

    public func documentPicker(_ controller: UIDocumentPickerViewController, didFailWithError error: any Error) {
        Diagnostics.report(
            Diagnostic(
                rule: "document-picker.failed", message: "The user could not choose files. \(error)",
                subject: String(describing: type(of: controller)),
                hint: "Implement documentPicker(_:didFailWithError:) in the delegate."))
        documentPickerWasCancelled(controller)
    }
}

/// The reason why a document picker has failed.
public enum UIDocumentPickerError: Error, Equatable, CustomStringConvertible {
    /// The desktop shows no file dialog.
    case unavailable(String)
    /// The desktop or the user denies the request.
    case denied(String)
    /// A file could not be written to the place that the user has chosen.
    case exportFailed(String)

    public var description: String {
        switch self {
        case .unavailable(let reason), .denied(let reason), .exportFailed(let reason): reason
        }
    }
}
