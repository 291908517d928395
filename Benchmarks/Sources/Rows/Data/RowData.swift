/// The data of a row.
public struct RowData: Equatable, Sendable {
    /// The identifier of the row; identifiers are never reused.
    public let id: Int
    /// An adjective, a color and a noun.
    public var label: String
}

/// Generates rows whose texts are the same in every measured framework.
struct RowGenerator {
    private static let adjectives = [
        "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint", "clean", "elegant",
        "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable", "important", "inexpensive",
        "cheap", "expensive", "fancy",
    ]
    private static let colors = [
        "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black", "orange",
    ]
    private static let nouns = [
        "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse",
        "keyboard",
    ]

    private var lastID = 0
    private var random: UInt32 = 42

    /// Generates the next rows.
    mutating func rows(_ count: Int) -> [RowData] {
        var rows: [RowData] = []
        rows.reserveCapacity(count)
        for _ in 0..<count {
            lastID += 1
            let label = "\(word(of: Self.adjectives)) \(word(of: Self.colors)) \(word(of: Self.nouns))"
            rows.append(RowData(id: lastID, label: label))
        }
        return rows
    }

    /// A linear congruential generator that the pages of the other frameworks reproduce.
    private mutating func word(of list: [String]) -> String {
        random = (random &* 1_103_515_245 &+ 12_345) & 0x7fff_ffff
        return list[Int(random >> 16) % list.count]
    }
}
