/// A phase of a frame.
package enum TimelinePhase: String, CaseIterable, Sendable {
    /// Handlers of events, and callbacks.
    case events
    case displayLinks
    /// Updates of components, with the changes of views that they make.
    case updates
    case layout
    /// The preparation of a frame outside the other phases: transactions.
    case preparation
    /// Drawing of layers that need display.
    case display
    case animations
    /// Creation of the render nodes of what has changed.
    case painting
    /// Drawing of the render nodes, and passing the result to the display.
    case presentation

    /// The name that is shown.
    package var title: String {
        switch self {
        case .events: "Events"
        case .displayLinks: "Display links"
        case .updates: "Updates"
        case .layout: "Layout"
        case .preparation: "Preparation"
        case .display: "Display"
        case .animations: "Animations"
        case .painting: "Painting"
        case .presentation: "Presentation"
        }
    }
}
