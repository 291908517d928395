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

    @Test("Without a GPU, GTK draws with Cairo and leaves OpenGL alone")
    func withoutGPU() {
        #expect(defaults(hasGPU: false, [:]) == ["GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable"])
        #expect(defaults(hasGPU: false, ["GSK_RENDERER": "cairo"]) == ["GDK_DEBUG": "gl-disable"])
    }

    @Test("With a GPU, or where the user chose, nothing is changed")
    func unchanged() {
        #expect(defaults(hasGPU: true, [:]).isEmpty)
        #expect(defaults(hasGPU: false, ["GSK_RENDERER": "gl"]).isEmpty)
        #expect(defaults(hasGPU: false, ["GDK_DEBUG": "frames"]) == ["GSK_RENDERER": "cairo"])
    }

    @Test("A display is sought where the environment names one")
    func namesDisplay() {
        #expect(!StartupEnvironment.namesDisplay([:]))
        #expect(!StartupEnvironment.namesDisplay(["DISPLAY": ""]))
        #expect(StartupEnvironment.namesDisplay(["DISPLAY": ":0"]))
        #expect(StartupEnvironment.namesDisplay(["WAYLAND_DISPLAY": "wayland-0"]))
        #expect(StartupEnvironment.namesDisplay(["BROADWAY_DISPLAY": ":5"]))
    }
}
