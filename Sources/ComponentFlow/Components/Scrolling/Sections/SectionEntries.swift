/// The headers, rows and footers of sections as one sequence of entries, in their order.
///
/// In a grid, a row contains several cells.
struct SectionEntries: Equatable {
    /// The kind of an entry.
    enum Kind: Equatable {
        case header
        case row(Int)
        case footer
    }

    /// The entries of a section.
    struct Section: Equatable {
        let rowCount: Int
        let hasHeader: Bool
        let hasFooter: Bool

        fileprivate var count: Int { rowCount + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }
    }

    private let sections: [Section]
    /// The index of the first entry of each section, followed by the total number of entries.
    private let starts: [Int]

    init(_ sections: [Section] = []) {
        self.sections = sections
        var starts = [0]
        starts.reserveCapacity(sections.count + 1)
        for section in sections { starts.append((starts.last ?? 0) + section.count) }
        self.starts = starts
    }

    /// The number of entries.
    var count: Int { starts.last ?? 0 }

    /// Returns the indices of the entries of a section.
    func entries(of section: Int) -> Range<Int> {
        starts[section]..<starts[section + 1]
    }

    /// Returns the section of an entry and its kind.
    ///
    /// O(log n) for n sections.
    func place(of entry: Int) -> (section: Int, kind: Kind) {
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if entry < starts[middle + 1] { high = middle } else { low = middle + 1 }
        }
        let index = entry - starts[low] - (sections[low].hasHeader ? 1 : 0)
        if index < 0 { return (low, .header) }
        return (low, index < sections[low].rowCount ? .row(index) : .footer)
    }

    /// Returns the entry of a kind in a section, or `nil` if there is none.
    func entry(_ kind: Kind, of section: Int) -> Int? {
        let (entries, section) = (entries(of: section), sections[section])
        switch kind {
        case .header: return section.hasHeader ? entries.lowerBound : nil
        case .row(let index):
            return 0..<section.rowCount ~= index ? entries.lowerBound + (section.hasHeader ? 1 : 0) + index : nil
        case .footer: return section.hasFooter ? entries.upperBound - 1 : nil
        }
    }
}

/// The positions of headers and footers that stay at the edges of the visible area while their section is visible.
enum PinnedEdge {
    /// Returns the start of a header: at the edge, unless the section begins after it, or ends so near that it pushes the
    /// header away.
    static func start(
        ofHeader regular: CGFloat, length: CGFloat, edge: CGFloat, sectionEnd: CGFloat
    ) -> CGFloat {
        max(regular, min(edge, sectionEnd - length))
    }

    /// Returns the start of a footer, which ends at the edge, unless the section ends before it or begins so near that it
    /// pushes the footer away.
    static func start(
        ofFooter regular: CGFloat, length: CGFloat, edge: CGFloat, sectionStart: CGFloat
    ) -> CGFloat {
        min(regular, max(edge - length, sectionStart))
    }
}
