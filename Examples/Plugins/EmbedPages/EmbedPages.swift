import PackagePlugin

/// Lets `PageEmbedder` write the text of the gallery's pages into a source file, whenever one of them changed.
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
