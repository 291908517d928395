import Foundation

/// The builds of a product.
package protocol Builder: AnyObject {
    /// What the last complete build has written about the product.
    var manifest: BuildManifest { get throws(InspectorClientError) }
    /// Builds the product with everything that it depends on.
    func buildProduct() throws(InspectorClientError) -> BuildOutcome
    /// Compiles the files of a module that have changed, and those that depend on them.
    func compile(_ module: BuildManifest.Module) throws(InspectorClientError) -> BuildOutcome
}

/// The result of a build.
package struct BuildOutcome: Hashable, Sendable {
    /// The errors; empty if the build succeeded.
    package let errors: [CompilerDiagnostic]

    /// Whether the build failed only because files were changed meanwhile, which the watcher reports.
    package var isSuperseded: Bool {
        !errors.isEmpty && errors.allSatisfy { $0.message.hasSuffix("was modified during the build") }
    }

    package init(errors: [CompilerDiagnostic]) {
        self.errors = errors
    }

    /// Creates the result of a command; one that fails without a known error has one with the end of its output.
    init(status: Int32, output: String) {
        let errors = status == 0 ? [] : CompilerDiagnostic.errors(in: output)
        let end = output.split(whereSeparator: \.isNewline).suffix(3).joined(separator: "\n")
        let unknown = CompilerDiagnostic(file: "", line: 0, column: 0, message: end.isEmpty ? "The build failed." : end)
        self.errors = status != 0 && errors.isEmpty ? [unknown] : errors
    }
}

/// The builds of a product of a package by SwiftPM.
package final class PackageBuilder: Builder {
    private let product: String
    /// The absolute path of the package.
    private let folder: String
    private let print: (String) -> Void

    package init(_ command: RunCommand, print: @escaping (String) -> Void) {
        product = command.product
        folder = URL(fileURLWithPath: command.folder, isDirectory: true).standardizedFileURL.path
        self.print = print
    }

    /// The folder with the products of debug builds.
    package var products: String {
        "\(folder)/.build/debug"
    }

    /// The path of the program.
    package var executable: String {
        "\(products)/\(product)"
    }

    package var manifest: BuildManifest {
        get throws(InspectorClientError) {
            let path = "\(folder)/.build/debug.yaml"
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                throw .noProduct(product)
            }
            return try BuildManifest(text, product: product)
        }
    }

    package func buildProduct() throws(InspectorClientError) -> BuildOutcome {
        try run(["swift", "build", "--package-path", folder, "--product", product])
    }

    package func compile(_ module: BuildManifest.Module) throws(InspectorClientError) -> BuildOutcome {
        try run(module.command)
    }

    private func run(_ arguments: [String]) throws(InspectorClientError) -> BuildOutcome {
        let result = try ChildProcess.output(of: arguments, in: folder)
        let outcome = BuildOutcome(status: result.status, output: result.text)
        guard !outcome.isSuperseded else { return outcome }
        for error in outcome.errors {
            print(error.line > 0 ? "\(error.file):\(error.line):\(error.column): \(error.message)" : error.message)
        }
        return outcome
    }
}
