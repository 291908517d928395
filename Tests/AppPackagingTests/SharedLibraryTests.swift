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
}
