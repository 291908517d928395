/// A position for alignment that specifies what happens on overflow: ``FlexAlign/safe(_:)``, ``FlexAlign/unsafe(_:)``.
public enum FlexAlignPosition: Hashable, Sendable {
    case center
    case start
    case end
    case flexStart
    case flexEnd
    /// Like ``start``, but uses the item's own writing direction; equivalent to ``start`` for the distribution of space.
    case selfStart
    /// Like ``end``, but uses the item's own writing direction; equivalent to ``end`` for the distribution of space.
    case selfEnd
}

/// CSS Box Alignment §4.4 Overflow Alignment.
enum OverflowAlignment {
    /// Overflows in both directions, except that an absolutely positioned box is kept within its containing block.
    case automatic
    /// Aligned to the start on overflow.
    case safe
    /// Overflows in both directions.
    case unsafe
}

extension FlexAlignPosition {
    fileprivate var align: FlexAlign {
        switch self {
        case .center: .center
        case .start: .start
        case .end: .end
        case .flexStart: .flexStart
        case .flexEnd: .flexEnd
        case .selfStart: .selfStart
        case .selfEnd: .selfEnd
        }
    }

    fileprivate var justify: FlexJustify {
        switch self {
        case .center: .center
        case .start, .selfStart: .start
        case .end, .selfEnd: .end
        case .flexStart: .flexStart
        case .flexEnd: .flexEnd
        }
    }
}

extension FlexAlign {
    /// The alignment regardless of overflow.
    var withoutOverflow: FlexAlign {
        switch self {
        case .safe(let position), .unsafe(let position): position.align
        default: self
        }
    }

    var overflow: OverflowAlignment {
        switch self {
        case .safe: .safe
        case .unsafe: .unsafe
        default: .automatic
        }
    }
}

extension FlexJustify {
    /// The distribution regardless of overflow.
    var withoutOverflow: FlexJustify {
        switch self {
        case .safe(let position), .unsafe(let position): position.justify
        default: self
        }
    }

    /// Whether the content is aligned to the start on overflow.
    var isSafe: Bool {
        if case .safe = self { true } else { false }
    }
}

extension NodePointer {
    /// An alignment in the inline axis of the parent regardless of overflow, with `self-start` and `self-end` mapped to
    /// `start` and `end`.
    ///
    /// `isRightToLeft` is the writing direction of the parent.
    func inlineAlignment(_ align: FlexAlign, isRightToLeft: Bool) -> FlexAlign {
        let align = align.withoutOverflow
        guard align == .selfStart || align == .selfEnd else { return align }
        let isOpposite = self.isRightToLeft(inherited: isRightToLeft) != isRightToLeft
        return (align == .selfStart) != isOpposite ? .start : .end
    }
}
