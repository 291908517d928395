/// The languages in which a text is searched, one after the other.
///
/// The chain follows the parents of the Unicode CLDR: `es-MX`, `es-419`, `es`. A language is never replaced by the same one
/// in another script, so `zh-TW` becomes `zh-Hant`, and not `zh`, which is simplified Chinese.
enum LanguageChain {
    /// The parents that are not the language without its last part.
    private static let parents: [Substring: Substring] = {
        var result: [Substring: Substring] = [:]
        for (parent, names) in RecordedTable.lines(LanguageData.parents) {
            for name in names { result[name] = parent }
        }
        return result
    }()

    /// Returns a tag and its ancestors, the nearest one first.
    static func ancestors(of tag: LanguageTag) -> [LanguageTag] {
        var result: [LanguageTag] = []
        var next: LanguageTag? = tag
        // The limit only guards against a cycle in the recorded parents.
        while let tag = next, result.count < 8 {
            result.append(tag)
            next = parent(of: tag)
        }
        let script = LanguageScripts.script(of: tag)
        let withScript = LanguageTag(language: tag.language, script: script)
        for other in [LanguageTag(language: tag.language, script: script, region: tag.region), withScript] {
            if !result.contains(other) { result.append(other) }
        }
        return result
    }

    private static func parent(of tag: LanguageTag) -> LanguageTag? {
        let name = tag.description.replacing("-", with: "_")
        if let parent = parents[Substring(name)] { return LanguageTag(String(parent)) }
        if tag.region != nil {
            let usual = LanguageScripts.script(of: LanguageTag(language: tag.language))
            let script = tag.script ?? LanguageScripts.script(of: tag)
            return LanguageTag(language: tag.language, script: tag.script != nil || script != usual ? script : nil)
        }
        guard let script = tag.script else { return nil }
        let plain = LanguageTag(language: tag.language)
        return LanguageScripts.script(of: plain) == script ? plain : nil
    }

    /// Returns the available languages in which texts for a tag are searched: its ancestors, or else another variety of the
    /// same language in the same script.
    static func matches(for tag: LanguageTag, among available: [LanguageTag]) -> [LanguageTag] {
        let found = ancestors(of: tag).filter(available.contains)
        guard found.isEmpty else { return found }
        return available.first { isSimilar($0, to: tag) }.map { [$0] } ?? []
    }

    /// Whether two tags name the same language in the same script.
    private static func isSimilar(_ first: LanguageTag, to second: LanguageTag) -> Bool {
        common(first.language) == common(second.language)
            && LanguageScripts.script(of: first) == LanguageScripts.script(of: second)
    }

    /// Bokmål is the usual form of Norwegian.
    private static func common(_ language: String) -> String { language == "nb" ? "no" : language }
}
