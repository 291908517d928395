#if INSPECTOR

internal import ComponentFlow
internal import OpenQuartzCore

/// A phase or an update, as it is recorded: without references, so that recording allocates nothing.
struct SpanEntry {
    /// What a span is.
    enum Kind {
        case phase(FrameMeter.Phase)
        case update
    }

    /// The times of the clock, in seconds; the end is that of the start while the span has not ended.
    let start: Double
    var end: Double
    let kind: Kind
    let depth: UInt16
    /// The number of the event that was being handled; 0 for none.
    var event: UInt32 = 0
    /// What is known about the update.
    var update = UpdateFacts()

    var isUpdate: Bool {
        if case .update = kind { true } else { false }
    }

    var duration: Double { end - start }

    @inline(__always)
    init(_ kind: Kind, at time: Double, depth: Int) {
        start = time
        end = time
        self.kind = kind
        self.depth = UInt16(clamping: depth)
    }
}

/// The component and the causes of an update, as they are recorded.
struct UpdateFacts: BitwiseCopyable {
    var number: UInt32 = 0
    /// The number of the component in ``RecordedComponents``.
    var component: UInt32 = 0
    var type: UInt16 = 0
    /// What has changed.
    var reasons = UpdateReasons(rawValue: 0).rawValue
    var cause = RequestedCause()
}

/// Why an update was requested, as it is recorded.
struct RequestedCause: BitwiseCopyable {
    enum Kind: BitwiseCopyable {
        case none
        case state
        case model
        case environment
        case inheritedValue
        case measurement
        /// The size of a child, or of the content of a host, has changed.
        case childSize
    }

    var kind = Kind.none
    /// The type of the state or of the environment value.
    var type: UInt16 = 0
    /// The event during which the update was requested, or the update that changed the size of the child; 0 for none.
    var number: UInt32 = 0
}

#endif
