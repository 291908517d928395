// A task that does not run on the main actor changes a controller.
// The answer is a warning, as for the declarations of UIKit.
// The answer names: main actor-isolated property 'title' can not be mutated from a nonisolated context
import OpenUIKit

final class AlbumController: UIViewController {
    func load(_ titles: @escaping @Sendable () async -> [String]) {
        Task.detached {
            let count = await titles().count
            self.title = "\(count) albums"  // mistake
        }
    }
}
