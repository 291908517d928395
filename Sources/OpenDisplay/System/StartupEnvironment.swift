/// The environment variables that GTK reads before it starts.
enum StartupEnvironment {
    private static let displayNames = ["WAYLAND_DISPLAY", "DISPLAY", "BROADWAY_DISPLAY", "GDK_BACKEND"]
    /// If set to `1`, all windows are off-screen, even if there is a display.
    private static let offscreenName = "COMPONENTFLOW_OFFSCREEN"

    /// Returns whether the environment names a display server, so that connecting is worth an attempt.
    static func namesDisplay(_ environment: [String: String]) -> Bool {
        !requestsOffscreen(environment) && displayNames.contains { environment[$0]?.isEmpty == false }
    }

    /// Returns whether the user requests a program without windows.
    static func requestsOffscreen(_ environment: [String: String]) -> Bool {
        environment[offscreenName] == "1"
    }

    /// Returns the reason why connecting to a display server failed, as the end of a sentence that names the program.
    static func reasonForNoDisplay(_ environment: [String: String]) -> String {
        let named = displayNames.filter { environment[$0]?.isEmpty == false }
        let problem =
            named.isEmpty
            ? "cannot open a window: neither WAYLAND_DISPLAY nor DISPLAY is set."
            : "cannot open a window: no display server responds at "
                + named.map { "\($0)=\(environment[$0] ?? "")" }.joined(separator: ", ") + "."
        let hint = "Start the program in a desktop session, or set \(offscreenName)=1 to run it without windows."
        return "\(problem) \(hint)"
    }

    /// Returns the variables to set where the user has not set them.
    ///
    /// GDK initializes OpenGL even for the cairo renderer. Without a GPU, that loads a software driver, which doubles
    /// the time to the first frame (about 70 ms without it) and triples the memory (31 MB without it).
    static func defaults(hasGPU: Bool, environment: [String: String]) -> [(name: String, value: String)] {
        guard !hasGPU else { return [] }
        let desired = [(name: "GSK_RENDERER", value: "cairo"), (name: "GDK_DEBUG", value: "gl-disable")]
        if let renderer = environment["GSK_RENDERER"], renderer != "cairo" {
            return []
        }
        return desired.filter { environment[$0.name] == nil }
    }
}
