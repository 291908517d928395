/// The scripts in which languages are usually written.
enum LanguageScripts {
    /// The script of each language, and of each language in a region where it is another one; Latin if there is none.
    private static let usual: [Substring: String] = {
        var result: [Substring: String] = [:]
        for (script, names) in RecordedTable.lines(LanguageData.scripts) {
            for name in names { result[name] = String(script) }
        }
        return result
    }()

    private static let rightToLeft = Set(RecordedTable.words(LanguageData.rightToLeftScripts))

    /// Returns the script of a tag: its own, or the usual one of its language in its region.
    static func script(of tag: LanguageTag) -> String {
        if let script = tag.script { return script }
        if let region = tag.region, let script = usual["\(tag.language)_\(region)"] { return script }
        return usual[Substring(tag.language)] ?? "Latn"
    }

    static func isRightToLeft(_ tag: LanguageTag) -> Bool {
        rightToLeft.contains(Substring(script(of: tag)))
    }
}
