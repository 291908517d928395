import Fuzzing
import OpenCoreGraphics
import OpenUIKit

/// Views and layers that are created, changed, animated and moved, also by callbacks during layout and display.
///
/// Each frame is compared pixel by pixel with the frame that a new painter makes of a copy of the tree.
let viewsTarget = FuzzTarget(
    "views", "view and layer operations with re-entrant callbacks; frames equal those of a new painter", shortRun: 60
) { choices in
    let scene = ViewScene(choices)
    defer { scene.close() }
    try reportingNothing {
        try choices.steps(upTo: 30) {
            choices.steps(upTo: 4) { scene.edit() }
            try scene.showFrame()
        }
    }
}

/// Keeps diagnostics off the standard error output.
@MainActor func reportingNothing(_ body: () throws -> Void) throws {
    _ = try Diagnostics.record(body)
}
