import PackagePlugin

/// The command `swift package make-deb`: builds a Debian package of a program.
@main
struct MakeDeb: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try Packaging(format: "deb", context: context, packageManager: packageManager).perform(arguments)
    }
}
