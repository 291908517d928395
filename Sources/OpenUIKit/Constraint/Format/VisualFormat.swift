/// What a visual format says, before names are looked up.
struct VisualFormat {
    /// Where something stands in the format, counted in characters.
    typealias Position = Int

    /// A number, or the name of one.
    struct Value {
        enum Content {
            case number(Double)
            case name(String)
        }

        var content: Content
        var position: Position
    }

    /// A condition for a length or a distance.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        /// A number, the name of a number, or the name of a view.
        var object: Value
        /// What the object is multiplied with and what is added then: `*2+10`.
        var operations: [(symbol: Character, operand: Value)] = []
        var priority: Value?
    }

    /// Something in a row.
    struct Element {
        /// Nil for the superview.
        var name: String?
        /// Of its length.
        var predicates: [Predicate] = []
        var position: Position
    }

    /// What is between two elements.
    enum Connection {
        /// They touch.
        case none
        /// The standard distance.
        case standard
        case predicates([Predicate])
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var elements: [Element] = []
    /// One less than elements.
    var connections: [Connection] = []
}

/// What is wrong with a visual format, and where.
struct VisualFormatError: Error {
    var message: String
    var position: VisualFormat.Position
}
