// A debug build has the line numbers that are necessary, and Swift 6.2 the module that reads them.
#if DEBUG && canImport(Runtime)
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

    /// The places that were found last, which many updates have in common.
    private static let known = OrderedMutex<[[Backtrace.Address]: SourceLocation?]>([:])
    private static let maximumKnown = 1_000

    /// The innermost place in the code of the program; `nil` if there is none with line numbers.
    ///
    /// - Complexity: The first call reads the debug information of the program.
    var location: SourceLocation? {
        if let known = Self.known.withLock({ $0[addresses] }) { return known }
        let location = findLocation()
        Self.known.withLock { known in
            if known.count >= Self.maximumKnown { known = [:] }
            known[addresses] = location
        }
        return location
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
}
#endif
