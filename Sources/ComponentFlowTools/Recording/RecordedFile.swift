#if INSPECTOR

internal import Foundation
internal import InspectorProtocol

/// A file that the user has chosen or dropped, with its contents at that time.
struct RecordedFile: Sendable, Equatable {
    enum Contents: Sendable, Equatable {
        case data(Data)
        /// A folder, whose files are not recorded.
        case folder
        /// A file of a size in bytes that is too large.
        case tooLarge(Int)
        case unreadable
    }

    /// The largest number of files of one answer whose contents are recorded.
    static let maximumCount = 100
    /// ``RecordedReply/maximumSize``, in messages.
    static let limit = "\(RecordedReply.maximumSize >> 20) MB"

    let path: String
    let contents: Contents

    /// Reads a file, unless it is larger than ``RecordedReply/maximumSize``.
    init(reading url: URL) {
        path = url.path
        contents = Self.read(url.resolvingSymlinksInPath())
    }

    init(path: String, contents: Contents) {
        (self.path, self.contents) = (path, contents)
    }

    private static func read(_ url: URL) -> Contents {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return .unreadable }
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?: return .folder
        case .typeRegular?:
            guard let handle = FileHandle(forReadingAtPath: url.path) else { return .unreadable }
            defer { try? handle.close() }
            let limit = RecordedReply.maximumSize
            guard let data = try? handle.read(upToCount: limit + 1) ?? Data() else { return .unreadable }
            return data.count <= limit ? .data(data) : .tooLarge((attributes[.size] as? Int) ?? data.count)
        default: return .unreadable
        }
    }

    var cost: Int {
        if case .data(let data) = contents { path.utf8.count + data.count } else { path.utf8.count }
    }

    /// Why the contents are missing, in a sentence; `nil` if they are not.
    var omission: String? {
        switch contents {
        case .data: nil
        case .folder: "The files in the folder \(path) are not recorded."
        case .tooLarge(let size):
            "The file \(path) is not recorded, because it is larger than \(Self.limit): \(size) bytes."
        case .unreadable: "The file \(path) is not recorded, because it could not be read."
        }
    }

    // MARK: - Lists of files

    private static let listTypes = ["text/uri-list", "x-special/gnome-copied-files"]

    /// Returns whether data of one of some types, separated by line breaks, is a list of files.
    static func namesFiles(_ types: String) -> Bool {
        types.split(separator: "\n").contains { listTypes.contains(String($0)) }
    }

    /// Returns the files of a list, one per line.
    static func urls(in list: Data) -> [URL] {
        lines(of: list).compactMap(url)
    }

    /// Returns a list in which the files are replaced by others.
    static func replacing(in list: Data, _ place: (URL) -> URL) -> Data {
        let lines = lines(of: list).map { line in url(line).map { place($0).absoluteString } ?? String(line) }
        return Data(lines.joined(separator: "\r\n").utf8)
    }

    private static func lines(of list: Data) -> [Substring] {
        String(decoding: list, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    private static func url(_ line: Substring) -> URL? {
        URL(string: line.trimmingCharacters(in: .whitespaces)).flatMap { $0.isFileURL ? $0 : nil }
    }
}

// MARK: - JSON

extension RecordedFile {
    var json: JSONValue {
        switch contents {
        case .data(let data): ["path": .string(path), "data": .string(data.base64EncodedString())]
        case .folder: ["path": .string(path), "omitted": "folder"]
        case .tooLarge(let size): ["path": .string(path), "omitted": "tooLarge", "size": JSONValue(size)]
        case .unreadable: ["path": .string(path), "omitted": "unreadable"]
        }
    }

    init?(_ json: JSONValue) {
        guard let path = json["path"]?.string else { return nil }
        self.path = path
        switch json["omitted"]?.string {
        case "folder": contents = .folder
        case "tooLarge": contents = .tooLarge(json["size"]?.integer ?? 0)
        case "unreadable": contents = .unreadable
        default:
            guard let data = json["data"]?.base64 else { return nil }
            contents = .data(data)
        }
    }
}

#endif
