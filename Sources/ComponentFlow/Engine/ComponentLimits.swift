/// What trees of components may take of the program, adjustable for programs that need more.
@MainActor
public enum ComponentLimits {
    /// How many components may stand inside each other, hosts inside of hosts included.
    ///
    /// Each takes a part of the stack while it is updated. What stands deeper is not shown, has the size zero and is reported
    /// as `component.too-deep`. The default suits the 8 MB of a main thread; raise it only together with the stack.
    public static var maximumDepth = 500
}
