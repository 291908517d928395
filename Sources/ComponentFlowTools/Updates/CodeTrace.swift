#if INSPECTOR

// A debug build has the line numbers that are necessary, and Swift 6.2 the module that reads them.
#if DEBUG && canImport(Runtime)
internal import Foundation
internal import Runtime
internal import OpenCoreGraphics

/// The calls that led to a change of a state or a model.
///
/// Recording the calls takes some microseconds; their places in the source are found only when they are requested.
struct CodeTrace: Hashable, Sendable {
    /// The largest number of calls.
    private static let limit = 48

    private let backtrace: Backtrace
    private let addresses: [Backtrace.Address]

    static func == (left: Self, right: Self) -> Bool {
        left.addresses == right.addresses
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(addresses)
    }

    /// Records calls.
    struct Recorder {
        private let images = ImageMap.capture()

        /// Returns the present calls.
        func capture() -> CodeTrace? {
            guard let backtrace = try? Backtrace.capture(limit: CodeTrace.limit, images: images) else { return nil }
            return CodeTrace(backtrace: backtrace, addresses: backtrace.frames.map(\.originalProgramCounter))
        }
    }

    /// The places of traces, which many updates have in common.
    private struct Places {
        private static let limit = 1_000

        /// The places that were found last.
        private(set) var known: [[Backtrace.Address]: SourceLocation?] = [:]
        /// The traces whose places are being found on another thread.
        var desired: Set<[Backtrace.Address]> = []

        mutating func add(_ location: SourceLocation?, of addresses: [Backtrace.Address]) {
            desired.remove(addresses)
            if known.count >= Self.limit { known = [:] }
            known.updateValue(location, forKey: addresses)
        }
    }

    private static let places = OrderedMutex(Places())
    /// Held while a place is found, so that two threads do not read the debug information for the same one.
    private static let search = OrderedMutex<Void>(())
    private static let queue = DispatchQueue(label: "componentflow.places", qos: .utility)

    /// The innermost place in the code of the program; `nil` if there is none with line numbers.
    ///
    /// - Complexity: The first call for a trace reads the debug information of the program, which takes seconds.
    var location: SourceLocation? {
        if let known = Self.places.withLock({ $0.known[addresses] }) { return known }
        return Self.search.withLock { _ -> SourceLocation? in
            if let known = Self.places.withLock({ $0.known[addresses] }) { return known }
            let location = findLocation()
            Self.places.withLock { $0.add(location, of: addresses) }
            return location
        }
    }

    /// Whether it is known which place ``location`` is, if any.
    var isLocated: Bool {
        Self.places.withLock { $0.known[addresses] != nil }
    }

    /// Finds the place on another thread, unless that has already begun.
    func locate() {
        let isNew = Self.places.withLock { places in
            guard places.known[addresses] == nil else { return false }
            return places.desired.insert(addresses).inserted
        }
        if isNew { Self.queue.async { _ = location } }
    }

    private func findLocation() -> SourceLocation? {
        let symbols = backtrace.symbolicated(options: [.showSourceLocations, .showInlineFrames, .useSymbolCache])?
            .frames
            .lazy.compactMap(\.symbol)
        return TracedSymbol.location(
            in: (symbols.map(Array.init) ?? []).map { symbol in
                TracedSymbol(
                    rawName: symbol.rawName, name: symbol.name, file: symbol.sourceLocation?.path,
                    line: symbol.sourceLocation?.line ?? 0)
            })
    }
}
#else
/// The calls that led to a change of a state or a model, which this build does not record.
struct CodeTrace: Hashable, Sendable {
    struct Recorder {
        func capture() -> CodeTrace? { nil }
    }

    var location: SourceLocation? { nil }
    var isLocated: Bool { true }

    func locate() {}
}
#endif

#endif
