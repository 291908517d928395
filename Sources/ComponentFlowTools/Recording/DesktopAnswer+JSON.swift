#if INSPECTOR

internal import Foundation
internal import InspectorProtocol
internal import OpenCoreGraphics
internal import OpenDisplay

// Answers of the desktop in recordings. A name of a kind or result belongs to the file format.

extension DesktopAnswer {
    /// The answer as the fields of an object.
    var fields: [String: JSONValue] {
        switch self {
        case .data(let data):
            ["answer": "data", "data": data.map { .string($0.base64EncodedString()) } ?? .null]
        case .files(let result): result.fields.merging(["answer": "files"]) { $1 }
        case .paper(let paper):
            [
                "answer": "paper", "size": JSONValue(paper.size), "printable": JSONValue(paper.printableRect),
            ]
        case .page(let index): ["answer": "page", "index": JSONValue(index)]
        case .printed(let result): result.fields.merging(["answer": "printed"]) { $1 }
        case .isCarried(let isCarried): ["answer": "carried", "value": .bool(isCarried)]
        }
    }

    init?(_ json: JSONValue) {
        switch json["answer"]?.string {
        case "data":
            guard json["data"] != .null else {
                self = .data(nil)
                return
            }
            guard let data = json["data"]?.base64 else { return nil }
            self = .data(data)
        case "files":
            guard let result = FileChooserResult(json) else { return nil }
            self = .files(result)
        case "paper":
            guard let size = json["size"]?.usableNumbers(2), let area = json["printable"]?.usableNumbers(4),
                (size + area).allSatisfy({ $0 >= 0 })
            else { return nil }
            self = .paper(
                PrintPaper(
                    size: CGSize(width: size[0], height: size[1]),
                    printableRect: CGRect(x: area[0], y: area[1], width: area[2], height: area[3])))
        case "page":
            guard let index = json["index"]?.usableInteger else { return nil }
            self = .page(index)
        case "printed":
            guard let result = PrintResult(json) else { return nil }
            self = .printed(result)
        case "carried": self = .isCarried(json["value"]?.bool ?? false)
        default: return nil
        }
    }
}

extension FileChooserResult {
    fileprivate var fields: [String: JSONValue] {
        switch self {
        case .chosen(let urls): ["urls": .array(urls.map { .string($0.absoluteString) })]
        case .cancelled: ["result": "cancelled"]
        case .failed(let error): error.fields
        }
    }

    fileprivate init?(_ json: JSONValue) {
        if let texts = json["urls"]?.array {
            let urls = texts.compactMap { $0.string.flatMap { URL(string: $0) } }
            guard urls.count == texts.count else { return nil }
            self = .chosen(urls)
        } else if json["result"] == "cancelled" {
            self = .cancelled
        } else {
            guard let error = BusError(json) else { return nil }
            self = .failed(error)
        }
    }
}

extension BusError {
    fileprivate var fields: [String: JSONValue] {
        switch self {
        case .noBus: ["result": "noBus"]
        case .unavailable(let reason): ["result": "unavailable", "reason": .string(reason)]
        case .denied(let reason): ["result": "denied", "reason": .string(reason)]
        case .timedOut: ["result": "timedOut"]
        case .ended: ["result": "ended"]
        case .failed(let reason): ["result": "failed", "reason": .string(reason)]
        }
    }

    fileprivate init?(_ json: JSONValue) {
        let reason = json["reason"]?.string ?? ""
        switch json["result"]?.string {
        case "noBus": self = .noBus
        case "unavailable": self = .unavailable(reason)
        case "denied": self = .denied(reason)
        case "timedOut": self = .timedOut
        case "ended": self = .ended
        case "failed": self = .failed(reason)
        default: return nil
        }
    }
}

extension PrintResult {
    fileprivate var fields: [String: JSONValue] {
        switch self {
        case .printed: ["result": "printed"]
        case .cancelled: ["result": "cancelled"]
        case .failed(.noPages): ["result": "noPages"]
        case .failed(.unavailable(let reason)): ["result": "unavailable", "reason": .string(reason)]
        case .failed(.failed(let reason)): ["result": "failed", "reason": .string(reason)]
        }
    }

    fileprivate init?(_ json: JSONValue) {
        let reason = json["reason"]?.string ?? ""
        switch json["result"]?.string {
        case "printed": self = .printed
        case "cancelled": self = .cancelled
        case "noPages": self = .failed(.noPages)
        case "unavailable": self = .failed(.unavailable(reason))
        case "failed": self = .failed(.failed(reason))
        default: return nil
        }
    }
}

#endif
