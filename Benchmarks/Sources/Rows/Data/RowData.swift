/// What a row shows.
public struct RowData: Equatable, Sendable {
    /// Identifies the row; ids are never given twice.
    public let id: Int
    /// An adjective, a colour and a thing.
    public var label: String
}

/// Makes rows whose texts are the same in every framework that is measured.
struct RowGenerator {
    private static let adjectives = [
        "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint", "clean", "elegant",
        "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable", "important", "inexpensive",
        "cheap", "expensive", "fancy",
    ]
    private static let colours = [
        "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black", "orange",
    ]
    private static let nouns = [
        "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse",
        "keyboard",
    ]

    private var lastID = 0
    private var random: UInt32 = 42

    /// The next so many rows.
    mutating func rows(_ count: Int) -> [RowData] {
        var rows: [RowData] = []
        rows.reserveCapacity(count)
        for _ in 0..<count {
            lastID += 1
            let label = "\(word(of: Self.adjectives)) \(word(of: Self.colours)) \(word(of: Self.nouns))"
            rows.append(RowData(id: lastID, label: label))
        }
        return rows
    }

    /// A linear congruential generator, written down so that the other pages can have the same.
    private mutating func word(of list: [String]) -> String {
        random = (random &* 1_103_515_245 &+ 12_345) & 0x7fff_ffff
        return list[Int(random >> 16) % list.count]
    }
}
