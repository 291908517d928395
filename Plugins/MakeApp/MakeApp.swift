import PackagePlugin

/// The command `swift package make-app`: writes the files of an installed program and a Flatpak manifest.
@main
struct MakeApp: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try Packaging(format: "app", context: context, packageManager: packageManager).perform(arguments)
    }
}
