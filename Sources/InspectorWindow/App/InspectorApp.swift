import ComponentFlow
import InspectorProtocol

/// The inspector: shows the components, views and layers of another program, edits their properties, and explains updates.
///
///     componentflow-inspector                 the only program that can be inspected, or a list of them
///     componentflow-inspector Notes
///     componentflow-inspector 4711
package struct InspectorApp: ComponentApp {
    package static var identifier: String { "org.componentflow.Inspector" }

    private let chooser: ProgramChooser

    /// Returns why the arguments, without the name of the program, are not understood; `nil` if they are.
    package nonisolated static func mistake(in arguments: some Collection<String>) -> String? {
        if let option = arguments.first(where: { $0.hasPrefix("-") }) { return "There is no option \(option)." }
        return arguments.count > 1 ? "The only argument is the name or the process of a program." : nil
    }

    package init() {
        chooser = ProgramChooser(directory: SocketDirectory(), desired: CommandLine.arguments.dropFirst().first)
        chooser.leaveAtTermination()
    }

    package var body: some Scene {
        Window("Inspector") { InspectorRoot(chooser: chooser) }
            .defaultSize(width: 1320, height: 880)
            .windowSize(minimum: CGSize(width: 900, height: 560))
            .restorationBehavior(.disabled)
            .commands { InspectorCommands(chooser: chooser).commands }
    }
}
