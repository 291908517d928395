/// A description of a view of a class: how to make it, how to configure it, and what is inside it.
///
///     let label = UINode<UILabel> { spec in
///         spec.set(\.text, "Hello")
///         spec.set(\.yoga.margin, 8)
///     }
public final class UINode<V: UIView>: NodeCore {
    private let create: (() -> V)?
    private var styles: [any UIStyleProtocol]
    private var layoutSpec: ((LayoutSpec) -> Void)?
    private var modifiers: [(LayoutSpec) -> Void] = []
    /// Said apart, because to ask the array takes the metadata of its closures' type, which depends on the view's class.
    private var hasModifiers = false
    private var binding: ((V) -> Void)?

    /// Changes the view after everything else, at each render.
    public var overrides: ((UIView) -> Void)?

    /// Describes a view that is made in the usual way: by `V()`, on Linux by `V(coder:)`.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: Says which views may be reused; by default those of the same class.
    ///   - key: Identifies the node among its siblings.
    ///   - styles: Configurations that are applied first.
    ///   - layoutSpec: Configures the view at each render.
    public convenience init(
        reuseIdentifier: String? = nil, key: String? = nil, styles: [any UIStyleProtocol] = [],
        layoutSpec: ((LayoutSpec) -> Void)? = nil
    ) {
        self.init(key: key, identifier: reuseIdentifier, styles: styles, create: nil, layoutSpec: layoutSpec)
    }

    /// Describes a view that is made in a way of its own.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: Says which views may be reused; views that were made differently cannot stand in for each
    ///     other, so here it is needed.
    ///   - key: Identifies the node among its siblings.
    ///   - create: Makes the view.
    ///   - styles: Configurations that are applied first.
    ///   - layoutSpec: Configures the view at each render.
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

    /// Configures the view once more, after all that was said before.
    @discardableResult
    public func withLayoutSpec(_ layoutSpec: @escaping (LayoutSpec) -> Void) -> Self {
        modifiers.append(layoutSpec)
        hasModifiers = true
        return self
    }

    /// Puts nodes inside this one, instead of those that were there.
    @discardableResult
    public func children(_ nodes: [any UINodeProtocol]) -> Self {
        setChildren(nodes)
        return self
    }

    /// Keeps the view that shows the node in a property, at each render.
    @discardableResult
    public func bindView<Target: AnyObject>(
        target: Target, keyPath: ReferenceWritableKeyPath<Target, V?>
    ) -> Self {
        binding = { [weak target] view in target?[keyPath: keyPath] = view }
        return self
    }

    override func takeOver(_ other: NodeCore) {
        guard let other = other as? UINode, other.kind == kind else {
            return diagnose(
                "render.description-of-other-kind",
                "A node for an equal value was described for other views than before.",
                subject: "\(kind.name) and \(other.kind.name)",
                hint: "Make all that the closure reads part of the value.")
        }
        super.takeOver(other)
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
            "render.cannot-make-view", "A view could not be made, because its init(coder:) failed.",
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
        let changes = record.layout.collectChanges { record.applyProperties(to: view, animators: &animators) }
        overrides?(view)
        binding?(view)
        if changes > 0 || spec.touchedView || overrides != nil { record.layout.checkContent() }
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

/// The reuse identifier of views of a class that were made in a way of their own.
@MainActor
public func UINodeReuseIdentifierMake(type: UIView.Type, identifier: String? = nil) -> String {
    identifier.map { "\(type)#\($0)" } ?? "\(type)"
}

/// Describes nothing: it has no view, and is left out among the children of another node.
public final class UINilNode: UINodeProtocol {
    /// The node that describes nothing.
    public static let `nil` = UINilNode()

    /// The name of nothing.
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
    /// Always `nil`: what is shared by all is not one component's.
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

    /// Takes what was rendered out of the container.
    @discardableResult
    public func reconcile(in view: UIView?, size: CGSize?, options: [UINodeOption]) -> UIRenderReport {
        guard let view else { return UIRenderReport() }
        var reconciler = Reconciler(container: view, size: size ?? view.bounds.size, options: options)
        return reconciler.run([])
    }
}
