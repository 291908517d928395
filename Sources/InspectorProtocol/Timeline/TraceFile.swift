import Foundation

/// The frames of a trace file.
package struct TraceFile: Sendable {
    /// The largest length of a file that is read, in bytes.
    package static let maximumLength = 64 << 20
    /// The largest number of events of a file that is read.
    package static let maximumEvents = 400_000

    /// The name of the program, if the file states it.
    package let program: String?
    /// The frames in the order of their starts, with increasing numbers.
    package let records: [TimelineRecord]

    /// Parses a file.
    package init(parsing data: Data) throws(TraceError) {
        guard data.count <= Self.maximumLength else { throw .tooLarge(limit: Self.maximumLength) }
        let content: Content
        do {
            content = try JSONDecoder().decode(Content.self, from: data)
        } catch {
            throw error as? TraceError ?? .notATrace
        }
        let builder = try TraceFrames(content.traceEvents)
        guard !builder.records.isEmpty else { throw .noFrames }
        records = builder.records
        program = builder.program
    }

    /// Reads a regular file.
    package init(contentsOf path: String) throws(TraceError) {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable("It is not a regular file.")
        }
        let data: Data
        do {
            data = try file.read(upToCount: Self.maximumLength + 1) ?? Data()
        } catch {
            throw .unreadable(error.localizedDescription)
        }
        try self.init(parsing: data)
    }

    private struct Content: Decodable {
        let traceEvents: [TraceEvent]

        private enum Key: CodingKey {
            case traceEvents
        }

        /// Decodes events one by one, so that their number is limited.
        init(from decoder: any Decoder) throws {
            var list = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .traceEvents)
            var events: [TraceEvent] = []
            while !list.isAtEnd {
                guard events.count < TraceFile.maximumEvents else {
                    throw TraceError.tooManyEvents(limit: TraceFile.maximumEvents)
                }
                events.append(try list.decode(TraceEvent.self))
            }
            traceEvents = events
        }
    }
}
