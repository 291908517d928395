/// A parsed visual format whose names are not resolved yet.
struct VisualFormat {
    /// An offset in the format, in characters.
    typealias Position = Int

    /// A number or the name of a metric.
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
        /// A number, the name of a metric, or the name of a view.
        var object: Value
        /// The operations that are applied to the object, for example `*2+10`.
        var operations: [(symbol: Character, operand: Value)] = []
        var priority: Value?
    }

    /// A view of the format, or an edge of the superview.
    struct Element {
        /// The view's name; `nil` for the superview.
        var name: String?
        /// The conditions for the view's length.
        var predicates: [Predicate] = []
        var position: Position
    }

    /// The distance between two elements.
    enum Connection {
        /// No distance.
        case none
        case standard
        case predicates([Predicate])
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var elements: [Element] = []
    /// The connections between adjacent elements; one fewer than there are elements.
    var connections: [Connection] = []
}

/// An error in a visual format, with its position.
struct VisualFormatError: Error {
    var message: String
    var position: VisualFormat.Position
}
