import Foundation
import Testing

@testable import OpenDisplay

/// What is done when the main loop has nothing else to do.
@Suite struct IdleReleaseTests {
    // In a process of its own, where nobody else gives memory back at the same time.
    @Test("Tidying the heap leaves no small pieces of memory for a frame to put together")
    func tidiesHeap() async {
        await #expect(processExitsWith: .success) {
            let pieces = (0..<20_000).map { _ in malloc(40) }
            let barriers = (0..<20_000).map { _ in malloc(40) }
            for piece in pieces { free(piece) }
            let before = mallinfo2().fsmblks
            await IdleRelease.tidyHeap()
            let after = mallinfo2().fsmblks
            precondition(before > 500_000 && after < before / 10, "\(before) bytes in small pieces, then \(after)")
            precondition(barriers.count == 20_000)
        }
    }
}
