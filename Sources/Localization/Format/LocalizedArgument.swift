/// A value that replaces a placeholder of a text.
public enum LocalizedArgument: Hashable, Sendable {
    /// A text, for `%@`.
    case text(String)
    /// An integer, for `%lld`.
    case integer(Int)
    /// An integer that is not negative, for `%llu` and `%llx`.
    case unsigned(UInt)
    /// A number with fraction digits, for `%f`.
    case number(Double)
}
