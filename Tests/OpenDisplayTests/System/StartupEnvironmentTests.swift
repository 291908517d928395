import Testing

@testable import OpenDisplay

@Suite("Startup environment")
struct StartupEnvironmentTests {
    private func defaults(hasGPU: Bool, _ environment: [String: String]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: StartupEnvironment.defaults(hasGPU: hasGPU, environment: environment).map {
                ($0.name, $0.value)
            })
    }

    @Test("Without a GPU the startup environment selects GTK's Cairo renderer and disables OpenGL")
    func withoutGPU() {
        #expect(defaults(hasGPU: false, [:]) == ["GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable"])
        #expect(defaults(hasGPU: false, ["GSK_RENDERER": "cairo"]) == ["GDK_DEBUG": "gl-disable"])
    }

    @Test("With a GPU or a renderer chosen by the user, the startup environment is unchanged")
    func unchanged() {
        #expect(defaults(hasGPU: true, [:]).isEmpty)
        #expect(defaults(hasGPU: false, ["GSK_RENDERER": "gl"]).isEmpty)
        #expect(defaults(hasGPU: false, ["GDK_DEBUG": "frames"]) == ["GSK_RENDERER": "cairo"])
    }

    @Test("A display is available if the environment specifies one")
    func namesDisplay() {
        #expect(!StartupEnvironment.namesDisplay([:]))
        #expect(!StartupEnvironment.namesDisplay(["DISPLAY": ""]))
        #expect(StartupEnvironment.namesDisplay(["DISPLAY": ":0"]))
        #expect(StartupEnvironment.namesDisplay(["WAYLAND_DISPLAY": "wayland-0"]))
        #expect(StartupEnvironment.namesDisplay(["BROADWAY_DISPLAY": ":5"]))
    }
}
