/// A view's owner in a component framework, by which diagnostics identify the view.
package protocol DiagnosticOwner: AnyObject {
    /// The path to the owner, for example the names of the components around it.
    @MainActor var diagnosticPath: String { get }
}
