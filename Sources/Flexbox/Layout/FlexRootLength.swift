/// The width or height that a layout specifies for its root.
public enum FlexRootLength: Hashable, Sendable {
    /// The root has this length if its style leaves it automatic; also the basis of its percentages.
    case exactly(Double)
    /// The root has the length of its content, but at most this length, if its style leaves it automatic.
    ///
    /// A width is also the basis of percentages of the root.
    case atMost(Double)
    /// The root has the length of its content if its style leaves it automatic.
    case unlimited
}

extension FlexRootLength {
    /// The specified length; unset if it is only a limit.
    var exact: Double {
        if case .exactly(let length) = self { length.asLength } else { unset }
    }

    /// The basis of percentages.
    var basis: Double {
        switch self {
        case .exactly(let length), .atMost(let length): length.asLength
        case .unlimited: unset
        }
    }

    /// The maximum length.
    var limit: Double {
        if case .atMost(let length) = self, !length.isNaN { max(length, 0) } else { .infinity }
    }
}
