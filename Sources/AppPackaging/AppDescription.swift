import Foundation

/// What desktops and package managers show about an application; read from a JSON file.
public struct AppDescription: Codable, Equatable, Sendable {
    /// The identifier in reverse domain notation, which the program sets as `UIApplication.identifier`.
    public var identifier: String
    public var name: String
    /// What the application does, in a few words without a period.
    public var summary: String
    /// The paragraphs of the description.
    public var description: [String]
    public var version: String
    /// The date of the version, as year, month and day: `2026-11-23`.
    public var releaseDate: String
    /// The license, as an SPDX expression.
    public var license: String
    /// Name and address of the person who is responsible for the package: `Ada Lovelace <ada@example.org>`.
    public var maintainer: String
    public var homepage: String
    /// The icon, an SVG or PNG file, relative to the file of the description.
    public var icon: String
    /// The categories of the menu, such as `Utility`.
    public var categories: [String]
    public var keywords: [String]?
    /// The types of files that the application opens.
    public var mimeTypes: [String]?

    /// Reads a description.
    ///
    /// - Throws: ``PackagingError`` if the file cannot be read, or a value is missing or invalid.
    public init(contentsOf url: URL) throws {
        guard let data = try? Data(contentsOf: url) else { throw PackagingError.unreadableFile(url.path) }
        do {
            self = try JSONDecoder().decode(AppDescription.self, from: data)
        } catch DecodingError.keyNotFound(let key, _) {
            throw PackagingError.invalidDescription(key: key.stringValue, problem: "is missing")
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            let key = context.codingPath.map(\.stringValue).joined(separator: ".")
            throw PackagingError.invalidDescription(key: key, problem: "has the wrong type")
        } catch {
            throw PackagingError.unreadableFile(url.path)
        }
        try validate()
    }

    /// Checks the values that the formats restrict.
    func validate() throws {
        let rules: [(key: String, value: String, pattern: String, problem: String)] = [
            (
                "identifier", identifier, "[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*){2,}",
                "is not an identifier such as org.example.Notes"
            ),
            ("name", name, ".+", "is empty"),
            ("summary", summary, ".*[^.]", "is empty or ends with a period"),
            ("version", version, "[0-9][A-Za-z0-9.+~]*", "is not a version such as 1.2"),
            ("releaseDate", releaseDate, "[0-9]{4}-[0-9]{2}-[0-9]{2}", "is not a date such as 2026-11-23"),
            ("license", license, "[A-Za-z0-9.+() -]+", "is not an SPDX expression"),
            ("maintainer", maintainer, "[^<>]+ <[^<>@ ]+@[^<>@ ]+>", "is not a name with an address"),
            ("homepage", homepage, "https?://\\S+", "is not a web address"),
            ("icon", icon, ".+\\.(svg|png)", "is not an SVG or PNG file"),
        ]
        for rule in rules where !rule.value.matches(rule.pattern) {
            throw PackagingError.invalidDescription(key: rule.key, problem: rule.problem)
        }
        guard !description.isEmpty else {
            throw PackagingError.invalidDescription(key: "description", problem: "has no paragraphs")
        }
        guard !categories.isEmpty else {
            throw PackagingError.invalidDescription(key: "categories", problem: "is empty")
        }
        for value in [name, summary] + categories + (keywords ?? []) + (mimeTypes ?? []) where value.contains("\n") {
            throw PackagingError.invalidDescription(key: value, problem: "has a line break")
        }
    }

    /// The domain and the name of the developer, as in the identifier and the maintainer.
    var developer: String {
        maintainer.prefix { $0 != "<" }.trimmingCharacters(in: .whitespaces)
    }
}

extension String {
    /// Returns whether a regular expression matches the whole string, which is one line.
    func matches(_ pattern: String) -> Bool {
        range(of: "\\A(?:\(pattern))\\z", options: .regularExpression) != nil
    }
}
