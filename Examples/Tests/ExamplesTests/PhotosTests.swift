import ComponentFlow
import ComponentFlowTesting
import FLIC
import Foundation
import Testing

@testable import Photos

/// The photo application with real HTTP, on the test stage.
@MainActor
@Suite(.serialized) struct PhotosTests {
    private static let budget = 200_000

    private struct World {
        let server: FeedServer
        let controller: AppController
    }

    private func world(count: Int, mood: ServerBehavior = .well, delay: TimeInterval = 0.05) throws -> World {
        let server = try #require(
            FeedServer(count: count, delay: delay) { NumberedPictures.data($0, isThumbnail: $1) })
        server.mood = mood
        let url = try #require(URL(string: server.address + "/feed.json"))
        return World(
            server: server, controller: AppController(source: .feed(url), server: server, budget: Self.budget))
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
    }

    @Test("Complete server responses are displayed, and all others produce an error that describes the cause")
    func moods() async throws {
        let world = try world(count: 3)
        let photos = try await world.controller.fetchPhotos().get()
        #expect(photos.map(\.id) == [0, 1, 2])
        #expect(photos[2].title == "Photo 3")
        let image = try await world.controller.fetchImage(forURL: photos[2].thumbnailUrl).get()
        #expect(image.pictureNumber == 2)
        world.server.mood = .failing
        #expect(await world.controller.fetchPhotos() == .failure(.status(500)))
        world.server.mood = .garbled
        #expect(await world.controller.fetchPhotos() == .failure(.unreadableFeed))
        #expect(await world.controller.fetchImage(forURL: photos[1].thumbnailUrl) == .failure(.unreadablePicture))
        #expect(await world.controller.fetchImage(forURL: photos[2].thumbnailUrl) == .success(image), "remembered")
        world.server.close()
        #expect(await world.controller.fetchPhotos() == .failure(.unreachable))
        #expect(await world.controller.fetchImage(forURL: "no address at all") != .success(image))
    }

    @Test("Truncated, dropped, late and garbled responses are never accepted as pictures")
    func moody() async throws {
        let world = try world(count: 60, mood: .moody)
        for number in 0..<60 {
            let address = "\(world.server.address)/photos/\(number)/thumbnail"
            switch await world.controller.fetchImage(forURL: address) {
            case .success(let image): #expect(image.pictureNumber == number)
            case .failure(let error):
                #expect([.unreachable, .unreadablePicture, .status(500)].contains(error), "\(number): \(error)")
            }
        }
    }

    @Test("Concurrent requests for a picture share one download, which is cancelled with the last of them")
    func sharing() async throws {
        let world = try world(count: 1, mood: .slow, delay: 5)
        let address = "\(world.server.address)/photos/0"
        let controller = world.controller
        let waiting = (0..<3).map { _ in Task { await controller.fetchImage(forURL: address) } }
        #expect(try await waits { await controller.loader.requestCount > 0 })
        #expect(await controller.loader.requestCount == 1)
        for task in waiting { task.cancel() }
        for task in waiting { #expect(await task.value == .failure(.cancelled)) }
        #expect(try await waits { await controller.loader.requestCount == 0 })
        #expect(await controller.loader.cancellations == 1)
        world.server.mood = .well
        #expect(await controller.fetchImage(forURL: address).map(\.pictureNumber) == .success(0))
    }

    @Test("The photos of a folder are its pictures sorted by name, and an empty folder produces an error")
    func folder() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let controller = AppController(source: .folder(folder))
        #expect(await controller.fetchPhotos() == .failure(.noPictures(folder.path)))
        let stage = Stage(size: CGSize(width: 10, height: 10))
        let png = try #require(stage.image()?.pngData())
        for name in ["b.png", "a.png", "notes.txt"] { try png.write(to: folder.appendingPathComponent(name)) }
        let photos = try await controller.fetchPhotos().get()
        #expect(photos.map(\.title) == ["a", "b"])
        #expect(try await controller.fetchImage(forURL: photos[0].url).get().size == CGSize(width: 10, height: 10))
    }

    @Test("Retry on an error screen loads again and replaces the error by the list")
    func retry() async throws {
        let world = try world(count: 4, mood: .failing)
        let screen = PhotosViewController(controller: world.controller)
        let stage = Stage(size: CGSize(width: 480, height: 640))
        stage.show(screen.view)
        #expect(try await stage.advances { !views(ErrorView.self, in: screen.view).isEmpty })
        world.server.mood = .well
        let button = try #require(views(UIButton.self, in: screen.view).first { $0.title(for: .normal) == "Retry" })
        stage.tap(on: button)
        #expect(
            try await stage.advances { views(PhotoView.self, in: screen.view).filter { $0.image != nil }.count == 4 })
        #expect(views(ErrorView.self, in: screen.view).isEmpty)
    }

    @Test("Scrolling through 5,000 photos of an unreliable server stays within budget and leaks no views")
    func fling() async throws {
        let world = try world(count: 5000)
        let stage = Stage(size: CGSize(width: 480, height: 640))
        let photos = WeakPhotos()
        let screen = try await showAndFling(stage, world, photos)
        #expect(photos.count > 1000)
        #expect(try await stage.advances { await world.controller.loader.requestCount == 0 })
        #expect(try await stage.advances { photos.living == 0 })
        #expect(try await stage.advances { screen.object == nil })
    }

    private struct Weak<Object: AnyObject> {
        weak var object: Object?
    }

    private func showAndFling(
        _ stage: Stage, _ world: World, _ photos: WeakPhotos
    ) async throws -> Weak<PhotosViewController> {
        let screen = PhotosViewController(controller: world.controller)
        stage.show(screen.view)
        #expect(try await stage.advances { !views(UICollectionView.self, in: screen.view).isEmpty })
        world.server.mood = .moody
        try await play(stage, try #require(views(UICollectionView.self, in: screen.view).first), world, photos)
        screen.view.removeFromSuperview()
        return Weak(object: screen)
    }

    /// Weak references to all photo views that were ever displayed.
    private final class WeakPhotos {
        private struct Entry {
            weak var view: PhotoView?
        }

        private var entries: [ObjectIdentifier: Entry] = [:]
        private var gone = 0

        var count: Int { entries.count + gone }
        var living: Int { entries.values.count { $0.view != nil } }

        func add(_ view: PhotoView) {
            if let known = entries[ObjectIdentifier(view)], known.view == nil { gone += 1 }
            entries[ObjectIdentifier(view)] = Entry(view: view)
        }
    }

    private func play(
        _ stage: Stage, _ collection: UICollectionView, _ world: World, _ photos: WeakPhotos
    ) async throws {
        let end = collection.contentSize.height - collection.bounds.height
        let steps = 120
        for step in (0...steps).map({ $0 }) + (0...steps).reversed() {
            collection.contentOffset.y = end * CGFloat(step) / CGFloat(steps)
            // Scrolling continues when the first picture is displayed, while others are still loading.
            try #require(try await stage.advances { checkPictures(in: collection, photos) > 0 })
            let cost = await world.controller.loader.cost
            #expect(cost <= Self.budget)
        }
    }

    /// Checks the displayed pictures, and returns their number.
    private func checkPictures(in collection: UICollectionView, _ photos: WeakPhotos) -> Int {
        var pictures = 0
        for cell in collection.visibleCells {
            guard let photo = (cell as? CollectionCell)?.view as? PhotoView else { continue }
            photos.add(photo)
            guard let image = photo.image, let number = image.pictureNumber else { continue }
            pictures += 1
            #expect(image.preparingForDisplay() === image, "it has its pixels, so a frame decodes nothing")
            #expect(collection.indexPath(for: cell)?.item == number)
        }
        return pictures
    }
}
