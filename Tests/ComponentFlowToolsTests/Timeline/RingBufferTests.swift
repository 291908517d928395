import Testing

@testable import ComponentFlowTools

@Suite("A ring buffer")
struct RingBufferTests {
    private func buffer(capacity: Int, count: Int) -> RingBuffer<Int> {
        var buffer = RingBuffer<Int>(capacity: capacity)
        for element in 0..<count { buffer.append(element * 10) }
        return buffer
    }

    @Test("A ring buffer stores at most as many elements as its capacity", arguments: [0, 1, 4, 5, 13])
    func capacity(count: Int) {
        #expect(buffer(capacity: 4, count: count).positions == max(count - 4, 0)..<count)
    }

    @Test("A stored element is found by its position", arguments: 9..<13)
    func stored(position: Int) {
        #expect(buffer(capacity: 4, count: 13)[position] == position * 10)
    }

    @Test("An element that was overwritten, or not added yet, is not found", arguments: [-1, 0, 8, 13, .max, .min])
    func missing(position: Int) {
        #expect(buffer(capacity: 4, count: 13)[position] == nil)
    }

    @Test("A change of an element that was overwritten has no effect")
    func lateChange() {
        var buffer = buffer(capacity: 4, count: 13)
        buffer.update(8) { $0 = 5 }
        #expect(buffer.elements(0..<100) == [90, 100, 110, 120])
    }

    @Test("A change of a stored element is found at its position")
    func change() {
        var buffer = buffer(capacity: 4, count: 13)
        buffer.update(10) { $0 = 5 }
        #expect(buffer[10] == 5)
    }

    @Test("Elements are returned in the order in which they were added")
    func order() {
        #expect(buffer(capacity: 4, count: 6).elements(3..<5) == [30, 40])
    }

    @Test("A capacity below one is one", arguments: [0, -5])
    func smallCapacity(capacity: Int) {
        #expect(buffer(capacity: capacity, count: 3).elements(0..<3) == [20])
    }
}
