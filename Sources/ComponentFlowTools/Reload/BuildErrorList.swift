#if INSPECTOR

internal import ComponentFlow

/// The errors of a build: the first ones with file, line and message, and the number of the others.
struct BuildErrorList: CompositeComponent {
    let errors: [BuildError]

    private static let limit = 4
    private static let background = UIColor(red: 0.45, green: 0.06, blue: 0.09, alpha: 1)

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 10) {
            Text(
                errors.count == 1
                    ? "The program does not compile" : "The program does not compile: \(errors.count) errors"
            )
            .font(.subheadline.weight(.semibold))
            .foregroundColor(.white)
            for error in errors.prefix(Self.limit) {
                BuildErrorRow(error: error)
            }
            if errors.count > Self.limit {
                Text("and \(errors.count - Self.limit) more")
                    .font(.footnote)
                    .foregroundColor(UIColor.white.withAlphaComponent(0.75))
            }
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Self.background)
    }
}

private struct BuildErrorRow: CompositeComponent {
    let error: BuildError

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 2) {
            Text(error.place)
                .font(.caption.monospaced())
                .foregroundColor(UIColor.white.withAlphaComponent(0.75))
            Text(text: error.message)
                .font(.footnote)
                .foregroundColor(.white)
        }
    }
}

/// A message about a reload.
struct BuildMessage: CompositeComponent {
    let message: String

    private static let background = UIColor(white: 0.13, alpha: 1)

    var content: some Component<Empty> {
        Text(text: message)
            .font(.footnote)
            .foregroundColor(.white)
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Self.background)
    }
}

#endif
