import ComponentFlow

/// Displays an error and a button that tries again.
struct ErrorMessage: CompositeComponent {
    let message: String
    @Behavior var retry: () -> Void

    init(error: any Error, retry: @escaping () -> Void) {
        message = error.localizedDescription
        self.retry = retry
    }

    var content: some Component<Empty> {
        VStack(spacing: 16) {
            Text(text: message, alignment: .center)
            Button("Retry") { retry() }
        }
        .padding(16)
    }
}
