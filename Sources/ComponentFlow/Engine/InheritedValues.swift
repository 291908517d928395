/// The values that modifiers specify for all components below them; `nil` leaves a value to the components.
struct InheritedValues: Equatable {
    var font: UIFont?
    var foregroundColor: UIColor?
    var tint: UIColor?
    /// The maximum number of lines of a text; 0 means no limit.
    var lineLimit: Int?
    var isDisabled: Bool?
    /// The action that vertical scroll views perform when they are pulled down.
    var refresh: RefreshAction?
    var language: Language?
    var textAlignment: TextAlignment?
    /// The action that text fields perform when Return is pressed in them.
    var submit: SubmitAction?
    var textFieldStyle: TextFieldStyle?
    var listStyle: ListStyle?
    var gaugeStyle: GaugeStyle?
    /// Whether controls show no label.
    var hidesLabels: Bool?
    /// Why texts and images are replaced by placeholders.
    var redaction: RedactionReasons?
    /// Whether the user cannot find text in text areas.
    var isFindDisabled: Bool?
    /// Whether the user cannot replace text that was found in text areas.
    var isReplaceDisabled: Bool?

    /// Returns the values completed by those of a modifier around them; what is disabled by either is disabled.
    func completed(by outer: InheritedValues) -> InheritedValues {
        InheritedValues(
            font: font ?? outer.font, foregroundColor: foregroundColor ?? outer.foregroundColor,
            tint: tint ?? outer.tint, lineLimit: lineLimit ?? outer.lineLimit,
            isDisabled: Self.isDisabled(isDisabled, outer.isDisabled),
            refresh: refresh ?? outer.refresh, language: language ?? outer.language,
            textAlignment: textAlignment ?? outer.textAlignment, submit: submit ?? outer.submit,
            textFieldStyle: textFieldStyle ?? outer.textFieldStyle, listStyle: listStyle ?? outer.listStyle,
            gaugeStyle: gaugeStyle ?? outer.gaugeStyle, hidesLabels: hidesLabels ?? outer.hidesLabels,
            redaction: redaction ?? outer.redaction,
            isFindDisabled: Self.isDisabled(isFindDisabled, outer.isFindDisabled),
            isReplaceDisabled: Self.isDisabled(isReplaceDisabled, outer.isReplaceDisabled))
    }

    private static func isDisabled(_ inner: Bool?, _ outer: Bool?) -> Bool? {
        inner == true || outer == true ? true : inner ?? outer
    }

    /// Whether texts and images are replaced by placeholders.
    var showsPlaceholders: Bool { redaction?.contains(.placeholder) ?? false }

    /// Whether controls are disabled: by a modifier, or because they are placeholders.
    var disablesControls: Bool { isDisabled == true || showsPlaceholders }

    /// The alignment of the lines of the text that is being updated.
    @MainActor var resolvedTextAlignment: NSTextAlignment? {
        textAlignment?.resolved(isRightToLeft: UpdateScheduler.runningNode?.isRightToLeft ?? false)
    }

    /// The values for the component that is being updated, which is updated again when they change; `nil` if no modifier
    /// specifies any.
    @MainActor static var current: InheritedValues? {
        guard InheritedScope.exists else { return nil }
        return UpdateScheduler.runningNode?.inheritedValues
    }

    /// Whether a modifier disables the component that is being updated.
    @MainActor static var isDisabled: Bool {
        current?.disablesControls ?? false
    }

    /// Whether the component that is being updated is replaced by a placeholder.
    @MainActor static var showsPlaceholders: Bool {
        current?.showsPlaceholders ?? false
    }
}

/// The values that the components below a node inherit, and the components that depend on them.
///
/// A node has a scope if its component is such a modifier. Components find the nearest scope through their parents, and
/// subscribe to it; without any scope in the process, a component that could inherit values costs one comparison.
@MainActor
final class InheritedScope {
    /// Whether there has ever been a scope.
    private(set) static var exists = false

    /// The values of this scope, completed by those of its ancestors.
    private(set) var values = InheritedValues()
    /// Nodes that have read the values at some time.
    ///
    /// The list may contain deallocated nodes, which are dropped when it would have to grow.
    private var readers: [MountedNodeReference] = []

    init() {
        Self.exists = true
    }

    /// Changes the values, and requests updates of the components that have read them.
    ///
    /// Called in the update of the scope's node.
    func set(_ new: InheritedValues, transition: ComponentTransition) {
        guard new != values else { return }
        values = new
        let nodes = readers.compactMap(\.node).filter { hasReader($0) }.sorted { $0.depth < $1.depth }
        for node in nodes {
            UpdateObservation.observer?.updateWasRequested(of: MountedComponent(node), because: .inheritedValue)
            UpdateScheduler.shared.requestUpdate(of: node, transition: transition, isLocal: false)
        }
    }

    /// Registers a node that reads the values, once for each node.
    func add(_ node: MountedNode) {
        if readers.count == readers.capacity {
            readers.removeAll { reference in
                guard let node = reference.node else { return true }
                return !hasReader(node)
            }
        }
        readers.append(node.reference)
    }

    private func hasReader(_ node: MountedNode) -> Bool {
        node.existingDetails?.inheritedScope === self
    }
}

extension MountedNode {
    /// The values that modifiers around the component specify, on whose changes it depends from now on.
    var inheritedValues: InheritedValues? {
        guard let scope = enclosingScope else { return nil }
        let details = detailsMakingIfNeeded
        if details.inheritedScope !== scope {
            details.inheritedScope = scope
            scope.add(self)
        }
        return scope.values
    }

    /// Specifies the values that the components below this one inherit, in addition to those that it inherits itself.
    func specify(_ values: InheritedValues, transition: ComponentTransition) {
        let details = detailsMakingIfNeeded
        let scope = details.scope ?? InheritedScope()
        details.scope = scope
        scope.set(inheritedValues.map { values.completed(by: $0) } ?? values, transition: transition)
    }

    /// The nearest scope around this node.
    private var enclosingScope: InheritedScope? {
        var node = self
        while let parent = node.parent {
            if let scope = parent.existingDetails?.scope { return scope }
            node = parent
        }
        return node.host?.enclosingScope
    }

    /// The scope of the components in this node's view.
    var scopeOfContent: InheritedScope? {
        existingDetails?.scope ?? enclosingScope
    }
}
