import ComponentFlow

/// Displays an error and a button that tries again.
struct ErrorMessage: CompositeComponent {
    let error: AppError
    @Behavior var retry: () -> Void

    var content: some Component<Empty> {
        VStack(spacing: 16) {
            Text(text: error.localizedDescription, alignment: .center)
            Button("Retry") { retry() }
        }
        .padding(16)
    }
}
