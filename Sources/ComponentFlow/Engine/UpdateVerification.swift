/// Finds components that call themselves equal although they would show something else.
///
/// While it is on, an update that the diff would skip runs nevertheless, and a component whose size or views come out
/// different is reported as `component.wrong-equality`, with its path. Most often a property was left out of a `==`
/// written by hand, or an update reads something that is neither component, state nor environment.
///
/// Turn it on in tests and while developing: it gives up all that skipping saves. It works in debug builds only; there it
/// is also turned on by the environment variable `COMPONENTFLOW_VERIFY=updates`.
@MainActor
public enum UpdateVerification {
    /// Whether skipped updates are verified.
    public static var isEnabled = ProcessInfo.processInfo.environment["COMPONENTFLOW_VERIFY"] == "updates"

    /// Runs code with verification on.
    public static func verifying<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wasEnabled = isEnabled
        isEnabled = true
        defer { isEnabled = wasEnabled }
        return try body()
    }

    /// In release builds constant, so that nothing is left of the checks.
    @inline(__always) static var isActive: Bool {
        _isDebugAssertConfiguration() && isEnabled
    }

    private static var reportCount = 0

    /// Runs the update that was skipped, and reports what it changes; of nested components the innermost is to blame.
    static func verifySkip(of node: ComponentNode) {
        guard !node.isUpdating else { return }
        let size = node.size
        let before = ViewDescription(node.view)
        let reports = reportCount
        node.performUpdate(transition: .immediate)
        guard reportCount == reports else { return }
        let after = ViewDescription(node.view)
        guard node.size != size || before != after else { return }
        let change =
            node.size == size
            ? before.firstDifference(from: after) ?? "its views"
            : "its size, from \(inWords(size)) to \(inWords(node.size))"
        reportCount += 1
        diagnose(
            "component.wrong-equality", "An update that was skipped as equal would have changed \(change)",
            path: node.path,
            hint: "Compare every property that the update uses in ==, and read what changes from state or environment.")
    }

    private static func inWords(_ size: CGSize) -> String {
        "\(size.width) × \(size.height)"
    }
}
