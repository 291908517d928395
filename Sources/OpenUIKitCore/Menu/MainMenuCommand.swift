/// A command of the standard menus, which is available only under a condition.
final class MainMenuCommand: UIKeyCommand {
    private let condition: @MainActor (UIResponder?) -> Bool
    private let body: @MainActor (UIResponder?) -> Void

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - condition: Returns whether the command is available from the responder with the focus.
    ///   - body: Performs the command.
    init(
        _ title: LocalizedString, _ input: String, _ modifiers: UIKeyModifierFlags = [],
        if condition: @escaping @MainActor (UIResponder?) -> Bool, body: @escaping @MainActor (UIResponder?) -> Void
    ) {
        self.condition = condition
        self.body = body
        super.init(title: UIMenu.mainText(title), input: input, modifierFlags: modifiers) { _ in }
    }

    override func isAvailable(from responder: UIResponder?) -> Bool {
        condition(responder)
    }

    @discardableResult
    override func perform(from responder: UIResponder?) -> Bool {
        guard condition(responder) else { return false }
        body(responder)
        return true
    }
}

extension UIMenu {
    /// Returns the standard menus of a program, many of whose sections are empty.
    static func standardMenus() -> UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                UIMenu(
                    title: ProcessInfo.processInfo.processName, identifier: .application,
                    children: [section(.about), section(.preferences), section(.quit, [quitCommand])]),
                UIMenu(
                    title: mainText(.BuiltIn.menuFile), identifier: .file,
                    children: [
                        section(.newScene), section(.open), section(.document), section(.close, [closeCommand]),
                        section(.print),
                    ]),
                UIMenu(
                    title: mainText(.BuiltIn.menuEdit), identifier: .edit,
                    children: [
                        section(.undoRedo, undoCommands),
                        section(.standardEdit, editElements(in: mainLanguage)), section(.find),
                    ]),
                UIMenu(
                    title: mainText(.BuiltIn.menuView), identifier: .view,
                    children: [section(.toolbar), section(.sidebar), section(.fullscreen, [fullScreenCommand])]),
                UIMenu(
                    title: mainText(.BuiltIn.menuWindow), identifier: .window, children: [section(.bringAllToFront)]),
                UIMenu(title: mainText(.BuiltIn.menuHelp), identifier: .help),
            ])
    }

    /// Returns a text of the framework in the language of the window with the keyboard focus.
    ///
    /// The menus are built again when the language of a window changes.
    fileprivate static func mainText(_ string: LocalizedString) -> String {
        string.text(in: mainLanguage)
    }

    /// The language of the program's menus.
    package static var mainLanguage: Language {
        UIApplication.shared.keyWindow?.traitCollection.language ?? .preferred
    }

    private static func section(_ identifier: Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static var quitCommand: UIKeyCommand {
        MainMenuCommand(.BuiltIn.menuQuit, "q", .control, if: { _ in UIApplication.shared.isRunning }) { _ in
            UIApplication.shared.terminate()
        }
    }

    private static var closeCommand: UIKeyCommand {
        // Windows without a scene of the application are closed by the program that created them.
        MainMenuCommand(.BuiltIn.menuCloseWindow, "w", .control, if: { _ in keyScene?.isConnected == true }) { _ in
            if let window = UIApplication.shared.keyWindow { UIApplication.shared.windowDidRequestClose(window) }
        }
    }

    private static var fullScreenCommand: UIKeyCommand {
        MainMenuCommand(.BuiltIn.menuFullScreen, UIKeyCommand.f11, if: { _ in keyScene != nil }) { _ in
            keyScene?.isFullScreen.toggle()
        }
    }

    private static var keyScene: UIWindowScene? { UIApplication.shared.keyWindow?.windowScene }

    private static var undoCommands: [UIKeyCommand] {
        [
            MainMenuCommand(.BuiltIn.undo, "z", .control, if: { $0?.undoManager?.canUndo == true }) {
                $0?.undoManager?.undo()
            },
            MainMenuCommand(.BuiltIn.redo, "z", [.control, .shift], if: { $0?.undoManager?.canRedo == true }) {
                $0?.undoManager?.redo()
            },
        ]
    }
}
