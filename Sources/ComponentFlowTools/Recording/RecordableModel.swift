public import ComponentFlow

/// A model whose state is part of recordings, and is kept when `componentflow run` restarts the program.
///
/// Its state is stored when a recording begins, and after each change; a replay applies it where its own differs. That way a
/// replay has the data that the program has loaded from files or has received from elsewhere. A restarted program has the
/// state of the previous one, unless ``apply(recording:)`` throws an error, for example because the data no longer fit.
///
/// ```swift
/// extension TodoList: RecordableModel {
///     var recordingName: String { "tasks" }
///     func encodeForRecording() throws -> Data { try JSONEncoder().encode(tasks) }
///     func apply(recording data: Data) throws { tasks = try JSONDecoder().decode([TodoTask].self, from: data) }
/// }
///
/// InspectorAgent.addRecordableModel(list)
/// ```
///
/// Changes of an `@Observable` model are noticed; another model calls ``InspectorAgent/recordableModelDidChange(_:)``.
@preconcurrency @MainActor
public protocol RecordableModel: AnyObject {
    /// A name that no other model has.
    var recordingName: String { get }
    /// Returns the encoded state, which is equal for equal states.
    func encodeForRecording() throws -> Data
    /// Sets the state to what ``encodeForRecording()`` returned.
    func apply(recording data: Data) throws
}
