/// What an overlay shows above the windows of the program.
package enum OverlayMode: String, CaseIterable, Sendable {
    /// Flashes where layers were drawn again.
    case repaints
    /// The number of updates of each component.
    case updates
    /// The outlines of views and of components.
    case bounds
    /// The order in which the Tab key reaches views.
    case focus
    /// The names and roles of accessible elements.
    case accessibility
    /// How many layers draw above each other.
    case overdraw
    /// Images with more pixels than are shown, or fewer.
    case images

    /// The title in a menu.
    package var title: String {
        switch self {
        case .repaints: "Flash Repaints"
        case .updates: "Count Updates"
        case .bounds: "Layout Bounds"
        case .focus: "Focus Order"
        case .accessibility: "Accessibility Names"
        case .overdraw: "Overdraw"
        case .images: "Oversized Images"
        }
    }
}
