import Fuzzing
import OpenCoreGraphics
import OpenUIKit

/// Views and layers that are created, changed, animated and moved, including by re-entrant callbacks.
///
/// Each frame is compared pixel by pixel with the output of a new painter for a copy of the tree.
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

/// Discards diagnostics instead of writing them to standard error.
@MainActor func reportingNothing(_ body: () throws -> Void) throws {
    _ = try Diagnostics.record(body)
}
