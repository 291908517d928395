import Foundation

/// What has changed in a player.
enum MediaChange: Hashable, Sendable {
    /// The source, its state, or what is known about it.
    case source
    /// Whether it plays.
    case playback
    /// The position.
    case time
    /// The volume, whether it is muted, or the rate.
    case controls
    case picture
}

/// A view that shows a player.
@MainActor protocol MediaObserver: AnyObject {
    func player(_ player: MediaPlayer, didChange change: MediaChange)
}

/// The views that show a player, which it does not retain.
@MainActor struct MediaObservers {
    private struct Entry {
        weak var observer: (any MediaObserver)?
    }

    private var entries: [Entry] = []

    nonisolated init() {}

    mutating func add(_ observer: any MediaObserver) {
        entries.removeAll { $0.observer == nil || $0.observer === observer }
        entries.append(Entry(observer: observer))
    }

    mutating func remove(_ observer: any MediaObserver) {
        entries.removeAll { $0.observer == nil || $0.observer === observer }
    }

    var all: [any MediaObserver] { entries.compactMap(\.observer) }
}

extension MediaPlayer {
    func notify(_ change: MediaChange) {
        for observer in observers.all { observer.player(self, didChange: change) }
    }
}
