import ComponentFlow

/// A tree of components as plain data, so that it can be edited at random, shrunk and printed.
indirect enum RandomTree: Equatable, CustomStringConvertible {
    /// A coloured leaf whose state may widen it.
    case leaf(color: Int, width: Int, height: Int)
    /// A leaf that is as wide as a value of the environment says.
    case themed(height: Int)
    case text(Int)
    case stack(Stack, spacing: Int, [Item])
    /// A combined component that styles its children: `style` picks scale, opacity, corner radius and clipping.
    case styled(style: Int, [Item])
    case button(RandomTree)

    enum Stack: Int, CaseIterable {
        case vertical, horizontal, layered
    }

    struct Item: Equatable {
        var id: Int
        var tree: RandomTree
    }

    var description: String {
        switch self {
        case .leaf(let color, let width, let height): "leaf(\(color), \(width)×\(height))"
        case .themed(let height): "themed(\(height))"
        case .text(let number): "text(\(number))"
        case .stack(let stack, let spacing, let items): "\(stack)(\(spacing), \(Self.describe(items)))"
        case .styled(let style, let items): "styled(\(style), \(Self.describe(items)))"
        case .button(let content): "button(\(content))"
        }
    }

    private static func describe(_ items: [Item]) -> String {
        "[" + items.map { "\($0.id): \($0.tree)" }.joined(separator: ", ") + "]"
    }

    // MARK: - Components

    var component: AnyComponent<RandomTheme> {
        switch self {
        case .leaf(let color, let width, let height):
            AnyComponent(
                RandomLeaf(color: color, size: CGSize(width: CGFloat(width), height: CGFloat(height))))
        case .themed(let height):
            AnyComponent(RandomThemedLeaf(height: CGFloat(height)))
        case .text(let number):
            AnyComponent(ignoringEnvironment: Text(text: "text \(number)", font: .systemFont(ofSize: 9)))
        case .stack(.vertical, let spacing, let items):
            AnyComponent(VStack(items.map(\.component), alignment: .left, spacing: CGFloat(spacing)))
        case .stack(.horizontal, let spacing, let items):
            AnyComponent(HStack(items.map(\.component), alignment: .center, spacing: CGFloat(spacing)))
        case .stack(.layered, _, let items):
            AnyComponent(ZStack(items.map(\.component)))
        case .styled(let style, let items):
            AnyComponent(RandomStyled(style: style, items: items.map(\.component)))
        case .button(let content):
            AnyComponent(
                ignoringEnvironment: Button(content: AnyComponent(RandomIsland(tree: content)), action: {}))
        }
    }

    // MARK: - Random trees and edits

    static func random(depth: Int, using random: inout SeededGenerator) -> RandomTree {
        guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else { return randomLeaf(using: &random) }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .styled(style: Int.random(in: 0..<32, using: &random), items(depth: depth, using: &random))
        case 1: return .button(self.random(depth: depth - 1, using: &random))
        default:
            return .stack(
                Stack.allCases.randomElement(using: &random) ?? .vertical,
                spacing: Int.random(in: 0...4, using: &random),
                items(depth: depth, using: &random))
        }
    }

    private static func randomLeaf(using random: inout SeededGenerator) -> RandomTree {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .themed(height: Int.random(in: 1...6, using: &random))
        case 1: .text(Int.random(in: 0..<3, using: &random))
        default:
            .leaf(
                color: Int.random(in: 0..<4, using: &random), width: Int.random(in: 0...12, using: &random),
                height: Int.random(in: 0...12, using: &random))
        }
    }

    private static func items(depth: Int, using random: inout SeededGenerator) -> [Item] {
        let ids = Array(0..<8).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
        return ids.map { Item(id: $0, tree: self.random(depth: depth - 1, using: &random)) }
    }

    /// The tree with one place changed.
    func edited(using random: inout SeededGenerator) -> RandomTree {
        switch self {
        case .stack(let stack, let spacing, let items):
            if Int.random(in: 0..<8, using: &random) == 0 {
                return .stack(stack, spacing: Int.random(in: 0...4, using: &random), items)
            }
            return .stack(stack, spacing: spacing, Self.edited(items, using: &random))
        case .styled(let style, let items):
            if Bool.random(using: &random) {
                return .styled(style: Int.random(in: 0..<32, using: &random), items)
            }
            return .styled(style: style, Self.edited(items, using: &random))
        case .button(let content):
            return .button(content.edited(using: &random))
        case .leaf, .themed, .text:
            return Self.random(depth: Int.random(in: 0...1, using: &random), using: &random)
        }
    }

    private static func edited(_ items: [Item], using random: inout SeededGenerator) -> [Item] {
        var items = items
        let index = items.indices.randomElement(using: &random)
        switch (Int.random(in: 0..<7, using: &random), index) {
        case (0, _), (_, nil):
            let free = Set(0..<8).subtracting(items.map(\.id)).sorted()
            guard let id = free.randomElement(using: &random) else { break }
            let item = Item(id: id, tree: self.random(depth: 1, using: &random))
            items.insert(item, at: Int.random(in: 0...items.count, using: &random))
        case (1, let index?): items.remove(at: index)
        case (2, let index?): items.append(items.remove(at: index))
        case (3, _): items.shuffle(using: &random)
        case (4, let index?): items[index].tree = self.random(depth: 1, using: &random)
        case (_, let index?): items[index].tree = items[index].tree.edited(using: &random)
        }
        return items
    }
}

extension RandomTree.Item {
    fileprivate var component: AnyComponentWithIdentity<RandomTheme> {
        AnyComponentWithIdentity(id: id, component: tree.component)
    }
}

/// What travels in the environment of random trees.
struct RandomTheme: Equatable {
    var width: Int
}
