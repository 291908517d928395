#if INSPECTOR

internal import Foundation
internal import InspectorProtocol
internal import OpenDisplay

/// What the desktop has answered to a request: the data of the clipboard or of a drop, the choice in a dialog.
struct RecordedReply: Sendable, Equatable {
    /// The largest size of data that is recorded, in bytes.
    static let maximumSize = 4 << 20

    /// The number of the request since the beginning of the recording.
    var number: Int
    let request: DesktopRequest
    let answer: DesktopAnswer
    /// Whether the answer came before the request returned.
    let isImmediate: Bool
    /// The files that the answer names, as far as the program may read them.
    let files: [RecordedFile]
    /// The size in bytes of data that is not recorded, because it is too large.
    let omittedSize: Int?

    /// Creates a record of an answer, with the contents of the files that it names.
    @MainActor init(number: Int, request: DesktopRequest, answer: DesktopAnswer, isImmediate: Bool) {
        let size = answer.data?.count ?? 0
        let isTooLarge = size > Self.maximumSize
        self.init(
            number: number, request: request, answer: isTooLarge ? .data(nil) : answer, isImmediate: isImmediate,
            files: request.files(in: answer).prefix(RecordedFile.maximumCount).map { RecordedFile(reading: $0) },
            omittedSize: isTooLarge ? size : nil)
    }

    init(
        number: Int, request: DesktopRequest, answer: DesktopAnswer, isImmediate: Bool = false,
        files: [RecordedFile] = [], omittedSize: Int? = nil
    ) {
        (self.number, self.request, self.answer) = (number, request, answer)
        (self.isImmediate, self.files, self.omittedSize) = (isImmediate, files, omittedSize)
    }

    /// Whether the request has no further answers.
    var isLast: Bool {
        switch answer {
        case .paper, .page: false
        case .data, .files, .printed, .isCarried: true
        }
    }

    /// The memory that the answer needs, in bytes, roughly.
    var cost: Int {
        request.details.utf8.count + (answer.data?.count ?? 0) + files.reduce(0) { $0 + $1.cost }
    }

    /// What is missing in the recording, in sentences.
    var omissions: [String] {
        let data = omittedSize.map {
            "The data of \(request.kind.noun) is not recorded, because it is larger than \(RecordedFile.limit): \($0) bytes."
        }
        return [data].compactMap(\.self) + files.compactMap(\.omission)
    }
}

extension DesktopRequest {
    /// The files that an answer names and that the program may read.
    fileprivate func files(in answer: DesktopAnswer) -> [URL] {
        switch (kind, answer) {
        case (.files, .files(.chosen(let urls))): urls.filter(\.isFileURL)
        case (.clipboard, .data(let data?)), (.primary, .data(let data?)), (.drop, .data(let data?)):
            RecordedFile.namesFiles(details) && data.count <= RecordedReply.maximumSize
                ? RecordedFile.urls(in: data) : []
        default: []
        }
    }
}

extension DesktopRequest {
    /// Whether an answer fits another request, too: data has to be of the same types, while a dialog may have another title.
    func isAnswered(like other: DesktopRequest) -> Bool {
        switch kind {
        case .clipboard, .primary, .drop: self == other
        case .droppedText, .files, .places, .printing, .drag: kind == other.kind
        }
    }
}

extension DesktopRequest.Kind {
    /// What was requested, in messages.
    var noun: String {
        switch self {
        case .clipboard: "the clipboard"
        case .primary: "the primary selection"
        case .drop: "a drop"
        case .droppedText: "dropped files"
        case .files, .places: "a file dialog"
        case .printing: "a print dialog"
        case .drag: "a drag"
        }
    }
}

// MARK: - JSON

extension RecordedReply {
    var fields: [String: JSONValue] {
        var result = answer.fields
        result["request"] = .string(request.kind.rawValue)
        result["number"] = JSONValue(number)
        if !request.details.isEmpty { result["details"] = .string(request.details) }
        if isImmediate { result["immediate"] = true }
        if !files.isEmpty { result["files"] = .array(files.map(\.json)) }
        if let omittedSize { result["omitted"] = JSONValue(omittedSize) }
        return result
    }

    init?(_ json: JSONValue) {
        guard let kind = json["request"]?.string.flatMap({ DesktopRequest.Kind(rawValue: $0) }),
            let number = json["number"]?.usableInteger, let answer = DesktopAnswer(json)
        else { return nil }
        let values = json["files"]?.array ?? []
        let files = values.compactMap { RecordedFile($0) }
        guard files.count == values.count else { return nil }
        self.init(
            number: number, request: DesktopRequest(kind, json["details"]?.string ?? ""), answer: answer,
            isImmediate: json["immediate"]?.bool ?? false, files: files,
            omittedSize: json["omitted"]?.integer)
    }
}

#endif
