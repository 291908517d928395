import Foundation
import PackagePlugin

/// Compiles the string catalogs of a target to Swift files, whenever a catalog changes.
@main
struct StringCatalogs: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let files = target.sourceModule?.sourceFiles.map(\.url) ?? []
        let catalogs = files.filter { $0.pathExtension == "xcstrings" }
        let compiler = try context.tool(named: "StringCatalogCompiler").url
        var names: Set<String> = []
        return catalogs.compactMap { catalog in
            let name = catalog.deletingPathExtension().lastPathComponent
            guard names.insert(name).inserted else {
                Diagnostics.error("The target \(target.name) has two string catalogs with the name \(name).")
                return nil
            }
            let output = context.pluginWorkDirectoryURL.appendingPathComponent("\(name).xcstrings.swift")
            return .buildCommand(
                displayName: "Compiling the string catalog \(name)", executable: compiler,
                arguments: [catalog.path, output.path], inputFiles: [catalog], outputFiles: [output])
        }
    }
}
