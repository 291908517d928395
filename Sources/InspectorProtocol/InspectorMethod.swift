/// A method of the protocol, which the program performs.
package enum InspectorMethod: String, CaseIterable, Sendable {
    case hello
    case attach
    case windows
    case components
    case views
    case layers
    case renderNodes
    case find
    case properties
    case set
    case reset
    case hitTest
    case screenshot
    case tap
    case type
    case key
    case scroll
    case wait
    case counters
    case record
    case updates
    case why
    case profile
    case verify
    case recordTimeline
    case timeline
    case frame
    case trace
    case recordSession
    case session
    case replay
    case saveTest
    case highlight
    case pick
    case overlay
    case clock
    case explode
    case previews
    case replaceCode
    case showBuild
    case saveState
    case restoreState

    /// What the method does, in one or two sentences.
    package var summary: String {
        switch self {
        case .hello: "Returns the version of the protocol, and the name and process of the program."
        case .attach:
            "Returns the number of the client. What requests with this number as owner begin ends when the client disconnects."
        case .windows: "Lists the windows of the program."
        case .components:
            "Lists the mounted components with type, path, key, frame, state and view, parents before children."
        case .views: "Lists the views with class, frame, layer and component, parents before children."
        case .layers: "Lists the layers with class, frame and view, parents before children."
        case .renderNodes:
            "Lists the nodes of Render that views display, with type, key, frame and view, parents before children."
        case .find: "Finds elements of the accessibility tree by name, role or identifier."
        case .properties:
            "Returns the properties of a component, view or layer: component values, state, environment, view and layer."
        case .set:
            "Sets a property of a view or layer, or a value of a component, and returns the Swift line that does the same. "
                + "The next update of the component may set a property of its view again."
        case .reset: "Shows the values of a component again that its parent describes, instead of those that were set."
        case .hitTest: "Returns the view, component and layer at a point of a window."
        case .screenshot: "Returns a picture of a window, view, component or layer, without running animations, as PNG."
        case .tap: "Taps the center of a node, or a point of a window."
        case .type: "Types a text with the keyboard into the focused view of a window."
        case .key: "Presses and releases a key in a window."
        case .scroll: "Scrolls with the touchpad at the center of a node, or at a point of a window."
        case .wait: "Waits until no animation runs, no frame is requested, and no image is being loaded."
        case .counters: "Returns the numbers of windows, components, views, layers and recorded updates."
        case .record: "Starts or stops recording updates. Starting discards earlier updates."
        case .updates: "Returns recorded updates with their reasons, the oldest first."
        case .why:
            "Returns the chain of causes of the last update of a component, or of an update, from effect to cause."
        case .profile: "Ranks the types of components by the time of their recorded updates, without those of children."
        case .verify:
            "Runs the updates that are skipped, too, or stops that, and returns the components that compare equal although they "
                + "would show something else. Starting discards earlier findings."
        case .recordTimeline: "Starts or stops recording frames. Starting discards earlier frames."
        case .timeline: "Returns recorded frames with the time of each phase, the oldest first."
        case .frame:
            "Returns the phases and updates of a frame, what led to its longest update, and its types of components by time."
        case .trace: "Returns recorded frames as a file for viewers of trace events, such as Perfetto."
        case .recordSession:
            "Starts or stops recording the input, frames, models and downloads of the program, to replay them. "
                + "Starting discards the earlier recording."
        case .session: "Returns the recording of the program, which a copy of it can replay."
        case .replay: "Replays the recording up to a time, in a copy of the program that was started to replay it."
        case .saveTest:
            "Returns the files of a test that replays the recording up to the present time and compares the picture, in a copy "
                + "of the program that replays it."
        case .highlight: "Outlines a node in its window, with its margins; without a node, removes the outline."
        case .pick:
            "Lets the user select a view of the program with the pointer, or stops it; returns what was selected last."
        case .overlay: "Shows overlays above the windows of the program, and returns which are shown."
        case .clock: "Slows down, pauses or continues the clock of animations, gestures and timers."
        case .explode:
            "Returns a picture of a window or view whose layers are drawn above each other, as PNG, and the corners of the layers."
        case .previews: "Returns a picture of the program's previews in all variants, as PNG."
        case .replaceCode:
            "Replaces the functions of the program by those of object files, and updates all components; or returns why that is "
                + "impossible."
        case .showBuild: "Shows the errors of a build above all windows, or a message; without both, removes them."
        case .saveState:
            "Returns the local values, the states of components and models, positions of scroll views and the keyboard focus, "
                + "and what of the state cannot be saved."
        case .restoreState: "Restores what saveState has returned, and returns what cannot be restored."
        }
    }

    package var parameters: [InspectorParameter] {
        switch self {
        case .hello: [.integer("protocol", "The version that the client supports.")]
        case .attach, .windows, .counters, .profile: []
        case .components, .views, .layers, .renderNodes:
            [
                .node("The node to begin with; by default all windows."),
                .integer("depth", "The largest number of levels below it; 64 by default."),
                .integer("limit", "The largest number of nodes; 2,000 by default, at most 10,000."),
            ]
        case .find:
            [
                .text("name", "A part of the name, in upper or lower case."),
                .text("role", "The role, for example button."),
                .text("identifier", "The accessibility identifier."), .window,
                .integer("limit", "The largest number of elements; 500 by default, at most 10,000."),
            ]
        case .properties: [.node("The node.", isRequired: true)]
        case .set:
            [
                .node("The view, component or layer.", isRequired: true),
                .text("property", "The name of the property.", isRequired: true),
                .any("value", "The value: a number, true or false, text, a color such as \"#ff8000\", or an array."),
            ]
        case .reset:
            [
                .node("The component.", isRequired: true),
                .text("property", "The name of the value; by default all that begin with component."),
            ]
        case .hitTest:
            [.number("x", "In points.", isRequired: true), .number("y", "In points.", isRequired: true), .window]
        case .screenshot:
            [
                .node("The node; by default the key window."),
                .number("scale", "The number of pixels per point; 1 by default."),
            ]
        case .tap: [.node("The node to tap."), .number("x", "In points."), .number("y", "In points."), .window]
        case .type: [.text("text", "The text, of at most 256 characters.", isRequired: true), .window]
        case .key:
            [
                .text(
                    "key", "A character, or the name of a key, for example return, tab, escape, left or f5.",
                    isRequired: true),
                .text("modifiers", "shift, control, alt or super, separated by +."), .window,
            ]
        case .scroll:
            [
                .node("The node to scroll."), .number("x", "In points."), .number("y", "In points."),
                .number("dx", "The horizontal distance in points, positive towards the end of the content."),
                .number("dy", "The vertical distance in points, positive towards the end of the content."), .window,
            ]
        case .wait: [.number("timeout", "The longest time in seconds; 5 by default, at most 30.")]
        case .record: [.boolean("enabled", "Whether updates are recorded.", isRequired: true)]
        case .updates:
            [
                .integer("since", "Only updates with a greater number."),
                .integer("limit", "The largest number of updates; 200 by default, at most 2,000."),
                .node("Only updates of this component."), .wait,
            ]
        case .why: [.node("The component."), .integer("update", "The number of an update."), .wait]
        case .verify: [.boolean("enabled", "Whether skipped updates are verified; by default as before.")]
        case .recordTimeline: [.boolean("enabled", "Whether frames are recorded.", isRequired: true)]
        case .timeline:
            [
                .integer("since", "Only frames with a greater number."),
                .integer("limit", "The largest number of frames, the last ones; 600 by default, at most 8,640."),
                .number("seconds", "Only frames of the last seconds before the last one; 60 by default, at most 600."),
            ]
        case .frame: [.integer("number", "The number of the frame.", isRequired: true), .wait]
        case .trace:
            [.number("seconds", "Only frames of the last seconds before the last one; 60 by default, at most 600.")]
        case .recordSession:
            [
                .boolean("enabled", "Whether the program is recorded; by default as before."),
                .boolean("checksums", "Whether frames of off-screen windows have a checksum of their pixels."),
            ]
        case .session: []
        case .replay:
            [.number("time", "The time since the beginning of the recording, in seconds; by default the present one.")]
        case .saveTest: [.text("name", "The name of the test, an identifier.", isRequired: true)]
        case .highlight: [.node("The node.")]
        case .pick:
            [.boolean("enabled", "Whether the next click selects a view instead of being received by the program.")]
        case .overlay:
            [
                InspectorParameter(
                    name: "modes", kind: .any,
                    summary:
                        "The names of the overlays, an array or separated by commas; by default as before. There are "
                        + OverlayMode.allCases.map(\.rawValue).joined(separator: ", ") + ", and none.",
                    isRequired: false)
            ]
        case .clock:
            [.number("speed", "The speed: 0 pauses, 0.1 is ten times slower, 1 is normal; by default as before.")]
        case .explode:
            [
                .node("The view or layer; by default the key window."),
                .number("yaw", "The rotation around the vertical axis in degrees; 35 by default."),
                .number("pitch", "The rotation around the horizontal axis in degrees; 20 by default."),
                .number("spacing", "The distance between layers in points; 24 by default."),
                .number("scale", "The number of pixels per point; 1 by default."),
            ]
        case .previews:
            [
                .text("name", "Only the preview with this name."),
                .boolean("list", "Whether the names of the previews are returned instead of a picture."),
                .number("scale", "The number of pixels per point; 1 by default."),
            ]
        case .replaceCode:
            [
                .any(
                    "files",
                    "The object files, each an object with the path \"object\" and, unless the source file is new, "
                        + "\"previous\", the path of the object file that the program contains.")
            ]
        case .showBuild:
            [
                InspectorParameter(
                    name: "errors", kind: .any,
                    summary: "The errors, objects with \"file\", \"line\", \"column\" and \"message\".",
                    isRequired: false),
                .text("message", "The message, which is removed after a few seconds."),
            ]
        case .saveState: []
        case .restoreState:
            [
                .any("state", "The state."),
                InspectorParameter(
                    name: "models", kind: .any, summary: "The states of the models, by name; none by default.",
                    isRequired: false),
            ]
        }
    }

    /// The parameter with which a request of the method begins something that lasts; `nil` for other methods.
    package var effectParameter: String? {
        switch self {
        case .record, .verify, .recordTimeline, .recordSession, .pick: "enabled"
        case .highlight: "node"
        case .overlay: "modes"
        case .clock: "speed"
        default: nil
        }
    }

    /// Whether the result contains only what has changed since a version, if a request has the parameter `since`.
    package var returnsChanges: Bool {
        switch self {
        case .windows, .components, .views, .layers, .renderNodes, .find, .properties, .profile, .verify: true
        default: false
        }
    }

    /// Whether the result is a picture.
    package var isPicture: Bool {
        self == .screenshot || self == .previews || self == .explode
    }

    /// Whether the method is a tool for coding agents; the others belong to the first message, to `componentflow run`,
    /// `componentflow record` and `componentflow replay`.
    package var isTool: Bool {
        switch self {
        case .hello, .attach, .replaceCode, .showBuild, .saveState, .restoreState, .session, .replay, .saveTest: false
        default: true
        }
    }
}

