import Foundation
import Testing

import OpenDisplay

@Suite struct ProgramFolderTests {
    private func path(
        _ identifier: String, _ environment: [String: String], in folder: ProgramFolder = .state
    ) -> String? {
        folder.url(of: identifier, environment: environment)?.path
    }

    @Test("The state of a program is in the user's folder for state")
    func specified() {
        let environment = ["XDG_STATE_HOME": "/state", "HOME": "/home/anna"]
        #expect(path("org.example.Notes", environment) == "/state/org.example.Notes")
    }

    @Test("The settings of a program are in the user's folder for configuration")
    func settings() {
        let home = ["HOME": "/home/anna"]
        #expect(path("Notes", home, in: .settings) == "/home/anna/.config/Notes")
        let specified = ["XDG_CONFIG_HOME": "/config", "XDG_STATE_HOME": "/state", "HOME": "/home/anna"]
        #expect(path("Notes", specified, in: .settings) == "/config/Notes")
    }

    @Test("Without a folder in the environment, or with a relative one, the folder is in the home folder")
    func standard() {
        #expect(path("Notes", ["HOME": "/home/anna"]) == "/home/anna/.local/state/Notes")
        #expect(path("Notes", ["HOME": "/home/anna", "XDG_STATE_HOME": "state"]) == "/home/anna/.local/state/Notes")
        #expect(path("Notes", [:]) == nil)
    }

    @Test("An identifier does not lead out of the folder", arguments: ["..", ".", "", "../../etc"])
    func identifiers(identifier: String) {
        let path = path(identifier, ["XDG_STATE_HOME": "/state"])
        #expect(path == nil || path == "/state/.._.._etc")
    }
}
