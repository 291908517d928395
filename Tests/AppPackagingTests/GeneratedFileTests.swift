import Foundation
import Testing

@testable import AppPackaging

@Suite("Generated files of a package") struct GeneratedFileTests {
    private func package(_ app: AppDescription, executable: String = "Sample") -> DebianPackage {
        let tools = FakeTools()
        return DebianPackage(
            AppTree(app, executable: executable, root: URL(fileURLWithPath: "/nonexistent"), tools: tools), tools: tools
        )
    }

    @Test("A desktop entry names program, icon and window class")
    func desktopEntry() throws {
        let lines = DesktopEntry.contents(try Sample().app(), executable: "Sample").split(separator: "\n")
        #expect(lines.first == "[Desktop Entry]")
        #expect(lines.contains("Name=Sample & Co"))
        #expect(lines.contains("Exec=Sample"))
        #expect(lines.contains("Icon=org.example.Sample"))
        #expect(lines.contains("StartupWMClass=org.example.Sample"))
        #expect(lines.contains("Categories=Utility;"))
    }

    @Test("A program that opens files receives them as arguments; special characters are escaped")
    func openedFiles() throws {
        var app = try Sample().app()
        app.mimeTypes = ["text/plain", "image/png"]
        app.keywords = ["a;b", "c\\d"]
        let lines = DesktopEntry.contents(app, executable: "Sample").split(separator: "\n")
        #expect(lines.contains("Exec=Sample %U"))
        #expect(lines.contains("MimeType=text/plain;image/png;"))
        #expect(lines.contains("Keywords=a\\;b;c\\\\d;"))
    }

    @Test("The AppStream metadata is XML with the paragraphs of the description")
    func metainfo() throws {
        let text = Metainfo.contents(try Sample().app(), executable: "Sample")
        #expect(text.contains("<name>Sample &amp; Co</name>"))
        #expect(text.contains("<p>The first paragraph, with &lt;angle&gt; brackets.</p>"))
        #expect(text.contains("<release version=\"1.2\" date=\"2026-11-23\"/>"))
        #expect(text.contains("<developer_name>Ada Lovelace</developer_name>"))
    }

    @Test("The properties of the bundle are the identifier, the name and the version")
    func bundle() throws {
        let data = try BundleInformation.contents(try Sample().app())
        let properties = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
        #expect(
            properties == [
                "CFBundleIdentifier": "org.example.Sample", "CFBundleName": "Sample & Co",
                "CFBundleShortVersionString": "1.2",
            ])
    }

    @Test("The Flatpak manifest builds the product and installs its resources and metadata")
    func flatpak() throws {
        let manifest = FlatpakManifest(
            try Sample().app(), executable: "Sample", tree: ".app/org.example.Sample", package: "..")
        let text = try manifest.contents()
        #expect(try JSONDecoder().decode(FlatpakManifest.self, from: Data(text.utf8)) == manifest)
        #expect(text.contains("\"id\" : \"org.example.Sample\""))
        #expect(text.contains("swift build -c release --static-swift-stdlib --product Sample"))
        #expect(
            text.contains("install -Dm644 .app/org.example.Sample/usr/lib/Sample/Info.plist /app/lib/Sample/Info.plist")
        )
        #expect(text.contains("cp -r .app/org.example.Sample/usr/share/. /app/share/"))
    }

    @Test(
        "The name of a Debian package has the characters that are allowed",
        arguments: [("Sample", "sample"), ("My_App", "my-app"), ("-x1", "x1"), ("A", "app-a"), ("a.b+c", "a.b+c")])
    func packageName(executable: String, expected: String) throws {
        #expect(package(try Sample().app(), executable: executable).name == expected)
    }

    @Test("The control file has short lines, and a line with a period between paragraphs")
    func control() throws {
        var app = try Sample().app()
        app.description[0] = Array(repeating: "word", count: 40).joined(separator: " ")
        let text = package(app).control(architecture: "amd64", dependencies: ["libc6 (>= 2.34)", "libx"], size: 12)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.contains("Depends: libc6 (>= 2.34), libx"))
        #expect(lines.contains("Installed-Size: 12"))
        #expect(lines.contains(" ."))
        #expect(lines.filter { $0.hasPrefix(" ") }.allSatisfy { $0.count <= 79 })
        #expect(text.hasSuffix(" The second one.\n"))
    }

    @Test("The changelog has the date of the version")
    func changelog() throws {
        #expect(DebianPackage.mailDate("2026-11-23") == "Mon, 23 Nov 2026 00:00:00 +0000")
        #expect(package(try Sample().app()).changelog.hasPrefix("sample (1.2) unstable; urgency=medium\n"))
    }

    @Test("Hyphens, backslashes and leading periods are escaped in the manual page")
    func manualPage() throws {
        var app = try Sample().app()
        app.description = [".dot and back\\slash and a-b"]
        #expect(package(app).manualPage.contains("\\&.dot and back\\eslash and a\\-b"))
    }
}
