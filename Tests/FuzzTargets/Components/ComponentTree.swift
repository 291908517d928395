import Fuzzing

/// A tree of components as plain data, which can be generated, edited, compared and printed.
///
/// The meaning of a node's parameters depends on its kind; see `ComponentTree+Component.swift`. 0 is the simplest
/// choice.
struct ComponentTree: Equatable, Sendable, CustomStringConvertible {
    /// The built-in components and modifiers, and components that use the rest of the API.
    enum Kind: String, CaseIterable {
        // Leaves; the first one is the simplest.
        case rectangle, stateLeaf, themedLeaf, lookLeaf, stepwiseLeaf, text, image, viewHost, blur, circle, divider
        case gradient, roundedRectangle, shape, spacer, pageControl, segmentedControl, slider, stepper, toggle
        case textField, textArea, progress, activity
        // One child.
        case button, counter, scrollView, padding, frame, styled, gestured, keyCommanded, contextMenued, island,
            override
        // Two children.
        case background, overlay
        // Any number of children.
        case vStack, hStack, zStack, wrap, list, flexRow, flexColumn, lazyList, row, single, built
        // One child. These are at the end because stored cases refer to the kinds before them by number.
        case moved, inheriting, attached, badged, masked, swiped, presenting, animated, matched
        // A leaf, at the end for the same reason, like all that follow.
        case selectableText
        // Leaves.
        case local, modelLeaf, picker, datePicker, colorPicker, unavailable
        // One child.
        case sized, safeAreaPadded, sizeReader, menu, labelButton, provided, searched, disclosure, behaving, covered,
            observing
        // Any number of children.
        case grid, viewThatFits, cascade, forEach, modelList, form, navigation, tabs, split
        case modelTable, modelTree
        // A leaf.
        case comboBox
        // Any number of children.
        case pages, group
        // A leaf.
        case empty
        // Any number of children.
        case lazyGrid, groupBox
        // A leaf.
        case link
        // One child.
        case hitTested
        // Leaves.
        case gauge, rating, rangeSlider
        // One child.
        case redacted, inspected
        // Leaves.
        case tokenField, fontPicker
        case codeEditor, richTextEditor, formatBar, labeledProgress, canvas
        // One child.
        case decorated, optioned, suggested
        // A leaf.
        case shortcutButton
        // Any number of children.
        case activatedList

        private static let laterLeaves: [Kind] = [
            .comboBox, .empty, .link, .gauge, .rating, .rangeSlider, .tokenField, .fontPicker, .codeEditor,
            .richTextEditor,
            .formatBar, .labeledProgress, .canvas, .shortcutButton,
        ]
        static let leaves = allCases.filter {
            $0.index <= activity.index || (selectableText.index...unavailable.index).contains($0.index)
                || laterLeaves.contains($0)
        }
        static let containers = allCases.filter { !leaves.contains($0) }
        static let wrappers = containers.filter {
            $0.index <= overlay.index || (moved.index..<grid.index).contains($0.index)
                || $0.index >= hitTested.index && $0 != .activatedList
        }

        private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

        /// The number of parameters.
        var parameterCount: Int {
            switch self {
            case .gestured, .contextMenued, .button, .island, .override, .counter, .badged, .matched: 1
            case .themedLeaf, .divider, .spacer, .stepper, .toggle, .progress, .activity, .stepwiseLeaf: 2
            case .local, .safeAreaPadded, .sizeReader, .labelButton, .provided, .disclosure, .cascade: 1
            case .modelLeaf, .datePicker, .colorPicker, .menu, .searched, .covered, .form: 2
            case .modelTable, .modelTree, .group: 2
            case .groupBox: 1
            case .link, .hitTested, .redacted, .inspected, .fontPicker, .codeEditor, .richTextEditor, .labeledProgress:
                2
            case .formatBar: 1
            case .canvas, .decorated, .optioned, .suggested, .shortcutButton: 2
            case .empty: 0
            case .keyCommanded, .single, .built, .attached, .swiped, .presenting, .animated: 2
            default: 4
            }
        }

        /// The maximum number of children to generate.
        var childLimit: Int {
            if Self.leaves.contains(self) { return 0 }
            switch self {
            case .background, .overlay: return 2
            case _ where Self.wrappers.contains(self): return 1
            default: return 4
            }
        }
    }

    /// A child with the attributes that its parent uses.
    struct Item: Equatable {
        var id: Int
        /// The animations of its insertion and removal, and its share of the free space.
        var traits: [Int]
        var tree: ComponentTree
    }

    static let parameterRange = 8

    var kind: Kind
    var parameters: [Int]
    var items: [Item] = []

    /// Returns a parameter; 0 if the kind has fewer.
    subscript(index: Int) -> Int {
        parameters.indices.contains(index) ? parameters[index] : 0
    }

    static let simplest = ComponentTree(kind: .rectangle, parameters: [0, 3, 3, 0])

