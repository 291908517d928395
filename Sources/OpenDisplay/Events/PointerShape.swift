/// The shape of the pointer over a surface; the raw value is the name of the cursor in themes, as in CSS.
package enum PointerShape: String, Sendable, CaseIterable {
    case arrow = "default"
    case hidden = "none"
    case text = "text"
    case verticalText = "vertical-text"
    case link = "pointer"
    case grab = "grab"
    case grabbing = "grabbing"
    case crosshair = "crosshair"
    case busy = "wait"
    case progress = "progress"
    case notAllowed = "not-allowed"
    case resizeHorizontally = "ew-resize"
    case resizeVertically = "ns-resize"
    case move = "move"
}
