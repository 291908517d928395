import ComponentFlow
import Foundation

/// A mistake in the command-line arguments.
struct ArgumentError: Error, CustomStringConvertible {
    let description: String
}

/// The command-line arguments.
struct PhotosArguments {
    private var feed: URL?
    private var folder: URL?
    private var count: Int?
    private var mood = ServerBehavior.well

    /// Reads arguments: options, each of which is followed by its value.
    init(_ words: some Sequence<String>) throws(ArgumentError) {
        var words = Array(words)[...]
        while let name = words.popFirst() {
            let value = words.popFirst() ?? ""
            let isUnderstood = read(name, value)
            guard isUnderstood else {
                let argument = value.isEmpty ? name : "\(name) \(value)"
                throw ArgumentError(
                    description: """
                        \(argument) is not understood; there are: --feed URL, --folder FOLDER, --count NUMBER and \
                        --mood MOOD.
                        """)
            }
        }
    }

    /// The arguments of the program; reports a mistake in them and ends the program.
    static var ofProgram: PhotosArguments {
        do {
            // A test that shows the program, such as a recorded one, has arguments of its own.
            let isProgram = ProcessInfo.processInfo.processName == "Photos"
            return try PhotosArguments(isProgram ? CommandLine.arguments.dropFirst() : [])
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("Photos: \(error)\n".utf8))
            exit(2)
        }
    }

    private mutating func read(_ name: String, _ value: String) -> Bool {
        switch name {
        case "--feed":
            feed = URL(string: value)
            return feed?.scheme != nil
        case "--folder":
            folder = URL(fileURLWithPath: value, isDirectory: true)
            return !value.isEmpty
        case "--count":
            count = Int(value).flatMap { $0 > 0 ? $0 : nil }
            return count != nil
        case "--mood":
            mood = ServerBehavior(rawValue: value) ?? mood
            return mood.rawValue == value
        default: return false
        }
    }

    /// Creates the controller; `nil` if the local server cannot be started.
    @MainActor
    func makeController() -> AppController? {
        if let feed { return AppController(source: .feed(feed)) }
        if let folder { return AppController(source: .folder(folder)) }
        guard
            let server = FeedServer(
                count: count ?? BundledPictures.count, pictures: { number, _ in BundledPictures.data(number) }),
            let url = URL(string: server.address + "/feed.json")
        else { return nil }
        server.mood = mood
        return AppController(source: .feed(url), server: server)
    }
}
