import Foundation
import Testing

import AppPackaging

@Suite("The packages of shared libraries") struct SharedLibraryTests {
    private let program = URL(fileURLWithPath: "/nonexistent/Sample")

    @Test("dpkg-shlibdeps determines packages with versions")
    func versions() throws {
        let tools = FakeTools()
        tools.outputs["dpkg-shlibdeps"] = (
            "dpkg-shlibdeps: warning: a package could avoid a dependency\n"
                + "shlibs:Depends=libc6 (>= 2.34), libgtk-4-1 (>= 4.8.0)\n", 0
        )
        let found = try SharedLibraries(tools: tools).dependencies(of: program)
        #expect(found == ["libc6 (>= 2.34)", "libgtk-4-1 (>= 4.8.0)"])
    }

    @Test("Without dpkg-shlibdeps, the packages are those that contain the libraries")
    func installed() throws {
        let tools = FakeTools()
        tools.outputs["ldd"] = (
            "\tlinux-vdso.so.1 (0x00007ffd)\n\tlibgtk-4.so.1 => /nonexistent/libgtk-4.so.1 (0x00007f)\n"
                + "\t/lib64/ld-linux-x86-64.so.2 (0x00007f)\n", 0
        )
        tools.outputs["dpkg"] = ("libgtk-4-1:amd64, other: /nonexistent/libgtk-4.so.1\n", 0)
        #expect(try SharedLibraries(tools: tools).dependencies(of: program) == ["libgtk-4-1", "other"])
    }

    @Test("A library that is not found, or belongs to no package, is an error")
    func failures() {
        let tools = FakeTools()
        tools.outputs["ldd"] = ("\tlibswiftCore.so => not found\n", 0)
        #expect(throws: PackagingError.self) { try SharedLibraries(tools: tools).dependencies(of: program) }
        tools.outputs["ldd"] = ("\tlibx.so => /nonexistent/libx.so (0x0)\n", 0)
        tools.outputs["dpkg"] = ("dpkg-query: no path found matching pattern\n", 1)
        #expect(throws: PackagingError.self) { try SharedLibraries(tools: tools).dependencies(of: program) }
        tools.outputs = [:]
        #expect(throws: PackagingError.missingTool("ldd", package: "libc-bin")) {
            try SharedLibraries(tools: tools).dependencies(of: program)
        }
    }

    // MARK: Libraries that are loaded at run time

    /// Writes a file with a note, and returns the packages of its libraries.
    private func dependencies(note: String, size: Int? = nil, tools: FakeTools) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        var data = Data("ELF".utf8)
        for number in [4, UInt32(size ?? note.utf8.count + 1), 0x407C_0C0A] {
            withUnsafeBytes(of: UInt32(number).littleEndian) { data.append(contentsOf: $0) }
        }
        data += Data("FDO\0\(note)\0 more".utf8)
        try data.write(to: file)
        return try SharedLibraries(tools: tools).dependencies(of: file)
    }

    private func toolsWithCurl() -> FakeTools {
        let tools = FakeTools()
        tools.outputs["dpkg-shlibdeps"] = ("shlibs:Depends=libc6 (>= 2.34)\n", 0)
        tools.outputs["dpkg"] = ("libcurl4:amd64: /usr/lib/libcurl.so.4\n", 0)
        return tools
    }

    @Test("The packages of libraries that the program loads when it needs them are added")
    func loaded() throws {
        let note = #"[{"soname":["libcurl.so.4","libcurl-gnutls.so.4"],"priority":"required"}]"#
        #expect(try dependencies(note: note, tools: toolsWithCurl()) == ["libc6 (>= 2.34)", "libcurl4"])
    }

    @Test("A package that is a dependency already is not added")
    func loadedAndLinked() throws {
        let tools = toolsWithCurl()
        tools.outputs["dpkg-shlibdeps"] = ("shlibs:Depends=libcurl4 (>= 7.16.2)\n", 0)
        let note = #"[{"soname":["libcurl.so.4"],"priority":"required"}]"#
        #expect(try dependencies(note: note, tools: tools) == ["libcurl4 (>= 7.16.2)"])
    }

    @Test("Libraries that a program can do without are no dependencies")
    func optional() throws {
        let note = #"[{"soname":["libcurl.so.4"],"priority":"suggested"},{"soname":["libcurl.so.4"]}]"#
        #expect(try dependencies(note: note, tools: toolsWithCurl()) == ["libc6 (>= 2.34)"])
    }

    @Test("A loaded library that no package contains is an error")
    func loadedAndMissing() {
        let tools = toolsWithCurl()
        tools.outputs["dpkg"] = ("dpkg-query: no path found matching pattern\n", 1)
        let note = #"[{"soname":["libcurl.so.4"],"priority":"required"}]"#
        #expect(throws: PackagingError.self) { try dependencies(note: note, tools: tools) }
    }

    @Test(
        "Damaged notes are ignored",
        arguments: [("[{", nil), (#"{"soname":1}"#, nil), ("[]", 1_000), ("[]", 4_294_967_295)] as [(String, Int?)])
    func damaged(note: String, size: Int?) throws {
        #expect(try dependencies(note: note, size: size, tools: toolsWithCurl()) == ["libc6 (>= 2.34)"])
    }
}
