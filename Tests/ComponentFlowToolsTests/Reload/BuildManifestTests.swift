import Foundation
import InspectorClient
import Testing

/// The part of a build file that describes a program with one library.
func buildFile(folder: String) -> String {
    """
    client:
      name: basic
    commands:
      "/work/App.product/Objects.LinkFileList":
        tool: write-auxiliary-file
        inputs: ["<link>","\(folder)/App/View.swift.o"]
      "C.App-x86_64-unknown-linux-gnu-debug.exe":
        tool: shell
        inputs: ["\(folder)/Library/Value.swift.o","\(folder)/App/View.swift.o","\(folder)/App/Main.swift.o"]
        outputs: ["\(folder)/App"]
        args: ["swiftc","-o","\(folder)/App"]
      "C.App-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["\(folder)/Sources/App/View.swift","\(folder)/Sources/App/Main.swift","\(folder)/Modules/Library.swiftmodule"]
        outputs: ["\(folder)/App/View.swift.o","\(folder)/App/Main.swift.o","\(folder)/Modules/App.swiftmodule"]
        description: "Compiling Swift Module 'App' (2 sources)"
        args: ["swiftc","-module-name","App","-parseable-output","-g"]
      "C.Library-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["\(folder)/Sources/Library/Value.swift"]
        outputs: ["\(folder)/Library/Value.swift.o","\(folder)/Modules/Library.swiftmodule"]
        args: ["swiftc","-module-name","Library"]
      "C.Other-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["\(folder)/Sources/Other/Other.swift"]
        outputs: ["\(folder)/Other/Other.swift.o"]
        args: ["swiftc","-module-name","Other"]
    """
}

@Suite("The file of a build")
struct BuildManifestTests {
    private let manifest: BuildManifest

    init() throws {
        manifest = try BuildManifest(buildFile(folder: "/p"), product: "App")
    }

    @Test("The modules of a product are those whose object files are linked")
    func modules() {
        #expect(manifest.modules.map(\.name) == ["App", "Library"])
    }

    @Test("A source file belongs to the module that compiles it")
    func source() {
        #expect(manifest.module(of: "/p/Sources/Library/Value.swift")?.name == "Library")
    }

    @Test("A file that no module compiles belongs to none")
    func unknownSource() {
        #expect(manifest.module(of: "/p/Sources/App/New.swift") == nil)
    }

    @Test("Only a module that no other one imports is topmost")
    func topmost() {
        #expect(manifest.modules.map(\.isTopmost) == [true, false])
    }

    @Test("The command of a module prints its errors as text")
    func command() {
        #expect(manifest.modules[0].command == ["swiftc", "-module-name", "App", "-g"])
    }

    @Test("The folders of the sources are watched")
    func folders() {
        #expect(manifest.sourceFolders == ["/p/Sources/App", "/p/Sources/Library"])
    }

    @Test("A product that the file does not contain is an error")
    func unknownProduct() {
        #expect(throws: InspectorClientError.noProduct("Nothing")) {
            try BuildManifest(buildFile(folder: "/p"), product: "Nothing")
        }
    }

    @Test("A file with anything else is an error", arguments: ["", "args: [", "  \"C.App-a.exe\":\n    inputs: [1, {"])
    func otherText(text: String) {
        #expect(throws: InspectorClientError.noProduct("App")) { try BuildManifest(text, product: "App") }
    }
}
