@_exported import ComponentFlow

/// The earlier name of `ComponentTransition`.
public typealias Transition = ComponentTransition

extension UpdatedChild {
    /// Sets an insertion animation that starts at a guide, used if the child was not shown in the previous pass.
    public consuming func appear(_ appear: ComponentTransition.AppearWithGuide, guide: UpdatedGuide) -> UpdatedChild {
        self.appear(appear, guide: guide.guide)
    }

    /// Sets a removal animation that ends at a guide, used when a later pass does not show the child.
    public consuming func disappear(
        _ disappear: ComponentTransition.DisappearWithGuide, guide: UpdatedGuide
    ) -> UpdatedChild {
        self.disappear(disappear, guide: guide.guide)
    }
}