    /// Returns the child at an index, or the simplest tree.
    func child(_ index: Int) -> ComponentTree {
        items.indices.contains(index) ? items[index].tree : .simplest
    }

    func contains(where matches: (ComponentTree) -> Bool) -> Bool {
        matches(self) || items.contains { $0.tree.contains(where: matches) }
    }

    func count(where matches: (ComponentTree) -> Bool) -> Int {
        items.reduce(matches(self) ? 1 : 0) { $0 + $1.tree.count(where: matches) }
    }

    var description: String {
        let own = kind.rawValue + "(" + parameters.map(String.init).joined(separator: ",") + ")"
        if items.isEmpty { return own }
        let children = items.map { item in
            "\(item.id)" + (item.traits.contains { $0 > 0 } ? "\(item.traits)" : "") + ": \(item.tree)"
        }
        return own + "[" + children.joined(separator: ", ") + "]"
    }
}

// MARK: - Random trees

extension ComponentTree {
    static func random(depth: Int, _ choices: Choices) -> ComponentTree {
        let isLeaf = depth <= 0 || choices.below(5) == 0
        var tree = ComponentTree(kind: choices.element(of: isLeaf ? Kind.leaves : Kind.containers), parameters: [])
        tree.parameters = (0..<tree.kind.parameterCount).map { _ in choices.below(parameterRange) }
        if tree.kind.childLimit > 2 {
            for _ in 0..<choices.below(tree.kind.childLimit + 1) { tree.insertRandom(depth: depth - 1, choices) }
        } else {
            for _ in 0..<tree.kind.childLimit { tree.insertRandom(depth: depth - 1, choices) }
        }
        return tree
    }

    private mutating func insertRandom(depth: Int, _ choices: Choices) {
        let used = Set(items.map(\.id))
        guard let id = choices.optionalElement(of: (0..<8).filter { !used.contains($0) }) else { return }
        let place = items.count - choices.below(items.count + 1)
        let traits = choices.below(3) == 2 ? Self.randomTraits(choices) : [0, 0, 0]
        items.insert(Item(id: id, traits: traits, tree: .random(depth: depth, choices)), at: place)
    }

    private static func randomTraits(_ choices: Choices) -> [Int] {
        [choices.below(5), choices.below(7), choices.below(5)]
    }

    /// Returns the tree with one or more changes.
    func edited(_ choices: Choices) -> ComponentTree {
        var tree = self
        for _ in 0...choices.below(3) { tree.edit(choices) }
        return tree
    }

    private mutating func edit(_ choices: Choices) {
        let edit = choices.below(18)
        switch edit {
        case 0...3 where !parameters.isEmpty:
            parameters[choices.below(parameters.count)] = choices.below(Self.parameterRange)
        case 4...10 where !items.isEmpty:
            items[choices.below(items.count)].tree.edit(choices)
        case 11 where kind.childLimit > 2: insertRandom(depth: 1, choices)
        case 12 where kind.childLimit > 2 && !items.isEmpty: items.remove(at: choices.below(items.count))
        case 13...14 where kind.childLimit > 2: reorder(choices)
        case 15: wrapOrUnwrap(choices)
        case 16 where !items.isEmpty: items[choices.below(items.count)].traits = Self.randomTraits(choices)
        case _ where !items.isEmpty && edit < 17:
            items[choices.below(items.count)].tree = .random(depth: 1, choices)
        case _ where !parameters.isEmpty && edit < 17:
            parameters[choices.below(parameters.count)] = choices.below(Self.parameterRange)
        default: self = .random(depth: choices.below(2), choices)
        }
    }

    /// Moves one child or all of them; may insert and remove children in the same edit.
    private mutating func reorder(_ choices: Choices) {
        guard !items.isEmpty else { return }
        for _ in 0...choices.below(3) where !items.isEmpty {
            let item = items.remove(at: choices.below(items.count))
            items.insert(item, at: choices.below(items.count + 1))
        }
        if choices.isTrue(onceIn: 3) { insertRandom(depth: 0, choices) }
        if choices.isTrue(onceIn: 3), !items.isEmpty { items.remove(at: choices.below(items.count)) }
    }

    private mutating func wrapOrUnwrap(_ choices: Choices) {
        if Kind.wrappers.contains(kind), choices.isTrue(onceIn: 2) {
            self = child(0)
            return
        }
        var wrapper = ComponentTree(kind: choices.element(of: Kind.wrappers), parameters: [])
        wrapper.parameters = (0..<wrapper.kind.parameterCount).map { _ in choices.below(Self.parameterRange) }
        wrapper.items = [Item(id: 0, traits: [0, 0, 0], tree: self)]
        self = wrapper
    }
}

extension Choices {
    /// Draws an element of an array; `nil` if it is empty.
    func optionalElement<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[below(elements.count)]
    }
}
