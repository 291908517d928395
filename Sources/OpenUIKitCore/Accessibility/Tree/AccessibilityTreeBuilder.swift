package import Accessibility

/// Builds the accessibility tree from the windows and their views, and updates it when they change.
///
/// There is a builder only while an assistive technology is running. Changes are collected and applied together: a
/// change of a description affects one node, a change of the hierarchy the nearest container.
@MainActor package final class AccessibilityTreeBuilder {
    /// The builder, or `nil` while no assistive technology is running.
    @exclusivity(unchecked) package private(set) static var shared: AccessibilityTreeBuilder?

    /// The tree, which ``updateTree()`` brings up to date.
    package let tree = AccessibilityTree(name: ProcessInfo.processInfo.processName)
    // The checks of exclusive access took 11 % of the instructions that build a tree of 10,000 labels.
    @exclusivity(unchecked) private var ids: [ObjectIdentifier: AccessibilityID] = [:]
    @exclusivity(unchecked) private var objects: [AccessibilityID: Reference] = [:]
    private var pending: [ObjectIdentifier: Pending] = [:]
    private var tableChanges: [(change: AccessibilityTableChange, table: AccessibilityID)] = []
    /// The element whose focus is reported again with the next update.
    private weak var refocused: AccessibleObject?
    /// The place of the caret that a view has reported last.
    var zoomFocus: ZoomFocus?
    /// The windows and the focused elements with the rectangles that were reported last; null before the next frame.
    var followedFrames: [AccessibilityID: CGRect] = [:]
    /// The scroll views that were scrolled since the last frame.
    var scrolled: Set<AccessibilityID> = []
    /// Schedules updates after frames that are due; `nil` while the program is not displayed on a desktop.
    private var turns: TurnSchedule?
    private var nextNumber: UInt64 = 1
    /// The only window in the tree; `nil` if it presents all windows of the program.
    private let window: UIWindow?
    /// The children of nodes that are behind a modal view.
    private var covered: [AccessibilityID: Set<AccessibilityID>] = [:]
    /// The dialogs, which may have the names of headings or texts in them.
    private var dialogs: Set<AccessibilityID> = []
    /// The elements whose texts other objects edit, by these objects.
    private var presenters: [ObjectIdentifier: Reference] = [:]
    /// The rows of lists, whose names join those of what they contain.
    private var rows: Set<AccessibilityID> = []
    /// The nodes whose children are being found; a container that lists one of them is ignored.
    @exclusivity(unchecked) private var unfinished: Set<AccessibilityID> = []

    private struct Reference {
        weak var object: AccessibleObject?
        let key: ObjectIdentifier

        init(_ object: AccessibleObject) {
            self.object = object
            key = ObjectIdentifier(object)
        }
    }

    private struct Pending {
        weak var object: AccessibleObject?
        var structure: Bool
    }

    /// Creates the builder, which builds the tree when it is first requested.
    ///
    /// - Parameter window: The only window to present; `nil` for all windows of the program.
    /// - Returns: The builder; the present one if there is one.
    @discardableResult
    package static func activate(for window: UIWindow? = nil) -> AccessibilityTreeBuilder {
        if let shared { return shared }
        let builder = AccessibilityTreeBuilder(for: window)
        shared = builder
        DispatchQueue.main.async { [weak builder] in builder?.updateTree() }
        return builder
    }

    /// Releases the builder and its tree.
    package static func deactivate() {
        shared = nil
    }

    /// Creates a builder that is not notified of changes, to read the present elements once.
    ///
    /// - Parameter window: The only window to present; `nil` for all windows of the program.
    package init(for window: UIWindow?) {
        let application = UIApplication.shared
        self.window = window
        ids[ObjectIdentifier(application)] = .application
        objects[.application] = Reference(application)
        pending[ObjectIdentifier(application)] = Pending(object: application, structure: true)
    }

    // MARK: Identity

    /// Returns the object of a node, or `nil` if it no longer exists.
    package func object(_ id: AccessibilityID) -> AccessibleObject? {
        // Without optimization, Swift 6 compiles `objects[id]?.object` to a load from an invalid address if there is none.
        guard let reference = objects[id] else { return nil }
        return reference.object
    }

    /// Returns the node of an object, or `nil` if it is not a node.
    package func id(of object: AccessibleObject) -> AccessibilityID? {
        guard let id = ids[ObjectIdentifier(object)], self.object(id) === object else { return nil }
        return id
    }

    private func makeID() -> AccessibilityID {
        defer { nextNumber += 1 }
        return AccessibilityID(nextNumber)
    }

    private func register(_ object: AccessibleObject, _ id: AccessibilityID) {
        ids[ObjectIdentifier(object)] = id
        objects[id] = Reference(object)
    }

    private func forget(_ removed: [AccessibilityID]) {
        for id in removed {
            // A new object may have the address of one that was deallocated.
            if let key = objects.removeValue(forKey: id)?.key, ids[key] == id { ids[key] = nil }
            covered[id] = nil
            dialogs.remove(id)
            rows.remove(id)
        }
        if !presenters.isEmpty { presenters = presenters.filter { $0.value.object != nil } }
    }

    // MARK: Changes

    /// Lets updates of the tree wait for frames that are due: after the action of a client, they would delay a frame in
    /// addition to the action.
    func updateAfterFrames() {
        let turns = TurnSchedule(.updates)
        turns.onTurn = { [weak self] in self?.updateTree() }
        self.turns = turns
    }

    private func scheduleUpdate() {
        if let turns { return turns.schedule(after: 0) }
        DispatchQueue.main.async { [weak self] in self?.updateTree() }
    }

    /// Schedules the update of everything that presents the object.
    func invalidate(_ object: AccessibleObject, _ change: AccessibilityChange) {
        if pending.isEmpty { scheduleUpdate() }
        addPending(object, change)
        if let presenter = presenter(of: object) { addPending(presenter, .content) }
    }

    /// Returns the element whose text an object edits.
    private func presenter(of object: AccessibleObject) -> AccessibleObject? {
        guard !presenters.isEmpty, let reference = presenters[ObjectIdentifier(object)] else { return nil }
        return reference.object
    }

    private func addPending(_ object: AccessibleObject, _ change: AccessibilityChange) {
        let key = ObjectIdentifier(object)
        let had = pending[key].map { $0.object === object && $0.structure } ?? false
        pending[key] = Pending(object: object, structure: had || change == .structure)
    }

    /// Schedules the update of all nodes, for changes that properties do not report.
    func invalidateAll() {
        for reference in objects.values {
            if let object = reference.object { invalidate(object, .structure) }
        }
    }

    /// Schedules the update of the elements, which offer drops only while something is dragged.
    func invalidateDropPoints() {
        for reference in objects.values {
            if let object = reference.object { invalidate(object, .content) }
        }
    }

    /// Reports a change of a table's rows or columns with the next update.
    func tableDidChange(_ change: AccessibilityTableChange, of table: AccessibleObject) {
        guard let id = id(of: table) else { return }
        invalidate(table, .content)
        tableChanges.append((change, id))
    }

    /// Reports that an element has the focus before the changes since the last update, which screen readers ignore outside of the
    /// element whose focus was reported last.
    func reportFocusWithNextUpdate(of object: AccessibleObject) {
        refocused = object
        invalidate(object, .content)
    }

    private func reportFocus() {
        guard let object = refocused else { return }
        refocused = nil
        guard let id = id(of: object), tree[id]?.states.contains(.focused) == true else { return }
        tree.report(.stateChanged(.focused, isOn: true, of: id))
    }

    private func reportTableChanges() {
        let changes = tableChanges
        tableChanges = []
        for (change, id) in changes where tree.contains(id) { tree.report(.tableChanged(change, of: id)) }
    }

    /// Applies the changes since the last update.
    package func updateTree() {
        defer { reportTableChanges() }
        reportFocus()
        guard !pending.isEmpty else { return }
        let changes = pending.values.filter { $0.object != nil }
        pending = [:]
        var (described, rebuilt) = (Set<AccessibilityID>(), Set<AccessibilityID>())
        for change in changes {
            if let object = change.object { collect(object, change.structure, &described, &rebuilt) }
        }
        if !rows.isEmpty { describeRows(around: described.union(rebuilt), &described) }
        // The texts that change now may name their dialogs, before and afterwards.
        let hadText = described.contains(where: mayNameDialog)
        // Identifiers ascend from containers to their contents, mostly, so that fewer nodes are visited twice.
        for id in rebuilt.sorted() { rebuild(id) }
        for id in described.subtracting(rebuilt).sorted() { describe(id) }
        guard !dialogs.isEmpty else { return }
        let hasText = hadText || described.contains(where: mayNameDialog)
        if hasText || !rebuilt.isEmpty { for id in dialogs.subtracting(rebuilt).sorted() { describe(id) } }
    }

    private func mayNameDialog(_ id: AccessibilityID) -> Bool {
        guard !dialogs.isEmpty, let role = tree[id]?.role else { return false }
        return role == .heading || role == .label
    }

    /// Adds the rows that contain changed nodes, because the text of an element in a row is a part of the row's name.
    private func describeRows(around changed: Set<AccessibilityID>, _ described: inout Set<AccessibilityID>) {
        for id in changed {
            var current = tree.parent(of: id)
            for _ in 0..<Self.maximumDepth {
                guard let container = current, container != .application else { break }
                if rows.contains(container) { described.insert(container) }
                current = tree.parent(of: container)
            }
        }
    }

    /// Determines the nodes that a change affects: the nearest one, and its container if the number of nodes may differ.
    private func collect(
        _ object: AccessibleObject, _ isStructural: Bool, _ described: inout Set<AccessibilityID>,
        _ rebuilt: inout Set<AccessibilityID>
    ) {
        let own = id(of: object)
        let isNode = own == .application || object.isAccessibilityNode
        if let own, isNode {
            // The description also determines which of its views an element presents.
            let view = object as? UIView
            let isLeaf = view?.subviews.isEmpty == true && view?.mayPresentLinks == false
            if isStructural || !isLeaf { rebuilt.insert(own) } else { described.insert(own) }
        }
        guard own != .application, let container = container(of: object) else { return }
        // A text without a node may be a part of the container's label.
        if isStructural || isNode != (own != nil) {
            rebuilt.insert(container)
        } else if own == nil {
            described.insert(container)
        }
    }

    /// Returns the nearest node that contains the object and still is one; a view may be an element only because of
    /// what it contains.
    private func container(of object: AccessibleObject) -> AccessibilityID? {
        var container = nearestContainer(of: object)
        while let id = container, id != .application, let object = self.object(id), !object.isAccessibilityNode {
            container = tree.parent(of: id)
        }
        return container
    }

    /// Ends the search for a container, because elements may be each other's container.
    fileprivate static let maximumDepth = 100_000

    private func nearestContainer(of object: AccessibleObject) -> AccessibilityID? {
        if let id = id(of: object), let parent = tree.parent(of: id) { return parent }
        var current = object.accessibilityParent
        var steps = 0
        while let candidate = current, steps < Self.maximumDepth {
            if let id = id(of: candidate) { return id }
            current = candidate.accessibilityParent
            steps += 1
        }
        return nil
    }

    // MARK: Nodes

    /// Finds the children of a node again; those that are nodes already are kept as they are.
    private func rebuild(_ id: AccessibilityID) {
        guard let object = object(id), let old = tree[id] else { return }
        var node = AccessibilityNode(id: id, role: old.role)
        describe(object, in: &node)
        add(contents(of: object, id), to: &node)
        if !old.children.isEmpty { keepCovered(old.children, in: &node) }
        tree.set(node)
        let kept = Set(tree[id]?.children ?? [])
        for child in old.children where !kept.contains(child) && tree.parent(of: child) == nil {
            forget(tree.remove(child))
        }
    }

    /// Describes an object in a new node, and adds the nodes in it.
    private func add(_ object: AccessibleObject, id: AccessibilityID) {
        tree.add(id) { node in
            describe(object, in: &node)
            let contents = contents(of: object, id)
            // Not before: the reference is weak, and an object that has one is retained at several times the cost. The
            // contents may list the object.
            register(object, id)
            add(contents, to: &node)
        }
    }

    private func contents(of object: AccessibleObject, _ id: AccessibilityID) -> [AccessibleObject] {
        id == .application ? windows : object.accessibilityContents
    }

    private func add(_ contents: [AccessibleObject], to node: inout AccessibilityNode) {
        guard !contents.isEmpty else { return }
        unfinished.insert(node.id)
        node.children = children(contents, id: node.id)
        unfinished.remove(node.id)
    }

    // MARK: Modal views

    /// Keeps the children that a modal view hides, before the others.
    ///
    /// They are neither showing nor can they be used, but screen readers speak the dialog around the new focus only if the
    /// element with the previous one is still there, and take a second for a hundred elements that are removed and added again.
    private func keepCovered(_ former: [AccessibilityID], in node: inout AccessibilityNode) {
        let (present, container) = (Set(node.children), node.id)
        let kept = former.filter { child in
            guard !present.contains(child), tree.parent(of: child) == container, let object = object(child) else {
                return false
            }
            return object.isBehindModalView
        }
        covered[node.id] = kept.isEmpty ? nil : Set(kept)
        if !kept.isEmpty { node.children = kept + node.children }
    }

    /// Returns whether a node is behind a modal view, itself or with a node around it.
    package func isCovered(_ id: AccessibilityID) -> Bool {
        guard !covered.isEmpty else { return false }
        var current = id
        for _ in 0..<Self.maximumDepth {
            guard let parent = tree.parent(of: current) else { return false }
            if covered[parent]?.contains(current) == true { return true }
            current = parent
        }
        return false
    }

    private func children(_ contents: [AccessibleObject], id parent: AccessibilityID) -> [AccessibilityID] {
        var children: [AccessibilityID] = []
        children.reserveCapacity(contents.count)
        for child in contents {
            guard let id = id(of: child) else {
                let id = makeID()
                add(child, id: id)
                children.append(id)
                continue
            }
            guard !unfinished.contains(id) else { continue }
            if !tree.contains(id) {
                add(child, id: id)
            } else if tree.parent(of: id) != parent, tree.contains(parent, in: id) {
                continue
            }
            children.append(id)
        }
        return children
    }

    private func describe(_ id: AccessibilityID) {
        guard let object = object(id), let old = tree[id] else { return }
        var node = AccessibilityNode(id: id, role: old.role)
        describe(object, in: &node)
        node.children = old.children
        tree.set(node)
    }

    private func describe(_ object: AccessibleObject, in node: inout AccessibilityNode) {
        let id = node.id
        guard id != .application else {
            if let application = tree[id] { node = application }
            return
        }
        DescribedModification.begin(object)
        defer { DescribedModification.end() }
        let editor = object.accessibilityTextInputResponder
        node.describe(object, editor: editor)
        if let editor = editor as? AccessibleObject { presenters[ObjectIdentifier(editor)] = Reference(object) }
        if node.states.contains(.focused) || node.role == .window { follow(id) }
        switch node.role {
        case .dialog: dialogs.insert(id)
        case .listItem, .treeItem, .row: rows.insert(id)
        default: break
        }
    }

    private var windows: [AccessibleObject] {
        window.map { [$0] } ?? UIApplication.shared.windows
    }
}

extension AccessibleObject {
    /// Whether the object is visible in a window, and a modal view beside it or beside a view around it hides it.
    package final var isBehindModalView: Bool {
        var (child, isBehind): (AccessibleObject, Bool) = (self, false)
        for _ in 0..<AccessibilityTreeBuilder.maximumDepth {
            guard child.isAccessibilityVisible else { return false }
            guard let parent = child.accessibilityParent else { return false }
            if parent is UIApplication { return isBehind }
            if let modal = (parent as? UIView)?.visibleModalSubview, modal !== child { isBehind = true }
            child = parent
        }
        return false
    }

    /// The object whose contents include this one.
    var accessibilityParent: AccessibleObject? {
        switch self {
        case is UIWindow: UIApplication.shared
        case let view as UIView:
            (view.superview as? TableRowView)?.cellElement(around: view) ?? view.superview
        case let element as UIAccessibilityElement: element.accessibilityContainer as? AccessibleObject
        default: nil
        }
    }
}
