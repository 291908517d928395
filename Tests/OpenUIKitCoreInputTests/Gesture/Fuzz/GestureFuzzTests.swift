import Foundation
import TestSupport
import Testing

@Suite @MainActor struct GestureFuzzTests {
    /// The number of streams; set `COMPONENTFLOW_SEQUENCES` to play more, with different seeds.
    ///
    /// A debug build plays a stream ten times slower.
    private static let count =
        UInt64(ProcessInfo.processInfo.environment["COMPONENTFLOW_SEQUENCES"] ?? "") ?? (isDebugBuild ? 600 : 3000)

    @Test("Random input and re-entrant code leave gestures balanced, no touch stuck and no object leaked")
    func randomStreams() async {
        var failures = 0
        for seed in 0..<Self.count where failures < 3 {
            if seed % 50 == 49 { await Task.yield() }
            let stream = GestureStream(seed: seed)
            guard !GestureFuzzScene.problems(of: stream).isEmpty else { continue }
            failures += 1
            let shortest = stream.shrunk { !GestureFuzzScene.problems(of: $0).isEmpty }
            Issue.record(
                "\(GestureFuzzScene.problems(of: shortest).joined(separator: "; ")) in the stream of \(shortest)")
        }
    }
}
