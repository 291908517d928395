#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension Language {
    /// The language of the user, from the environment of the process when it is first read.
    ///
    /// `COMPONENTFLOW_LANGUAGE` takes precedence, then `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, as in programs that use
    /// GNU gettext. `LANGUAGE` may name several languages, separated by colons; the later ones are used for texts that are
    /// not translated into the earlier ones. Without any of them the language is English.
    public static let preferred = preferred(in: variable)

    /// The region whose formats the user prefers, from the environment of the process when it is first read.
    package static let userRegion = region(in: variable)

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Returns the language that the variables of an environment specify.
    package static func preferred(in environment: (String) -> String?) -> Language {
        func value(_ name: String) -> String? {
            environment(name).flatMap { $0.isEmpty ? nil : $0 }
        }
        let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG")
        let isPlain = locale.map { isPlainLocale($0) } ?? true
        // The locale requests untranslated messages, whatever LANGUAGE contains.
        let list = value("COMPONENTFLOW_LANGUAGE") ?? (isPlain && locale != nil ? nil : value("LANGUAGE"))
        let names = (list?.split(separator: ":").map(String.init) ?? []) + (isPlain ? [] : [locale].compactMap { $0 })
        let tags = names.map { LanguageTag($0) }.filter { $0.language != "und" }
        guard let first = tags.first else { return "en" }
        var seen: Set<LanguageTag> = [first]
        return Language(
            tag: first, alternatives: tags.dropFirst().filter { seen.insert($0).inserted }.map(\.description))
    }

    /// Returns the region that the variables of an environment specify, or `nil`.
    package static func region(in environment: (String) -> String?) -> String? {
        let names = ["LC_ALL", "LC_TIME", "LANG"].compactMap(environment)
        return names.first { !$0.isEmpty }.flatMap { LanguageTag($0).region }
    }

    /// Whether a locale is that of the C standard, which has no language.
    private static func isPlainLocale(_ name: String) -> Bool {
        let name = name.prefix { $0 != "." && $0 != "@" }
        return name == "C" || name == "POSIX"
    }
}
