/// The command `componentflow run`.
package struct RunCommand: Hashable, Sendable {
    package static let usage =
        "componentflow run <product> [--package-path <folder>] [-- <arguments of the program>]"

    /// The executable product.
    package let product: String
    /// The folder of the package.
    package private(set) var folder = "."
    /// The arguments of the program.
    package private(set) var arguments: [String] = []

    /// Parses the arguments after `run`.
    package init(_ words: [String]) throws(InspectorClientError) {
        var rest = words[...]
        var product: String?
        while let word = rest.popFirst() {
            if word == "--" {
                arguments = Array(rest)
                break
            } else if word == "--package-path" {
                guard let folder = rest.popFirst() else { throw .usage("\(word) needs a value.") }
                self.folder = folder
            } else if word.hasPrefix("-") {
                throw .usage("There is no option \(word). Usage: \(Self.usage)")
            } else if product == nil {
                product = word
            } else {
                throw .usage("\(word) is one argument too many; arguments of the program follow --.")
            }
        }
        guard let product else { throw .usage("The product is missing. Usage: \(Self.usage)") }
        self.product = product
    }
}