/// A parameter of a method.
package struct InspectorParameter: Hashable, Sendable {
    /// The type of a parameter, as JSON Schema names it.
    package enum Kind: String, Sendable {
        case string
        case number
        case integer
        case boolean
        /// Any JSON value.
        case any
    }

    package let name: String
    package let kind: Kind
    package let summary: String
    package let isRequired: Bool

    static func text(_ name: String, _ summary: String, isRequired: Bool = false) -> Self {
        Self(name: name, kind: .string, summary: summary, isRequired: isRequired)
    }

    static func number(_ name: String, _ summary: String, isRequired: Bool = false) -> Self {
        Self(name: name, kind: .number, summary: summary, isRequired: isRequired)
    }

    static func integer(_ name: String, _ summary: String, isRequired: Bool = false) -> Self {
        Self(name: name, kind: .integer, summary: summary, isRequired: isRequired)
    }

    static func boolean(_ name: String, _ summary: String, isRequired: Bool = false) -> Self {
        Self(name: name, kind: .boolean, summary: summary, isRequired: isRequired)
    }

    static func any(_ name: String, _ summary: String) -> Self {
        Self(name: name, kind: .any, summary: summary, isRequired: true)
    }

    /// The identifier of a node: `c`, `v` or `l` and a number.
    static func node(_ summary: String, isRequired: Bool = false) -> Self {
        Self(name: "node", kind: .string, summary: summary, isRequired: isRequired)
    }

    /// A file of the client, which is no parameter of a method.
    package static let file = Self(
        name: "file", kind: .string, summary: "The path of the file that is written.", isRequired: true)

    static let wait = Self.boolean(
        "wait",
        "Whether the response waits for the places of changes in the source, which takes seconds; true by default.")

    static let window = Self(
        name: "window", kind: .string, summary: "The window, a view; by default the key window.", isRequired: false)
}
