import Fuzzing
import Testing

@testable import ComponentFlowMedia

@Suite("The queue of seeks")
struct SeekQueueTests {
    @Test("One seek is performed at a time, and finally the one that was requested last", arguments: 0..<50)
    func random(seed: UInt64) {
        let choices = Choices(seed: seed)
        var queue = SeekQueue()
        var (requested, performed): (Double?, Double?) = (nil, nil)
        var isPerforming = false
        for step in 0..<200 {
            switch choices.below(3) {
            case 0:
                requested = Double(step)
                queue.request(Double(step))
            case 1:
                _ = queue.didPrepare()
                isPerforming = false
            default:
                guard let next = queue.next() else { continue }
                #expect(!isPerforming)
                isPerforming = true
                performed = next.position
            }
        }
        _ = queue.didPrepare()
        if let next = queue.next() { performed = next.position }
        #expect(performed == requested)
    }

    @Test("A rate applies from the current position, or from that which waits")
    func rate() {
        var queue = SeekQueue()
        queue.setRate(2)
        _ = queue.didPrepare()
        #expect(queue.next() == SeekQueue.Seek(position: nil, rate: 2))
        queue.request(5)
        queue.setRate(0.5)
        _ = queue.didPrepare()
        #expect(queue.next() == SeekQueue.Seek(position: 5, rate: 0.5))
    }

    @Test("The same rate again causes no seek")
    func sameRate() {
        var queue = SeekQueue()
        _ = queue.didPrepare()
        queue.setRate(1)
        #expect(queue.next() == nil)
    }
}
