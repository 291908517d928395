import Testing

import Accessibility
import Fuzzing

@Suite("Accessibility tree") @MainActor struct AccessibilityTreeTests {
    private let tree = AccessibilityTree(name: "Test")
    private let window = AccessibilityID(1)

    /// Adds a node for each number to the window; records what happens afterwards.
    private func show(_ numbers: [UInt64]) {
        for number in numbers where tree[AccessibilityID(number)] == nil {
            tree.set(AccessibilityNode(id: AccessibilityID(number), role: .label))
        }
        var node = AccessibilityNode(id: window, role: .window)
        node.children = numbers.map { AccessibilityID($0) }
        tree.set(node)
    }

    private func events(of change: () -> Void) -> [AccessibilityEvent] {
        var events: [AccessibilityEvent] = []
        tree.onEvent = { events.append($0) }
        change()
        tree.onEvent = { _ in }
        return events
    }

    @Test("Children are removed from the end and added from the start, with the indices at that time")
    func childEvents() {
        show([2, 3, 4])
        let found = events { show([5, 2, 4]) }
        let expected: [AccessibilityEvent] = [
            .childRemoved(AccessibilityID(3), at: 1, from: window), .childAdded(AccessibilityID(5), at: 0, to: window),
        ]
        #expect(found == expected)
    }

    @Test("A node that is set again without a change is not reported")
    func unchanged() {
        show([2])
        #expect(events { show([2]) }.isEmpty)
    }

    @Test("A changed name and state are reported one by one")
    func description() {
        show([2])
        var node = AccessibilityNode(id: AccessibilityID(2), role: .label)
        node.name = "New"
        node.states = []
        let expected: [AccessibilityEvent] = [
            .changed(.name, of: node.id), .stateChanged(.enabled, isOn: false, of: node.id),
        ]
        #expect(events { tree.set(node) } == expected)
    }

    @Test("The selection of a child is also reported for its container")
    func selection() {
        show([2])
        var node = AccessibilityNode(id: AccessibilityID(2), role: .label)
        node.states.insert(.selected)
        let expected: [AccessibilityEvent] = [
            .stateChanged(.selected, isOn: true, of: node.id), .selectionChanged(of: window),
        ]
        #expect(events { tree.set(node) } == expected)
    }

    @Test("A node that another one takes over reports its new parent, whichever of both changes first")
    func takeOver() {
        let child = AccessibilityID(2)
        show([2, 3])
        var group = AccessibilityNode(id: AccessibilityID(3), role: .group)
        group.children = [child]
        #expect(events { tree.set(group) }.contains(.changed(.parent, of: child)))
        #expect(tree.parent(of: child) == group.id)
        show([3])
        group.children = []
        tree.set(group)
        #expect(events { show([2, 3]) }.contains(.changed(.parent, of: child)))
    }

    @Test("A node that is added, or is added to the same parent again, does not report the parent")
    func sameParent() {
        let child = AccessibilityID(2)
        #expect(!events { show([2]) }.contains(.changed(.parent, of: child)))
        show([])
        #expect(!events { show([2]) }.contains(.changed(.parent, of: child)))
    }

    @Test("An item of a list that gets the focus is reported as the active one before the focus")
    func activeDescendant() {
        let (list, item) = (AccessibilityID(8), AccessibilityID(10))
        var container = AccessibilityNode(id: list, role: .list)
        for number in [9, 10] as [UInt64] {
            tree.set(AccessibilityNode(id: AccessibilityID(number), role: .listItem))
            container.children.append(AccessibilityID(number))
        }
        tree.set(container)
        var node = AccessibilityNode(id: item, role: .listItem)
        node.states.insert(.focused)
        let expected: [AccessibilityEvent] = [
            .activeDescendantChanged(item, at: 1, of: list), .stateChanged(.focused, isOn: true, of: item),
        ]
        #expect(events { tree.set(node) } == expected)
        node.states.remove(.focused)
        #expect(events { tree.set(node) } == [.stateChanged(.focused, isOn: false, of: item)])
    }

    @Test("An edit is reported as the shortest replacement, followed by the caret")
    func edit() {
        var node = AccessibilityNode(id: AccessibilityID(2), role: .textField)
        node.text = AccessibilityText("one two", selection: 7..<7)
        tree.set(node)
        node.text = AccessibilityText("one four two", selection: 8..<8)
        let expected: [AccessibilityEvent] = [.textInserted("four ", at: 4, of: node.id), .caretMoved(8, of: node.id)]
        #expect(events { tree.set(node) } == expected)
    }

    @Test("A change of the attributes of a text, such as the marks of misspelled words, is reported")
    func attributes() {
        var node = AccessibilityNode(id: AccessibilityID(2), role: .textView)
        node.text = AccessibilityText("one two")
        tree.set(node)
        node.text?.attributesVersion = 1
        #expect(events { tree.set(node) } == [.textAttributesChanged(of: node.id)])
    }

    @Test("A removed node is removed with its descendants, except those that another node has taken over")
    func removal() {
        var inner = AccessibilityNode(id: AccessibilityID(2), role: .group)
        for number in [3, 4] as [UInt64] {
            tree.set(AccessibilityNode(id: AccessibilityID(number), role: .label))
            inner.children.append(AccessibilityID(number))
        }
        tree.set(inner)
        show([4])
        #expect(Set(tree.remove(AccessibilityID(2))) == [AccessibilityID(2), AccessibilityID(3)])
        #expect(tree[AccessibilityID(4)] != nil)
    }

    @Test("The application cannot be removed")
    func root() {
        #expect(tree.remove(.application).isEmpty)
        #expect(tree[.application]?.name == "Test")
    }

    @Test("The events of random changes of the children, applied to a list, give the new children")
    func randomChildren() {
        var generator = SeededRandom(seed: 1)
        var mirror: [AccessibilityID] = []
        show([])
        for _ in 0..<200 {
            let count = Int.random(in: 0...8, using: &generator)
            let numbers = (2..<12).map { UInt64($0) }.shuffled(using: &generator).prefix(count)
            for event in events(of: { show(Array(numbers)) }) {
                switch event {
                case .childRemoved(let child, let index, _):
                    let removed = mirror.remove(at: index)
                    #expect(removed == child)
                case .childAdded(let child, let index, _): mirror.insert(child, at: index)
                default: break
                }
            }
            #expect(mirror == tree[window]?.children)
        }
    }

    @Test("An announcement is the name of a notification, which exists until the next one and is no child")
    func announcement() throws {
        show([2])
        let first = events { tree.announce("Saved", by: window) }
        guard case .announced("Saved", by: window, let notification)? = first.first else {
            Issue.record("The announcement is not reported")
            return
        }
        #expect(tree[notification]?.name == "Saved")
        #expect(tree.parent(of: notification) == window)
        #expect(tree[window]?.children == [AccessibilityID(2)])
        tree.announce("Sent", by: window)
        #expect(tree[notification] == nil)
    }
}
