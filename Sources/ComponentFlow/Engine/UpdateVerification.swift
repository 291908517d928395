/// Finds components that compare equal although they would show something else.
///
/// While verification is enabled, updates that the diff would skip run nevertheless, and a component whose size or
/// views change is reported as `component.wrong-equality`, with its path. Typically a property is missing from a custom
/// `==`, or an update reads something that is neither component, state nor environment.
///
/// Enable it in tests and during development: it disables all savings from skipping. It works in debug builds only,
/// where the environment variable `COMPONENTFLOW_VERIFY=updates` also enables it.
@preconcurrency @MainActor
public enum UpdateVerification {
    /// Whether skipped updates are verified.
    public static var isEnabled = ProcessInfo.processInfo.environment["COMPONENTFLOW_VERIFY"] == "updates"

    /// Runs a closure with verification enabled.
    public static func verifying<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wasEnabled = isEnabled
        isEnabled = true
        defer { isEnabled = wasEnabled }
        return try body()
    }

    /// Constant in release builds, so that the checks are optimized away.
    @inline(__always) static var isActive: Bool {
        _isDebugAssertConfiguration() && isEnabled
    }

    private static var reportCount = 0

    /// Runs a skipped update and reports what it changes; of nested components only the innermost is reported.
    static func verifySkip(of node: MountedNode) {
        guard !node.isUpdating else { return }
        let size = node.size
        let before = ViewDescription(node.view)
        let reports = reportCount
        node.performUpdate(transition: .refreshing)
        guard reportCount == reports else { return }
        let after = ViewDescription(node.view)
        guard node.size != size || before != after else { return }
        let change =
            node.size == size
            ? before.firstDifference(from: after) ?? "its views"
            : "its size, from \(description(of: size)) to \(description(of: node.size))"
        reportCount += 1
        diagnose(
            "component.wrong-equality",
            "An update that was skipped because the components are equal would have changed \(change)",
            path: node.path,
            hint:
                "Compare every property that the update uses in ==, and read other changing values from state or "
                + "environment."
        )
    }

    private static func description(of size: CGSize) -> String {
        "\(size.width) × \(size.height)"
    }
}
