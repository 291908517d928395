/// Reads the contents of a catalog from its JSON, and reports what is not understood.
struct CatalogReader {
    private(set) var diagnostics: [Diagnostic] = []
    /// The key and the language that are being read, for messages.
    private var key = ""
    private var language = ""
    private var sourceLanguage = ""
    private var didNoteDevices = false

    private var place: String {
        language.isEmpty ? "“\(key)”" : "“\(key)” in \(language)"
    }

    private mutating func report(_ severity: Diagnostic.Severity, _ message: String, at offset: Int) {
        diagnostics.append(Diagnostic(severity, message, at: offset))
    }

    mutating func read(_ root: JSONNode) -> Catalog? {
        guard root.members != nil else {
            report(.error, "A string catalog is an object with the keys sourceLanguage and strings.", at: root.offset)
            return nil
        }
        checkDuplicates(in: root, of: "the catalog")
        guard let source = root["sourceLanguage"]?.string else {
            report(.error, "The catalog has no sourceLanguage.", at: root["sourceLanguage"]?.offset ?? root.offset)
            return nil
        }
        guard let strings = root["strings"], let members = strings.members else {
            report(.error, "The catalog has no object strings.", at: root["strings"]?.offset ?? root.offset)
            return nil
        }
        checkDuplicates(in: strings, of: "the catalog")
        sourceLanguage = source
        var catalog = Catalog(sourceLanguage: source)
        catalog.entries = members.map { entry($0) }
        return catalog
    }

    private mutating func checkDuplicates(in node: JSONNode, of owner: String) {
        var seen: Set<String> = []
        for member in node.members ?? [] where !seen.insert(member.key).inserted {
            report(.error, "The key “\(member.key)” occurs twice in \(owner).", at: member.offset)
        }
    }

    private mutating func entry(_ member: JSONNode.Member) -> CatalogEntry {
        (key, language) = (member.key, "")
        var entry = CatalogEntry(key: member.key, offset: member.offset)
        guard member.node.members != nil else {
            report(.error, "The value of \(place) is not an object.", at: member.node.offset)
            return entry
        }
        checkDuplicates(in: member.node, of: place)
        entry.comment = member.node["comment"]?.string
        entry.isStale = member.node["extractionState"]?.string == "stale"
        if case .boolean(false) = member.node["shouldTranslate"]?.value { entry.isTranslated = false }
        guard let localizations = member.node["localizations"] else { return entry }
        guard let members = localizations.members else {
            report(.error, "The localizations of \(place) are not an object.", at: localizations.offset)
            return entry
        }
        checkDuplicates(in: localizations, of: "the localizations of \(place)")
        for member in members {
            language = member.key
            if let text = text(member.node) { entry.texts.append((member.key, text)) }
        }
        return entry
    }

    private mutating func text(_ node: JSONNode) -> CatalogText? {
        guard node.members != nil else {
            report(.error, "The localization of \(place) is not an object.", at: node.offset)
            return nil
        }
        checkDuplicates(in: node, of: place)
        guard let forms = forms(node, depth: 0) else { return nil }
        var text = CatalogText(offset: node.offset, forms: forms)
        for member in node["substitutions"]?.members ?? [] {
            if let substitution = substitution(member) { text.substitutions.append(substitution) }
        }
        return text
    }

    private mutating func substitution(_ member: JSONNode.Member) -> CatalogSubstitution? {
        guard let forms = forms(member.node, depth: 0) else {
            report(.error, "The substitution “\(member.key)” of \(place) has no text.", at: member.node.offset)
            return nil
        }
        var argument: Int?
        if let node = member.node["argNum"] {
            if case .number(let text) = node.value, let number = Int(text), (1...100).contains(number) {
                argument = number
            } else {
                report(
                    .error, "The argNum of “\(member.key)” in \(place) is not a number from 1 to 100.", at: node.offset)
            }
        }
        return CatalogSubstitution(
            name: member.key, offset: member.offset, argument: argument,
            specifier: member.node["formatSpecifier"]?.string ?? "lld", forms: forms)
    }

    /// Returns the text, or the texts for categories; `nil` if there is none.
    private mutating func forms(_ node: JSONNode, depth: Int) -> CatalogForms? {
        if let unit = node["stringUnit"] { return self.unit(unit).map { .single($0) } }
        guard let variations = node["variations"] else {
            report(.warning, "The localization of \(place) has neither stringUnit nor variations.", at: node.offset)
            return nil
        }
        if let plural = variations["plural"] { return plurals(plural, depth: depth) }
        if let device = variations["device"] { return self.device(device, depth: depth) }
        report(.error, "The variations of \(place) are neither plural nor device.", at: variations.offset)
        return nil
    }

    private mutating func plurals(_ node: JSONNode, depth: Int) -> CatalogForms? {
        checkDuplicates(in: node, of: "the plural forms of \(place)")
        var result: [(category: String, unit: CatalogUnit)] = []
        for member in node.members ?? [] {
            guard depth < 4, case .single(let unit)? = forms(member.node, depth: depth + 1) else { continue }
            result.append((member.key, unit))
        }
        if node.members?.isEmpty ?? true {
            report(.error, "The plural forms of \(place) are missing.", at: node.offset)
        }
        return result.isEmpty ? nil : .plural(result)
    }

    /// Returns the text for all devices or for computers.
    private mutating func device(_ node: JSONNode, depth: Int) -> CatalogForms? {
        if !didNoteDevices {
            report(
                .note, "Variations by device are ignored; the text for mac or other is used, first in \(place).",
                at: node.offset)
            didNoteDevices = true
        }
        guard depth < 4, let node = node["mac"] ?? node["other"] ?? node.members?.first?.node else { return nil }
        return forms(node, depth: depth + 1)
    }

    /// Returns a text, unless it is not translated yet.
    private mutating func unit(_ node: JSONNode) -> CatalogUnit? {
        guard let value = node["value"], let text = value.string else {
            report(.error, "The stringUnit of \(place) has no value.", at: node.offset)
            return nil
        }
        let isMissing = node["state"]?.string == "new" && language != sourceLanguage
        return isMissing ? nil : CatalogUnit(text: text, offset: value.offset)
    }
}
