/// The context of the components in a list's cells, which do not inherit the parent context's layout animator.
public final class UICellContext: UIContext {
    /// Creates a context without a parent.
    public override init() {
        super.init()
    }

    /// Creates a context with a parent.
    public convenience init(parent: UIContext) {
        self.init()
        parentContext = parent
    }
}
