import Foundation
import Testing

import AppPackaging

@Suite("Packaging") struct PackagingCommandTests {
    /// Whether the programs of Debian are installed, as `make test` does, and always in CI.
    private static let canBuildPackages =
        ["dpkg-deb", "dpkg-shlibdeps", "strip", "desktop-file-validate", "appstreamcli", "lintian"]
        .allSatisfy(SystemTools().isInstalled) || ProcessInfo.processInfo.environment["CI"] != nil

    @Test("Arguments that are missing or unknown are reported with the usage")
    func usage() {
        for arguments in [[], ["zip"], ["app"], ["deb", "--binary"], ["app", "--binary", "a", "--colour", "red"]] {
            #expect(throws: PackagingError.self) { try PackagingCommand(arguments) }
        }
    }

    @Test("The description and the results are in the folder of the package, unless others are specified")
    func defaults() throws {
        let command = try PackagingCommand(["app", "--package", "/p", "--binary", "/b/Sample"])
        #expect(command.description.path == "/p/Packaging/Sample.json")
        #expect(command.output.path == "/p/.app")
        let other = try PackagingCommand(["deb", "--binary", "/b/S", "--description", "/d.json", "--output", "/o"])
        #expect(other.kind == .deb)
        #expect(other.description.path == "/d.json")
        #expect(other.output.path == "/o")
    }

    @Test("The program is installed with the resources beside it, and a link leads to it")
    func tree() throws {
        let sample = try Sample()
        let tools = FakeTools()
        tools.outputs["strip"] = ("", 0)
        let messages = try sample.command("app").run(tools: tools)
        #expect(messages.contains("desktop-file-validate: not installed, skipped"))
        let files = FileManager.default
        let program = sample.tree.appendingPathComponent("usr/lib/Sample/Sample")
        #expect(files.isExecutableFile(atPath: program.path))
        #expect(
            files.fileExists(
                atPath: sample.tree.appendingPathComponent("usr/lib/Sample/Sample_Data.resources/text.txt").path))
        #expect(files.fileExists(atPath: sample.tree.appendingPathComponent("usr/lib/Sample/Info.plist").path))
        let link = sample.tree.appendingPathComponent("usr/bin/Sample")
        #expect(link.resolvingSymlinksInPath() == program.resolvingSymlinksInPath())
        let share = try files.subpathsOfDirectory(atPath: sample.tree.appendingPathComponent("usr/share").path)
        #expect(share.contains("applications/org.example.Sample.desktop"))
        #expect(share.contains("metainfo/org.example.Sample.metainfo.xml"))
        #expect(share.contains("icons/hicolor/scalable/apps/org.example.Sample.svg"))
        #expect(tools.calls.first?.first == "strip")
        #expect(files.fileExists(atPath: sample.output.appendingPathComponent("org.example.Sample.json").path))
    }

    @Test("Packaging again replaces the files of the last time")
    func again() throws {
        let sample = try Sample()
        let tools = FakeTools()
        tools.outputs["strip"] = ("", 0)
        _ = try sample.command("app").run(tools: tools)
        let old = sample.tree.appendingPathComponent("usr/old")
        try "old".write(to: old, atomically: true, encoding: .utf8)
        _ = try sample.command("app").run(tools: tools)
        #expect(!FileManager.default.fileExists(atPath: old.path))
    }

    @Test("An error of a program that checks the files is reported with its output")
    func invalidFiles() throws {
        let sample = try Sample()
        let tools = FakeTools()
        tools.outputs["strip"] = ("", 0)
        tools.outputs["desktop-file-validate"] = ("error: unknown key", 1)
        #expect(throws: PackagingError.failedTool("desktop-file-validate", output: "error: unknown key")) {
            try sample.command("app").run(tools: tools)
        }
    }

    @Test("A program that does not exist is reported")
    func missingProgram() throws {
        let sample = try Sample()
        try FileManager.default.removeItem(at: sample.binary)
        #expect(throws: PackagingError.unreadableFile(sample.binary.standardizedFileURL.path)) {
            try sample.command("app").run(tools: FakeTools())
        }
    }

    @Test("A Debian package passes the checks of Debian and contains the program", .enabled(if: canBuildPackages))
    func debianPackage() throws {
        let sample = try Sample()
        let tools = SystemTools()
        let messages = try sample.command("deb").run(tools: tools)
        #expect(messages.contains { $0.hasPrefix("desktop-file-validate: no problems") })
        #expect(messages.contains { $0.hasPrefix("appstreamcli: ") })
        let package = try #require(
            try FileManager.default.contentsOfDirectory(atPath: sample.output.path).first { $0.hasSuffix(".deb") })
        #expect(package.hasPrefix("sample_1.2_"))
        let file = sample.output.appendingPathComponent(package).path
        let fields = try tools.run("dpkg-deb", ["-f", file, "Package", "Version", "Depends"], in: nil).output
        #expect(fields.contains("Package: sample"))
        #expect(fields.contains("libc6 (>= "))
        let contents = try tools.run("dpkg-deb", ["-c", file], in: nil).output
        #expect(contents.contains("root/root"))
        #expect(contents.contains("./usr/bin/Sample -> ../lib/Sample/Sample"))
        let folder = sample.folder.appendingPathComponent("root").path
        #expect(try tools.run("dpkg-deb", ["-x", file, folder], in: nil).code == 0)
        let sums = sample.tree.appendingPathComponent("DEBIAN/md5sums").path
        let check = try tools.run("md5sum", ["-c", sums], in: URL(fileURLWithPath: folder))
        #expect(check.code == 0, "\(check.output)")
        let started = try tools.run("bash", ["-c", "\(folder)/usr/bin/Sample echo works"], in: nil)
        #expect(started.output == "works\n")
    }
}
