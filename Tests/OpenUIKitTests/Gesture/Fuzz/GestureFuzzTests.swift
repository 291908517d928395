import Foundation
import Testing

@testable import OpenUIKit

@Suite @MainActor struct GestureFuzzTests {
    /// How many streams; `COMPONENTFLOW_SEQUENCES` asks for more, which are others too.
    ///
    /// A debug build plays a stream ten times slower.
    private static let count =
        UInt64(ProcessInfo.processInfo.environment["COMPONENTFLOW_SEQUENCES"] ?? "") ?? (isDebugBuild ? 600 : 3000)

    private static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    @Test("Whatever fingers and code do, gestures begin and end once, nothing is stuck and nothing leaks")
    func randomStreams() async {
        var failures = 0
        for seed in 0..<Self.count where failures < 3 {
            if seed % 50 == 49 { await Task.yield() }
            let stream = GestureStream(seed: seed)
            guard !FuzzWorld.problems(of: stream).isEmpty else { continue }
            failures += 1
            let shortest = stream.shrunk { !FuzzWorld.problems(of: $0).isEmpty }
            Issue.record("\(FuzzWorld.problems(of: shortest).joined(separator: "; ")) in the stream of \(shortest)")
        }
    }
}
