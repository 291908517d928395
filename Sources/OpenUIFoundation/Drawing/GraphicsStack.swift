/// The stack of drawing contexts of each thread; the context pushed last is the current one.
package enum GraphicsStack {
    private enum Entry {
        case context(CGContext)
        case bitmap(LazyBitmap)
        case nothing
    }

    private final class Entries {
        var list: [Entry] = []
    }

    private static let local = ThreadLocal<Entries>()

    private static var entries: Entries {
        if let entries = local.value { return entries }
        let entries = Entries()
        local.value = entries
        return entries
    }

    static var current: CGContext? {
        switch local.value?.list.last {
        case .context(let context): context
        case .bitmap(let bitmap): bitmap.context
        case .nothing, nil: nil
        }
    }

    package static func push(_ context: CGContext) {
        entries.list.append(.context(context))
    }

    /// Pushes an empty entry for a bitmap that could not be created, so that calls of push and pop stay balanced.
    static func pushEmpty() {
        entries.list.append(.nothing)
    }

    /// Pops the last entry; has no effect if the stack is empty.
    package static func pop() {
        _ = local.value?.list.popLast()
    }

    package static func withBitmap(_ bitmap: LazyBitmap, _ body: () -> Void) {
        let entries = self.entries
        let depth = entries.list.count
        entries.list.append(.bitmap(bitmap))
        body()
        entries.list.removeLast(max(0, entries.list.count - depth))
    }
}
