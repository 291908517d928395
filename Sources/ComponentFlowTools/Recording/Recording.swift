#if INSPECTOR

public import ComponentFlow
internal import InspectorProtocol

/// What a program has received and done over a time, from which a ``Replay`` makes the same frames again.
///
/// It contains the input, the sizes and appearances of windows, the times of frames, the changes of models, the answers to
/// downloads, and what dialogs, drags and the clipboard have provided. The article <doc:Recordings> describes the file.
public struct Recording: Sendable, Equatable {
    /// The version of the file format.
    public static let version = 3

    /// The name of the program.
    public let program: String
    /// Whether the recording begins with the launch of the program.
    ///
    /// Otherwise it begins with ``unsavedState`` missing.
    public let beginsWithLaunch: Bool
    /// What of the program's state at the beginning is unknown, in sentences.
    public let unsavedState: [String]
    /// The times of the program's clock at the beginning and the end, in seconds.
    let (start, end): (Double, Double)
    /// The windows in the order of their numbers: those at the beginning, and those that were opened later.
    let windows: [RecordedWindow]
    /// The number of windows at the beginning.
    let initialWindows: Int
    /// The local values, positions and focus at the beginning.
    let state: JSONValue
    /// The encoded states of the models at the beginning, by name.
    let models: [String: Data]
    let steps: [RecordedStep]
    /// What the program could find out about the desktop at the beginning.
    var desktop = RecordedDesktop()
    /// The answers to downloads before the beginning.
    var answers: [RecordedAnswer] = []

    /// What is missing in the recording, in sentences: data and files that are too large or could not be read.
    ///
    /// O(n) in the number of steps.
    public var omissions: [String] {
        var known: Set<String> = []
        return steps.lazy.compactMap(\.reply).flatMap(\.omissions).filter { known.insert($0).inserted }
    }

    /// The duration, in seconds.
    public var duration: TimeInterval { end - start }

    /// The times of the frames since the beginning, in seconds, in their order.
    public var frames: [TimeInterval] {
        steps.lazy.filter { $0.frameTime != nil }.map { $0.time - start }
    }

    /// Returns the part of the recording from its beginning to a time.
    ///
    /// - Parameter time: The time since the beginning, in seconds.
    public func prefix(to time: TimeInterval) -> Recording {
        // A step at that time belongs to the part, also if the sum is a little less.
        let end = min(max(start + time, start) + 1e-6, end)
        return Recording(
            program: program, beginsWithLaunch: beginsWithLaunch, unsavedState: unsavedState, start: start, end: end,
            windows: windows, initialWindows: initialWindows, state: state, models: models,
            steps: Array(steps.prefix { $0.time <= end }), desktop: desktop, answers: answers)
    }
}

// MARK: - Files

extension Recording {
    private static let format = "componentflow-recording"

    /// Reads a file.
    ///
    /// - Throws: A ``RecordingError`` if the file is not a recording, or an error of the file system.
    public init(contentsOf file: URL) throws {
        try self.init(data: Data(contentsOf: file))
    }

    /// Reads the contents of a file.
    public init(data: Data) throws(RecordingError) {
        guard let json = try? JSONValue(parsing: data) else { throw .unreadable(reason: "It is not JSON.") }
        try self.init(json)
    }

    /// The contents of a file.
    public var data: Data {
        json.data
    }

    public func write(to file: URL) throws {
        try data.write(to: file)
    }

    var json: JSONValue {
        [
            "format": .string(Self.format), "version": JSONValue(Self.version), "program": .string(program),
            "launch": .bool(beginsWithLaunch), "unsaved": .array(unsavedState.map(JSONValue.string)),
            "start": .number(start), "end": .number(end), "windows": .array(windows.map(\.json)),
            "initialWindows": JSONValue(initialWindows), "state": state,
            "models": .object(models.mapValues { .string($0.base64EncodedString()) }),
            "desktop": desktop.json, "steps": .array(steps.map(\.json)),
            "answers": .array(answers.map { .object($0.fields) }),
        ]
    }

    init(_ json: JSONValue) throws(RecordingError) {
        guard json["format"]?.string == Self.format, let version = json["version"]?.integer else {
            throw .unreadable(reason: "It is not a recording.")
        }
        // Version 1 lacks the answers of the desktop.
        guard (1...Self.version).contains(version) else { throw .unknownVersion(version) }
        guard let start = json["start"]?.number, let end = json["end"]?.number, start <= end else {
            throw .unreadable(reason: "Its start or end is missing.")
        }
        (self.start, self.end) = (start, end)
        program = json["program"]?.string ?? ""
        beginsWithLaunch = json["launch"]?.bool ?? false
        unsavedState = (json["unsaved"]?.array ?? []).compactMap(\.string)
        windows = try Self.list(json, "windows") { RecordedWindow($0) }
        initialWindows = min(max(json["initialWindows"]?.integer ?? 0, 0), windows.count)
        state = json["state"] ?? [:]
        models = (json["models"]?.object ?? [:]).compactMapValues(\.base64)
        desktop = RecordedDesktop(json["desktop"])
        steps = try Self.list(json, "steps") { RecordedStep($0) }
        answers = try Self.list(json, "answers") { RecordedAnswer($0) }
        if let index = zip(steps, steps.dropFirst()).map({ $0.time > $1.time }).firstIndex(of: true) {
            throw .unreadable(reason: "The step \(index + 1) is earlier than the one before it.")
        }
    }

    /// Returns the elements of a list, all of which have to be valid.
    private static func list<Element>(
        _ json: JSONValue, _ name: String, _ make: (JSONValue) -> Element?
    ) throws(RecordingError) -> [Element] {
        let values = json[name]?.array ?? []
        let elements = values.map(make)
        if let index = elements.firstIndex(where: { $0 == nil }) {
            throw .unreadable(reason: "Element \(index) of \"\(name)\" is not valid.")
        }
        return elements.compactMap(\.self)
    }
}

#endif
