import Foundation

/// A part of a page between two comments, which a program writes while others write the rest.
struct PagePart {
    let name: String

    private var begin: String { "<!-- \(name): begin -->" }
    private var end: String { "<!-- \(name): end -->" }

    /// The page with another text in this part, which is added at the end if the page has none.
    func replaced(in page: String, by text: String) -> String {
        let part = "\(begin)\n\(text)\n\(end)"
        guard let start = page.range(of: begin), let stop = page.range(of: end, range: start.upperBound..<page.endIndex)
        else {
            return page.isEmpty ? "# Benchmarks\n\n\(part)\n" : "\(page)\n\(part)\n"
        }
        return page.replacingCharacters(in: start.lowerBound..<stop.upperBound, with: part)
    }
}
