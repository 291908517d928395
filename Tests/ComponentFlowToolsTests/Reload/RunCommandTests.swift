import InspectorClient
import Testing

@Suite("The command run")
struct RunCommandTests {
    @Test("The product, the package and the arguments of the program are read")
    func all() throws {
        let command = try RunCommand(["--package-path", "Examples", "Photos", "--", "--count", "5000"])
        #expect(command.product == "Photos")
        #expect(command.folder == "Examples")
        #expect(command.arguments == ["--count", "5000"])
    }

    @Test("The package is in the current folder unless another one is specified")
    func defaultFolder() throws {
        #expect(try RunCommand(["Photos"]).folder == ".")
    }

    @Test(
        "Arguments that cannot be understood are refused with what to write instead",
        arguments: [
            ([], "The product is missing. Usage: \(RunCommand.usage)"),
            (["--fast", "A"], "There is no option --fast. Usage: \(RunCommand.usage)"),
            (["A", "B"], "B is one argument too many; arguments of the program follow --."),
            (["A", "--package-path"], "--package-path needs a value."),
        ])
    func refused(arguments: [String], message: String) {
        #expect(throws: InspectorClientError.usage(message)) { try RunCommand(arguments) }
    }
}

@Suite("The errors in the output of a build")
struct CompilerDiagnosticTests {
    private func errors(_ output: String) -> [CompilerDiagnostic] {
        CompilerDiagnostic.errors(in: output)
    }

    @Test("An error has file, line, column and message")
    func place() {
        let output = """
            [3/7] Compiling App View.swift
            /tmp/a b/View.swift:12:7: error: cannot find 'x' in scope: it is missing
             10 | let y = 1
            """
        #expect(
            errors(output) == [
                CompilerDiagnostic(
                    file: "/tmp/a b/View.swift", line: 12, column: 7,
                    message: "cannot find 'x' in scope: it is missing")
            ])
    }

    @Test("An error that the output contains twice is reported once")
    func twice() {
        let line = "/a.swift:1:2: error: b"
        #expect(errors("\(line)\n\(line)\n").count == 1)
    }

    @Test("Warnings, notes and lines of the code are no errors")
    func others() {
        let output = """
            /a.swift:1:2: warning: unused
            /a.swift:1:2: note: an error: here
             4 |     print("error: no")
               |     `- error: cannot find 'x' in scope
            """
        #expect(errors(output).isEmpty)
    }

    @Test("An error without a place has line 0")
    func withoutPlace() {
        #expect(
            errors("error: no such module") == [
                CompilerDiagnostic(file: "", line: 0, column: 0, message: "no such module")
            ])
    }
}
