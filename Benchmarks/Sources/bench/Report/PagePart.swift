import Foundation

/// A section of a page between two HTML comments that a program rewrites, while the rest of the page is edited by hand.
struct PagePart {
    let name: String

    private var begin: String { "<!-- \(name): begin -->" }
    private var end: String { "<!-- \(name): end -->" }

    /// Returns the page with the text of this section replaced; the section is appended if the page has none.
    func replaced(in page: String, by text: String) -> String {
        let part = "\(begin)\n\(text)\n\(end)"
        guard let start = page.range(of: begin), let stop = page.range(of: end, range: start.upperBound..<page.endIndex)
        else {
            return page.isEmpty ? "# Benchmarks\n\n\(part)\n" : "\(page)\n\(part)\n"
        }
        return page.replacingCharacters(in: start.lowerBound..<stop.upperBound, with: part)
    }
}
