/// One component for the items of a builder.
enum ItemGroup {
    /// Returns the component of the only item, if it needs no stack around it.
    static func only<EnvironmentType>(
        of items: [AnyComponentWithIdentity<EnvironmentType>]
    ) -> AnyComponent<EnvironmentType>? {
        guard let first = items.first, items.count == 1, first.item.traits == nil else { return nil }
        return first.component
    }

    /// Returns the component of the only item, or all items one below the other.
    static func column<EnvironmentType>(
        of items: [AnyComponentWithIdentity<EnvironmentType>], alignment: DirectionalAlignment = .leading
    ) -> AnyComponent<EnvironmentType> {
        only(of: items) ?? AnyComponent(VStack(items, alignment: alignment))
    }

    /// Returns the component of the only item, or all items side by side.
    static func row<EnvironmentType>(
        of items: [AnyComponentWithIdentity<EnvironmentType>], spacing: CGFloat
    ) -> AnyComponent<EnvironmentType> {
        only(of: items) ?? AnyComponent(HStack(items, spacing: spacing))
    }
}
