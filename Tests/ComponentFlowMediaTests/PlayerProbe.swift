import ComponentFlow
import Foundation
import OpenCoreGraphics

@testable import ComponentFlowMedia

/// Records what a player reports, and waits for it.
@MainActor final class PlayerProbe: MediaObserver {
    let player: MediaPlayer
    private(set) var changes: [MediaChange] = []
    private(set) var ends = 0
    private var waiting: CheckedContinuation<Void, Never>?

    init(_ source: MediaSource? = nil, output: MediaOutput = .immediate) {
        player = MediaPlayer(output: output)
        player.observers.add(self)
        player.onEnd = { [weak self] in
            self?.ends += 1
            self?.resume()
        }
        if let source { player.load(source) }
    }

    func player(_ player: MediaPlayer, didChange change: MediaChange) {
        changes.append(change)
        resume()
    }

    private func resume() {
        waiting?.resume()
        waiting = nil
    }

    /// Waits until a condition is met, which is checked after each report, and returns whether that was the case within ten minutes:
    /// other tests may keep the main thread busy for minutes.
    func reaches(_ condition: (MediaPlayer) -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(600)
        let timer = Task { @MainActor [weak self] in
            try? await Task.sleep(until: deadline, clock: .continuous)
            self?.resume()
        }
        defer { timer.cancel() }
        while !condition(player) {
            guard ContinuousClock.now < deadline else { return false }
            await withCheckedContinuation { waiting = $0 }
        }
        return true
    }

    /// Waits until the source can be played, or cannot.
    func isSettled() async -> Bool {
        await reaches { $0.status == .ready || $0.status.isFailure }
    }
}

extension CGImage {
    /// The red, green and blue component of the pixel in the middle, from 0 to 255.
    var middle: [Int] {
        withPixels { pixels in
            let pixel = pixels[height / 2 * bytesPerRow / 4 + width / 2]
            return [16, 8, 0].map { Int(pixel >> $0 & 0xff) }
        }
    }

    /// The name of the color of the pixel in the middle, which compression changes a little.
    var colorName: String {
        switch middle.map({ $0 > 128 }) {
        case [true, false, false]: "red"
        case [false, true, false]: "green"
        case [false, false, true]: "blue"
        default: "\(middle)"
        }
    }
}
