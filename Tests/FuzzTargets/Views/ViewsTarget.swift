import Fuzzing
import OpenCoreGraphics
import OpenUIKit

/// Views and layers that are created, changed, animated and moved, including by re-entrant callbacks.
///
/// Each frame is compared pixel by pixel with the output of a new painter for a copy of the tree.
let viewsTarget = FuzzTarget(
    "views", "view and layer operations with re-entrant callbacks; frames equal those of a new painter", shortRun: 60
) { choices in
    try showFrames(of: ViewScene(choices))
}

/// Views at whole pixels without animations, transforms but translations, and effects: their frames are equal in every pixel.
let plainViewsTarget = FuzzTarget(
    "plain-views", "operations of views at whole pixels; frames equal those of a new painter exactly", shortRun: 60
) { choices in
    try showFrames(of: ViewScene(choices, isPlain: true))
}

@MainActor private func showFrames(of scene: ViewScene) throws {
    defer { scene.close() }
    let choices = scene.choices
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
