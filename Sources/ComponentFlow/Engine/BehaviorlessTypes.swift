/// Determines which component types have no behavior to refresh.
@MainActor
enum BehaviorlessTypes {
    /// The last type for which the default ``Component/refreshBehavior(view:state:)`` was called.
    @exclusivity(unchecked) static var lastType: ObjectIdentifier?
    /// The types for which passing on an equal component has no effect.
    @exclusivity(unchecked) static var types: Set<ObjectIdentifier> = []
}
