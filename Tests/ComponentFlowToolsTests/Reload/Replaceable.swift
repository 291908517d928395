import ComponentFlow

// What the tests of replaced code replace.

func replaceableTitle(_ count: Int) -> String {
    "old \(count)"
}

struct ReplaceableRecord {
    var number = 1
}

enum ReplaceableValues {
    static let number = 3
    static let action: @Sendable () -> Int = { 1 }
    static let list = [1, 2].map { $0 + 1 }
}

/// A component whose title comes from a function that is replaced.
struct ReplaceableRow: CompositeComponent {
    @Local var count = 0

    var content: some Component<Empty> {
        VStack {
            Text(replaceableTitle(count))
            Button("Count") { count += 1 }
        }
    }
}
