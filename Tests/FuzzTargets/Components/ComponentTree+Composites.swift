import ComponentFlow

// Composites, data from the model, and layouts; a, b, c and d denote the parameters.

extension ComponentTree {
    /// Returns a component in the short style, or a layout; `nil` for other kinds.
    @MainActor func composite<E>(_ type: E.Type) -> AnyComponent<E>? {
        switch kind {
        case .local: return free(FuzzLocal(color: color(0)))
        case .modelLeaf: return free(FuzzModelLeaf(color: color(0), index: self[1]))
        case .observing:
            return AnyComponent(FuzzObserving(child: child(0).component(type), style: self[0]))
        case .forEach:
            return AnyComponent(FuzzEntries(items: components(type), isHorizontal: self[0] > 3))
        case .modelList:
            return AnyComponent(
                FuzzModelList(items: components(type), spacing: CGFloat(self[1]), isMultiple: self[0] > 3))
        case .modelTable: return AnyComponent(FuzzModelTable(items: components(type), style: self[0], width: self[1]))
        case .modelTree:
            return AnyComponent(FuzzModelTree(items: components(type), isTable: self[0] > 3, style: self[1]))
        case .grid: return AnyComponent(grid(type))
        case .viewThatFits:
            return AnyComponent(ViewThatFits(components(type), horizontal: self[0] < 6, vertical: self[1] < 6))
        case .cascade: return AnyComponent(LayoutContainer(components(type), layout: FuzzCascade(step: length(0) / 2)))
        case .sizeReader:
            let (content, step) = (child(0).component(type), CGFloat(self[0]))
            return AnyComponent(
                SizeReader<E>(dependingOn: self) { size in
                    AnyComponentWrapper(content: content).padding(size.width > 40 ? step : 0)
                }.frame(maxWidth: 50, maxHeight: 40))
        case .sized: return AnyComponent(sized(child(0).component(type)))
        case .safeAreaPadded:
            return AnyComponent(
                AnyComponentWrapper(content: child(0).component(type)).safeAreaPadding(self[0] > 3 ? .top : .all))
        case .provided:
            return free(
                AnyComponentWrapper<FuzzTheme>(content: child(0).component()).environment(FuzzTheme(width: self[0])))
        default: return nil
        }
    }

    /// Returns the children with their identities.
    @MainActor func components<E>(_ type: E.Type) -> [AnyComponentWithIdentity<E>] {
        items.map { $0.component(type) }
    }

    @MainActor private func grid<E>(_ type: E.Type) -> Grid<E> {
        let (items, columns) = (components(type), 1 + self[0] % 3)
        let rows = stride(from: 0, to: items.count, by: columns).map { start in
            GridRow<E>(id: start) { items[start..<min(start + columns, items.count)].map { $0 } }
        }
        return Grid(
            rows, alignment: [.center, .topLeft, .bottomRight][self[1] % 3], horizontalSpacing: CGFloat(self[2]),
            verticalSpacing: CGFloat(self[3]))
    }

    private func sized<E>(_ content: AnyComponent<E>) -> Modified<E> {
        var result = Modified(content: content)
        if self[0] & 1 != 0 { result = result.fixedSize(horizontal: self[1] > 1, vertical: self[1] % 2 == 0) }
        if self[0] & 2 != 0 {
            result = result.aspectRatio(CGFloat(1 + self[2]) / 3, contentMode: self[3] > 3 ? .fit : .fill)
        }
        return self[0] & 4 != 0 ? result.padding(CGFloat(self[2])).fixedSize() : result
    }
}
