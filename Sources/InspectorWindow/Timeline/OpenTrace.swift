import Foundation
import InspectorProtocol

/// A file with frames that was opened.
struct OpenTrace: Sendable {
    let name: String
    let frames: [TimelineFrame]
    private let trace: TraceFile

    /// Reads a file on another thread.
    init(path: String) async throws(TraceError) {
        let result = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: Result { () throws(TraceError) in try TraceFile(contentsOf: path) })
            }
        }
        trace = try result.get()
        name = (path as NSString).lastPathComponent
        frames = trace.records.map(\.frame)
    }

    /// Returns a frame with its phases and updates.
    func record(_ number: Int) -> TimelineRecord? {
        trace.records.first { $0.frame.id == number }
    }

    /// The frames as a file.
    var data: Data {
        TraceWriter.data(trace.records, program: trace.program ?? "", process: 1)
    }
}
