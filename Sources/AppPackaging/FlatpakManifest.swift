import Foundation

/// The manifest with which `flatpak-builder` builds an application from source.
public struct FlatpakManifest: Codable, Equatable {
    struct Source: Codable, Equatable {
        var type = "dir"
        var path: String
    }

    struct BuildOptions: Codable, Equatable {
        var appendPath: String
        var buildArguments: [String]

        enum CodingKeys: String, CodingKey {
            case appendPath = "append-path"
            case buildArguments = "build-args"
        }
    }

    struct Module: Codable, Equatable {
        var name: String
        var buildSystem = "simple"
        var buildOptions: BuildOptions
        var buildCommands: [String]
        var sources: [Source]

        enum CodingKeys: String, CodingKey {
            case name
            case buildSystem = "buildsystem"
            case buildOptions = "build-options"
            case buildCommands = "build-commands"
            case sources
        }
    }

    var identifier: String
    var runtime = "org.gnome.Platform"
    var runtimeVersion = "47"
    var sdk = "org.gnome.Sdk"
    var sdkExtensions = ["org.freedesktop.Sdk.Extension.swift6"]
    var command: String
    var finishArguments = ["--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri"]
    var modules: [Module]

    enum CodingKeys: String, CodingKey {
        case identifier = "id"
        case runtime
        case runtimeVersion = "runtime-version"
        case sdk
        case sdkExtensions = "sdk-extensions"
        case command
        case finishArguments = "finish-args"
        case modules
    }

    /// Creates a manifest.
    ///
    /// - Parameters:
    ///   - executable: The name of the product that is built.
    ///   - tree: The folder with the desktop file, the icon and the metadata, relative to the package.
    ///   - package: The folder of the Swift package, relative to the manifest.
    public init(_ app: AppDescription, executable: String, tree: String, package: String) {
        identifier = app.identifier
        command = executable
        let folder = "/app/lib/\(executable)"
        let build = "swift build -c release --static-swift-stdlib --product \(executable)"
        modules = [
            Module(
                name: executable,
                // Swift packages are downloaded while the program is built.
                buildOptions: BuildOptions(
                    appendPath: "/usr/lib/sdk/swift6/bin", buildArguments: ["--share=network"]),
                buildCommands: [
                    build, "install -Dm755 .build/release/\(executable) \(folder)/\(executable)",
                    "find .build/release/ -maxdepth 1 -name '*.resources' -exec cp -r {} \(folder)/ \\;",
                    "install -Dm644 \(tree)/usr/lib/\(executable)/Info.plist \(folder)/Info.plist",
                    "mkdir -p /app/bin", "ln -s ../lib/\(executable)/\(executable) /app/bin/\(executable)",
                    "mkdir -p /app/share", "cp -r \(tree)/usr/share/. /app/share/",
                ], sources: [Source(path: package)])
        ]
    }

    /// The contents of the JSON file.
    public func contents() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
