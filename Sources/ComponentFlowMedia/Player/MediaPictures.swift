import ComponentFlow
import Foundation
import OpenCoreGraphics

/// The current picture of a player, and the views that need it.
@MainActor final class MediaPictures {
    /// Identifies a source, so that reports about the previous one are ignored.
    struct Token: Hashable, Sendable {
        fileprivate let number: Int
    }

    private struct Entry {
        weak var view: (any MediaPictureShowing)?
    }

    private var number = 0
    private var entries: [Entry] = []
    private(set) var image: CGImage?

    nonisolated init() {}

    func beginSource() -> Token {
        number += 1
        return Token(number: number)
    }

    func isCurrent(_ token: Token) -> Bool { token.number == number }

    func show(_ image: CGImage) {
        self.image = image
    }

    /// Removes the picture; reports about the source are ignored from now on.
    func clear() {
        image = nil
        number += 1
    }

    func add(_ view: any MediaPictureShowing) {
        entries.removeAll { $0.view == nil || $0.view === view }
        entries.append(Entry(view: view))
    }

    func remove(_ view: any MediaPictureShowing) {
        entries.removeAll { $0.view == nil || $0.view === view }
    }

    /// What the views need together.
    var demand: FrameMailbox.Demand {
        entries.compactMap { $0.view?.demand }.reduce(.none) { $0.union($1) }
    }
}

/// A view that shows the pictures of a player.
@MainActor protocol MediaPictureShowing: AnyObject {
    var demand: FrameMailbox.Demand { get }
}

extension FrameMailbox.Demand {
    /// Returns what two views need together.
    func union(_ other: Self) -> Self {
        switch (self, other) {
        case (.pictures(let size), .pictures(let otherSize)): .pictures(size.union(otherSize))
        case (.pictures, _), (.notice, .none), (.notice, .notice): self
        case (_, .pictures), (.none, _): other
        }
    }
}

extension MediaPlayer {
    /// Requests what the views need, after a view has appeared, disappeared or changed its size.
    func updateDemand() {
        pipeline?.setDemand(pictures.demand)
    }

    /// Shows the pictures that have arrived.
    func takeFrame(_ token: MediaPictures.Token) {
        guard pictures.isCurrent(token), let delivery = pipeline?.frames.take() else { return }
        if presentationSize != delivery.naturalSize {
            presentationSize = delivery.naturalSize
            notify(.source)
        }
        if let image = delivery.image { pictures.show(image) }
        notify(.picture)
    }
}
