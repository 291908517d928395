import ComponentFlow

/// A leaf with a local value, which can be copied to a fresh render like the states of explicit components.
struct FuzzLocal: CompositeComponent {
    @Local private var value = 0
    let color: UIColor

    var content: some Component<Empty> {
        HStack(spacing: 1) {
            FuzzLocalLeaf(value: $value, color: color)
            if value % 3 == 2 { Text("\(value)").font(.systemFont(ofSize: 9)) }
        }
    }
}

/// A leaf whose width is the value of a binding, and which sets it.
private struct FuzzLocalLeaf: Component {
    @Binding var value: Int
    let color: UIColor

    final class View: UIView, FuzzStateView {
        fileprivate var binding = Binding.constant(0)

        var remembered: Int { binding.wrappedValue }

        func remember(_ value: Int, transition: ComponentTransition) {
            withTransition(transition) { binding.wrappedValue = value }
        }
    }

    func makeView() -> View { View(frame: .zero) }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.binding = $value
        transition.setBackgroundColor(view: view, color: color)
        return CGSize(width: 5 + 2 * value, height: 6)
    }
}

/// A leaf that reads the model.
struct FuzzModelLeaf: CompositeComponent {
    let color: UIColor
    let index: Int

    var content: some Component<Empty> {
        let number = FuzzModel.shared.numbers[index % 4]
        return Rectangle(color: color, width: CGFloat(3 + 2 * number), height: 7)
            .opacity(FuzzModel.shared.isOn && index > 3 ? 0.5 : 1)
    }
}

/// A composite that reads the model, and shows its child depending on it.
struct FuzzObserving<ChildEnvironment>: CompositeComponent {
    let child: AnyComponent<ChildEnvironment>
    let style: Int

    var content: some Component<ChildEnvironment> {
        let model = FuzzModel.shared
        return VStack<ChildEnvironment>(alignment: .leading, spacing: 1) {
            Rectangle(color: .systemGreen, width: CGFloat(4 + model.numbers[style % 4]), height: 3)
            if style < 4 || model.isOn {
                AnyComponentWrapper(content: child)
            } else {
                FuzzModelLeaf(color: .systemRed, index: style)
            }
        }
    }
}

/// A stack of the model's entries, each with a child.
struct FuzzEntries<ChildEnvironment>: CompositeComponent {
    let items: [AnyComponentWithIdentity<ChildEnvironment>]
    let isHorizontal: Bool

    var content: some Component<ChildEnvironment> {
        let rows = ForEach<ChildEnvironment>(FuzzModel.shared.entries, id: \.id, dependingOn: items) { entry in
            HStack<ChildEnvironment>(spacing: 1) {
                FuzzLocal(color: ComponentTree.colors[entry.id])
                Rectangle(color: .systemBlue, width: CGFloat(3 + 3 * entry.length), height: 5)
                if entry.id < items.count { items[entry.id] }
            }
        }
        if isHorizontal {
            return AnyComponentWrapper(content: AnyComponent(HStack<ChildEnvironment> { rows }))
        }
        return AnyComponentWrapper(content: AnyComponent(VStack<ChildEnvironment> { rows }))
    }
}

/// A lazy list of the model's entries with a selection.
struct FuzzModelList<ChildEnvironment>: CompositeComponent {
    let items: [AnyComponentWithIdentity<ChildEnvironment>]
    let spacing: CGFloat
    let isMultiple: Bool

    var content: some Component<ChildEnvironment> {
        list.frame(minHeight: 60, idealHeight: 60, maxHeight: 60).frame(maxWidth: .infinity)
    }

    private var list: LazyList<ChildEnvironment> {
        let model = FuzzModel.shared
        if isMultiple {
            let choices = Binding<Set<Int>> {
                [model.choice]
            } set: { choices in
                model.choice = choices.min() ?? 0
            }
            return LazyList(model.entries, selection: choices, spacing: spacing) { row($0) }
        }
        let choice = Binding<Int?> {
            model.choice
        } set: { choice in
            model.choice = choice ?? 0
        }
        return LazyList(model.entries, selection: choice, spacing: spacing) { row($0) }.separators()
            .emptyContent { Rectangle(color: .black, width: 9, height: 9) }
    }

    @ComponentBuilder<ChildEnvironment> private func row(
        _ entry: FuzzEntry
    ) -> [AnyComponentWithIdentity<ChildEnvironment>] {
        FuzzModelLeaf(color: ComponentTree.colors[entry.id], index: entry.length)
        if entry.id < items.count { items[entry.id] }
    }
}

/// A layout that offsets each child from the one before.
struct FuzzCascade: ComponentLayout {
    let step: CGFloat

    func layOut(_ children: [LayoutChild], availableSize: CGSize, isRightToLeft: Bool) -> CGSize {
        var size = CGSize.zero
        let ordered = children.sorted { $0.layoutPriority > $1.layoutPriority }
        for (index, child) in ordered.enumerated() {
            let offset = CGFloat(index) * step
            let proposal = CGSize(width: max(availableSize.width - offset, 0), height: availableSize.height)
            let placed = child.place(at: CGPoint(x: offset, y: offset), proposal: index % 2 == 0 ? nil : proposal)
            size = CGSize(width: max(size.width, offset + placed.width), height: offset + placed.height)
        }
        return size
    }
}
