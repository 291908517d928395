import Testing

/// The tests of the inspector, one at a time: updates of all windows are reported to one recorder.
@MainActor
@Suite(.serialized)
struct InspectorTests {}
