/// A description of a view of class `V`: how to create and configure it, and its children.
///
///     let label = UINode<UILabel> { spec in
///         spec.set(\.text, "Hello")
///         spec.set(\.yoga.margin, 8)
///     }
public final class UINode<V: UIView>: NodeCore {
    /// A closure that configures the view of a node.
    public typealias LayoutSpecClosure = (LayoutSpec) -> Void

    private let create: (() -> V)?
    private var styles: [any UIStyleProtocol]
    private var layoutSpec: ((LayoutSpec) -> Void)?
    private var modifiers: [(LayoutSpec) -> Void] = []
    /// Stored separately, because checking `modifiers.isEmpty` instantiates the metadata of the closures' type, which
    /// depends on the view class.
    private var hasModifiers = false
    private var binding: ((V) -> Void)?

    /// A closure that modifies the view after all other configuration, in every render.
    public var overrides: ((UIView) -> Void)?

    /// Creates a node whose view is created with its default initializer: `V()`, or `V(coder:)` on Linux.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: The identifier of the views that can be reused; by default the view class.
    ///   - key: Identifies the node among its siblings.
    ///   - styles: Configurations that are applied first.
    ///   - layoutSpec: Configures the view in every render.
    public convenience init(
        reuseIdentifier: String? = nil, key: String? = nil, styles: [any UIStyleProtocol] = [],
        layoutSpec: ((LayoutSpec) -> Void)? = nil
    ) {
        self.init(key: key, identifier: reuseIdentifier, styles: styles, create: nil, layoutSpec: layoutSpec)
    }

    /// Creates a node whose view is created by a closure.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: The identifier of the views that can be reused. It is required, because views that were
    ///     created differently are not interchangeable.
    ///   - key: Identifies the node among its siblings.
    ///   - create: Creates the view.
    ///   - styles: Configurations that are applied first.
    ///   - layoutSpec: Configures the view in every render.
    public convenience init(
        reuseIdentifier: String, key: String? = nil, create: @escaping () -> V, styles: [any UIStyleProtocol] = [],
        layoutSpec: ((LayoutSpec) -> Void)? = nil
    ) {
        self.init(key: key, identifier: reuseIdentifier, styles: styles, create: create, layoutSpec: layoutSpec)
    }

    private init(
        key: String?, identifier: String?, styles: [any UIStyleProtocol], create: (() -> V)?,
        layoutSpec: ((LayoutSpec) -> Void)?
    ) {
        self.create = create
        self.styles = styles
        self.layoutSpec = layoutSpec
        super.init(kind: ViewKind(type: V.self, identifier: identifier), key: key)
    }

    /// Replaces the closure that configures the view.
    public func configureLayoutSpec(_ layoutSpec: @escaping (LayoutSpec) -> Void) {
        self.layoutSpec = layoutSpec
    }

    /// Adds a closure that configures the view after all previous configuration.
    @discardableResult
    public func withLayoutSpec(_ layoutSpec: @escaping (LayoutSpec) -> Void) -> Self {
        modifiers.append(layoutSpec)
        hasModifiers = true
        return self
    }

    /// Replaces the children.
    @discardableResult
    public func children(_ nodes: [any UINodeProtocol]) -> Self {
        setChildren(nodes)
        return self
    }

    /// Assigns the view that displays the node to a property of an object, in every render.
    @discardableResult
    public func bindView<Target: AnyObject>(
        target: Target, keyPath: ReferenceWritableKeyPath<Target, V?>
    ) -> Self {
        binding = { [weak target] view in target?[keyPath: keyPath] = view }
        return self
    }

    override func adoptDescription(of other: NodeCore) {
        guard let other = other as? UINode, other.kind == kind else {
            return diagnose(
                "render.description-of-other-kind",
                "A node for an equal value has a different type of view than before.",
                subject: "\(kind.name) and \(other.kind.name)",
                hint: "Include every value that the closure reads in the value of the node.")
        }
        super.adoptDescription(of: other)
        styles = other.styles
        layoutSpec = other.layoutSpec
        modifiers = other.modifiers
        hasModifiers = other.hasModifiers
        overrides = other.overrides
        binding = other.binding
    }

    override func makeView() -> UIView {
        if let create { return create() }
        if let view = Render.makeView(of: V.self) { return view }
        diagnose(
            "render.cannot-make-view", "A view could not be created because its init(coder:) failed.",
            subject: "UINode<\(V.self)>", hint: "Pass a create closure and a reuseIdentifier to the node.")
        return UIView()
    }

    override func configure(
        _ view: UIView, _ record: ViewRecord, canvasSize: CGSize, pass: UInt, _ animators: inout AnimatorQueue
    ) -> Int {
        guard let view = view as? V else { return 0 }
        record.beginSetting(pass: pass)
        let spec = LayoutSpec(node: self, view: view, record: record, canvasSize: canvasSize)
        for style in styles { style.apply(to: spec) }
        layoutSpec?(spec)
        if hasModifiers { for modifier in modifiers { modifier(spec) } }
        let changes = record.applyProperties(to: view, animators: &animators)
        overrides?(view)
        binding?(view)
        if changes > 0 || spec.hasAccessedView || overrides != nil { record.layout.remeasureContent() }
        return changes
    }

    override func releaseClosures() {
        layoutSpec = nil
        if hasModifiers { modifiers = [] }
        hasModifiers = false
        overrides = nil
        binding = nil
    }
}

/// A node without a view; it is omitted from the children of other nodes.
public final class UINilNode: UINodeProtocol {
    /// The shared instance.
    public static let `nil` = UINilNode()

    /// A placeholder, because the node has no view.
    public let reuseIdentifier = "nil"
    /// Always `nil`.
    public var key: String? { Optional.none }
    /// Always empty.
    public var children: [any UINodeProtocol] { [] }
    /// Always `nil`.
    public var parent: (any UINodeProtocol)? { Optional.none }
    /// Always 0.
    public var index: Int { 0 }
    /// Always `nil`.
    public var renderedView: UIView? { Optional.none }
    /// Always `nil`, because the instance is shared by all components.
    public var associatedComponent: (any UIComponentProtocol)? {
        get { Optional.none }
        set {}
    }
    /// Always `nil`.
    public var delegate: (any UINodeDelegateProtocol)? {
        get { Optional.none }
        set {}
    }

    private init() {}

    /// Removes the rendered views from the container.
    @discardableResult
    public func reconcile(in view: UIView?, size: CGSize?, options: [UINodeOption]) -> UIRenderReport {
        guard let view else { return UIRenderReport() }
        var reconciler = Reconciler(container: view, size: size ?? view.bounds.size, options: options)
        return reconciler.run([])
    }
}
