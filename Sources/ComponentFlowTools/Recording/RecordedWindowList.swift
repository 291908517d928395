#if INSPECTOR

internal import ComponentFlow
internal import OpenQuartzCore

/// The numbers of windows in a recording, in the order in which the windows were opened.
@MainActor
struct RecordedWindowList {
    private struct Entry {
        weak var window: UIWindow?
        let number: Int
    }

    private var entries: [Entry] = []
    /// How each window was when it was opened.
    private(set) var descriptions: [RecordedWindow] = []

    /// The windows that exist, with their numbers.
    var open: [(number: Int, window: UIWindow)] {
        entries.compactMap { entry in entry.window.map { (entry.number, $0) } }
    }

    mutating func removeAll() {
        self = RecordedWindowList()
    }

    /// Adds a window, and returns its number.
    @discardableResult
    mutating func add(_ window: UIWindow) -> Int {
        entries.removeAll { $0.window == nil }
        let number = descriptions.count
        entries.append(Entry(window: window, number: number))
        descriptions.append(RecordedWindow(window))
        return number
    }

    func number(of window: UIWindow) -> Int? {
        for entry in entries where entry.window === window { return entry.number }
        return nil
    }

    /// The window that a tree belongs to, with its number.
    func window(of tree: LayerTree) -> (number: Int, window: UIWindow)? {
        for entry in entries {
            if let window = entry.window, window.layer === tree.rootLayer { return (entry.number, window) }
        }
        return nil
    }
}

#endif
