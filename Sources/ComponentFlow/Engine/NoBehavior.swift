/// Finds out which types of components have no behaviour to refresh.
@MainActor
enum NoBehavior {
    /// The last type whose ``Component/refreshBehavior(view:state:)`` was called and is the default.
    @exclusivity(unchecked) static var lastType: ObjectIdentifier?
    /// The types for which handing on an equal component makes no difference.
    @exclusivity(unchecked) static var types: Set<ObjectIdentifier> = []
}
