import Testing

@testable import OpenDisplay

/// The texts have the form of `/proc/self/fdinfo`; that of libdispatch is from a program whose timers did not fire.
@Suite("The descriptor of the main run loop")
struct RunLoopDescriptorTests {
    private static let head = "pos:\t0\nflags:\t02000002\nmnt_id:\t17\nino:\t1039\n"

    @Test("A descriptor whose entries have the polled descriptors as data belongs to a run loop")
    func runLoop() {
        let information = """
            tfd:        7 events: 80000019 data:                7  pos:0 ino:40f sdev:10
            tfd:       11 events: 80000019 data:                b  pos:0 ino:40f sdev:10
            """
        #expect(RunLoopDescriptor.describesRunLoop(Self.head + information))
    }

    @Test("The descriptor of libdispatch, whose entries have other data, belongs to no run loop")
    func dispatch() {
        let information = """
            tfd:       13 events: 40000000 data:                4  pos:0 ino:40f sdev:10
            tfd:        5 events:     4019 data:                1  pos:0 ino:40f sdev:10
            tfd:        6 events: 40000019 data:                3  pos:0 ino:40f sdev:10
            """
        #expect(!RunLoopDescriptor.describesRunLoop(Self.head + information))
    }

    @Test("A descriptor without entries belongs to no run loop")
    func empty() {
        #expect(!RunLoopDescriptor.describesRunLoop(Self.head))
    }
}
