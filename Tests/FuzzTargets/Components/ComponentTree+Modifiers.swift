import ComponentFlow

// Modifiers that are not part of the first kinds; a and b denote the parameters.

extension ComponentTree {
    /// Returns the child with a modifier; `nil` for other kinds.
    @MainActor func modified<E>(_ type: E.Type) -> AnyComponent<E>? {
        switch kind {
        case .decorated: decorated(AnyComponentWrapper(content: child(0).component(type)))
        case .optioned: optioned(AnyComponentWrapper(content: child(0).component(type)))
        default: nil
        }
    }

    /// Returns the content with a decoration, an effect, a gesture or an inherited value.
    @MainActor private func decorated<E>(_ content: AnyComponentWrapper<E>) -> AnyComponent<E> {
        switch self[0] {
        case 0: return AnyComponent(content.border(color(1), width: CGFloat(self[1]) / 2))
        case 1:
            let decoration = Rectangle(color: color(1), width: 4, height: 3)
            return AnyComponent(content.overlay(decoration, alignment: Self.alignments[self[1]]))
        case 2: return AnyComponent(content.rotationEffect(.degrees(CGFloat(self[1]) * 30)))
        case 3: return AnyComponent(content.scaleEffect(CGFloat(self[1]) / 4))
        case 4: return AnyComponent(content.onTapGesture(count: 1 + self[1] % 2) {})
        case 5: return AnyComponent(content.onLongPressGesture {})
        case 6:
            let styles: [HierarchicalStyle] = [.primary, .secondary, .tertiary]
            return AnyComponent(content.foregroundStyle(styles[self[1] % 3]))
        default: return AnyComponent(content.language([nil, "de", "ar"][self[1] % 3]))
        }
    }

    /// Returns the content with options for its list, its screen, its text or its window, none of which shows anything.
    @MainActor private func optioned<E>(_ content: AnyComponentWrapper<E>) -> AnyComponent<E> {
        let title = "\(self[1])"
        switch self[0] {
        case 0, 1:
            let styles: [ListStyle] = [.automatic, .plain, .grouped, .insetGrouped, .sidebar]
            return AnyComponent(content.listStyle(styles[self[1] % styles.count]))
        case 2: return AnyComponent(content.foregroundStyle(self[1] > 3 ? color(1) : nil))
        case 3, 4: return AnyComponent(content.banner(isPresented: .constant(false)) { Banner(title) })
        case 5: return AnyComponent(content.findNavigator(isPresented: .constant(false)))
        case 6: return AnyComponent(content.dismissalConfirmationDialog(title, shouldPresent: self[1] > 3))
        default: return AnyComponent(content.presentationDetents([.fraction(CGFloat(self[1]) / 7)]))
        }
    }
}
