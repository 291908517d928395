import PackagePlugin

/// Runs `PageEmbedder` to write the source of the gallery's pages into a Swift file whenever a page changes.
@main
struct EmbedPages: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let pages = (target.sourceModule?.sourceFiles.map(\.url) ?? [])
            .filter { $0.deletingLastPathComponent().lastPathComponent == "Pages" }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("PageSources.swift")
        return [
            .buildCommand(
                displayName: "Embedding the code of the pages",
                executable: try context.tool(named: "PageEmbedder").url,
                arguments: [output.path] + pages.map(\.path), inputFiles: pages, outputFiles: [output])
        ]
    }
}
