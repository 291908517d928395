/// What a component presents, and the identity by which it is distinguished from what it presents next.
struct PresentationRequest<EnvironmentType>: Equatable {
    enum Content: Equatable {
        case sheet(AnyComponent<EnvironmentType>)
        case fullScreen(AnyComponent<EnvironmentType>)
        case popover(AnyComponent<EnvironmentType>, UIPopoverArrowDirection)
        case alert(AlertDescription)
        case confirmationDialog(AlertDescription)
        case files(FileDialogDescription)
    }

    /// `true` for a presentation by a Boolean value, otherwise the id of the item.
    let id: AnyHashable
    let content: Content

    /// The description of an alert or a confirmation dialog.
    var alert: AlertDescription? {
        switch content {
        case .alert(let description), .confirmationDialog(let description): description
        case .sheet, .fullScreen, .popover, .files: nil
        }
    }

    /// The description of a file dialog.
    var files: FileDialogDescription? {
        if case .files(let description) = content { description } else { nil }
    }

    /// The component of a screen.
    var screen: AnyComponent<EnvironmentType>? {
        switch content {
        case .sheet(let component), .fullScreen(let component), .popover(let component, _): component
        case .alert, .confirmationDialog, .files: nil
        }
    }

    /// Returns whether the controller of one request can show the other one, so that nothing has to be dismissed.
    func isSame(as other: PresentationRequest) -> Bool {
        id == other.id && kind == other.kind && alert?.buttons == other.alert?.buttons
            && alert?.fieldKinds == other.alert?.fieldKinds
    }

    private enum Kind {
        case sheet, fullScreen, popover, alert, confirmationDialog, files
    }

    private var kind: Kind {
        switch content {
        case .sheet: .sheet
        case .fullScreen: .fullScreen
        case .popover: .popover
        case .alert: .alert
        case .confirmationDialog: .confirmationDialog
        case .files: .files
        }
    }
}

/// The texts and actions of an alert.
struct AlertDescription: Equatable {
    /// What cannot be changed while the alert is shown.
    struct ButtonKind: Equatable {
        let title: String
        let role: UIButton.Role
    }

    /// What cannot be changed of a text field while the alert is shown.
    struct FieldKind: Equatable {
        let placeholder: String
        let isSecure: Bool
    }

    let title: String
    let message: String?
    let fields: [TextField]
    let actions: [MenuItem]

    init(title: String, message: String?, actions: [MenuItem]) {
        self.title = title
        self.message = message
        fields = actions.compactMap(\.textField)
        self.actions = actions.flattened
    }

    var buttons: [ButtonKind] {
        actions.map { ButtonKind(title: $0.title, role: $0.role) }
    }

    var fieldKinds: [FieldKind] {
        fields.map { FieldKind(placeholder: $0.placeholder, isSecure: $0.isSecure) }
    }
}
