import Foundation
import PackagePlugin

/// Packages a program; both command plug-ins contain this file, because plug-ins cannot depend on modules.
///
/// The program is built for release with the static Swift runtime, unless `--binary` names one that is already built.
struct Packaging {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// What `AppPackager` writes: `app` or `deb`.
    let format: String
    let context: PluginContext
    let packageManager: PackageManager

    func perform(_ arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let product = extractor.extractOption(named: "product").first
        let binary = try extractor.extractOption(named: "binary").first ?? build(product)
        let process = try Process.run(
            try context.tool(named: "AppPackager").url,
            arguments: [format, "--package", context.package.directoryURL.path, "--binary", binary]
                + extractor.remainingArguments)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: "The program was not packaged.") }
    }

    /// Builds a product, and returns the path of the program.
    private func build(_ product: String?) throws -> String {
        guard let product else { throw Failure(description: "Specify a product with --product NAME.") }
        var parameters = PackageManager.BuildParameters(configuration: .release, logging: .concise)
        parameters.otherSwiftcFlags = ["-static-stdlib"]
        let result = try packageManager.build(.product(product), parameters: parameters)
        let program = result.builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == product }
        guard result.succeeded, let program else {
            throw Failure(description: "The product \(product) was not built:\n\(result.logText)")
        }
        return program.url.path
    }
}
