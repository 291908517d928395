#if !INSPECTOR

/// The agent of release builds, in which programs that call it compile, and which does not exist: ``start()`` has no effect.
@preconcurrency @MainActor
public final class InspectorAgent {
    public static var shared: InspectorAgent? { nil }
    public static var previews: @MainActor () -> [Preview] = { [] }

    public nonisolated var socketPath: String { "" }

    private init() {}

    @discardableResult
    public static func start() -> InspectorAgent? { nil }

    public static func stop() {}

    public static func addRecordableModel(_ model: some RecordableModel) {}

    public static func recordableModelDidChange(_ model: some RecordableModel) {}
}

#endif
