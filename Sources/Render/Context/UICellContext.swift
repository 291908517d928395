/// The context of the components in the cells of a list: changes there do not move by the layout animator around.
public final class UICellContext: UIContext {
    /// A context without another one around it.
    public override init() {
        super.init()
    }

    /// A context inside another one.
    public convenience init(parent: UIContext) {
        self.init()
        parentContext = parent
    }
}
