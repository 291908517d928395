import ComponentFlow
import ComponentFlowNetworking
import ComponentFlowTesting
import Foundation
import Testing

@testable import Photos

/// The photo application with real HTTP, on the test stage.
@MainActor
@Suite(.serialized) struct PhotosTests {
    private static let budget = 200_000

    private struct Fixture {
        let server: FeedServer
        let controller: AppController
    }

    @Test("Options that do not exist and values that are not accepted are reported")
    func mistakes() {
        for arguments in [["--colour", "blue"], ["--count", "0"], ["--mood", "angry"], ["--folder"]] {
            #expect(throws: ArgumentError.self) { try PhotosArguments(arguments) }
        }
    }

    @Test("The report of an option without a value names the option only")
    func mistakeWithoutValue() {
        let error = #expect(throws: ArgumentError.self) { try PhotosArguments(["--help"]) }
        #expect(error?.description.hasPrefix("--help is not understood;") == true)
    }

    private func fixture(count: Int, mood: ServerBehavior = .well, delay: TimeInterval = 0.05) throws -> Fixture {
        let server = try #require(
            FeedServer(count: count, delay: delay) { NumberedPictures.data($0, isThumbnail: $1) })
        server.mood = mood
        let url = try #require(URL(string: server.address + "/feed.json"))
        return Fixture(
            server: server, controller: AppController(source: .feed(url), server: server, budget: Self.budget))
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
    }

    private func photoList(in screen: UIViewController) -> LazyList<Empty>.View? {
        views(LazyList<Empty>.View.self, in: screen.view).first
    }

    /// The displayed pictures.
    private func pictures(in screen: UIViewController) -> [Image.View] {
        views(Image.View.self, in: screen.view).filter { $0.image != nil }
    }

    /// The titles of the buttons with which the user tries again.
    private func retryTitles(in screen: UIViewController) -> [UILabel] {
        views(UILabel.self, in: screen.view).filter { $0.text == "Retry" }
    }

    /// Shows the list of photos.
    private func show(_ fixture: Fixture) -> (stage: Stage, screen: UIViewController) {
        let screen = ComponentViewController(PhotosScreen(controller: fixture.controller))
        let stage = Stage(size: CGSize(width: 480, height: 640))
        stage.show(screen)
        return (stage, screen)
    }

    /// Shows the list of photos, and waits until all are displayed.
    private func showPhotos(count: Int) async throws -> (stage: Stage, screen: UIViewController) {
        let (stage, screen) = show(try fixture(count: count))
        #expect(try await stage.advances { pictures(in: screen).count == count })
        return (stage, screen)
    }

    /// Returns the picture at an address.
    private func picture(_ controller: AppController, _ address: String) async throws(ImageLoadingError) -> UIImage {
        guard let url = controller.pictureURL(address) else { throw .unsupportedScheme("") }
        return try await controller.loader.image(at: url)
    }

    @Test("Complete server responses are displayed, and all others produce an error that describes the cause")
    func moods() async throws {
        let fixture = try fixture(count: 3)
        let photos = try await fixture.controller.fetchPhotos().get()
        #expect(photos.map(\.id) == [0, 1, 2])
        #expect(photos[2].title == "Photo 3")
        let image = try await picture(fixture.controller, photos[2].thumbnailUrl)
        #expect(image.pictureNumber == 2)
        fixture.server.mood = .failing
        #expect(await fixture.controller.fetchPhotos() == .failure(.status(500)))
        fixture.server.mood = .garbled
        #expect(await fixture.controller.fetchPhotos() == .failure(.unreadableFeed))
        await #expect(throws: ImageLoadingError.invalidImage) {
            try await picture(fixture.controller, photos[1].thumbnailUrl)
        }
        #expect(try await picture(fixture.controller, photos[2].thumbnailUrl) === image, "remembered")
        fixture.server.close()
        #expect(await fixture.controller.fetchPhotos() == .failure(.unreachable))
        await #expect(throws: ImageLoadingError.self) { try await picture(fixture.controller, "no address at all") }
    }

    @Test("Truncated, dropped, late and garbled responses are never accepted as pictures")
    func moody() async throws {
        let fixture = try fixture(count: 60, mood: .moody)
        for number in 0..<60 {
            let address = "\(fixture.server.address)/photos/\(number)/thumbnail"
            do throws(ImageLoadingError) {
                #expect(try await picture(fixture.controller, address).pictureNumber == number)
            } catch {
                let errors: [ImageLoadingError] = [.download(.unreachable), .invalidImage, .status(500)]
                #expect(errors.contains(error), "\(number): \(error)")
            }
        }
    }

    @Test("Concurrent requests for a picture share one download, which is cancelled with the last of them")
    func sharing() async throws {
        let fixture = try fixture(count: 1, mood: .slow, delay: 5)
        let address = "\(fixture.server.address)/photos/0"
        let controller = fixture.controller
        let waiting = (0..<3).map { _ in Task { try await picture(controller, address) } }
        #expect(try await waits { controller.loader.downloadCount == 1 })
        for task in waiting { task.cancel() }
        for task in waiting { await #expect(throws: ImageLoadingError.cancelled) { try await task.value } }
        #expect(try await waits { controller.loader.downloadCount == 0 })
        fixture.server.mood = .well
        #expect(try await picture(controller, address).pictureNumber == 0)
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
        #expect(try await picture(controller, photos[0].url).size == CGSize(width: 10, height: 10))
    }

    @Test("Retry on an error screen loads again and replaces the error by the list")
    func retry() async throws {
        let fixture = try fixture(count: 4, mood: .failing)
        let (stage, screen) = show(fixture)
        #expect(try await stage.advances { !retryTitles(in: screen).isEmpty })
        fixture.server.mood = .well
        stage.tap(on: try #require(retryTitles(in: screen).first))
        #expect(try await stage.advances { pictures(in: screen).count == 4 })
        #expect(retryTitles(in: screen).isEmpty)
    }

    @Test("The list and a photo have no defects in accessibility, and the photo is a dialog with its title")
    func accessibility() async throws {
        let (stage, screen) = try await showPhotos(count: 4)
        #expect(stage.auditAccessibility().map(\.description) == [])
        stage.tap(on: try #require(pictures(in: screen).first))
        stage.advance(by: 1)
        #expect(stage.accessibilityOutline.contains { $0.contains(#"dialog "Photo 1""#) })
        #expect(stage.auditAccessibility().map(\.description) == [])
    }

    /// The values that were dropped.
    @MainActor private final class Drops {
        var images: [UIImage] = []
        var files: [URL] = []
    }

    @Test("A photo of the list is dragged to other components as an image and as a file")
    func dragging() async throws {
        let (fixture, drops) = (try fixture(count: 2), Drops())
        let stage = Stage(size: CGSize(width: 480, height: 640))
        stage.show(
            VStack {
                PhotosScreen(controller: fixture.controller).flexible()
                HStack {
                    Rectangle(color: .red, width: 240, height: 100)
                        .dropTarget(for: UIImage.self) { images, _ in drops.images += images }
                    Rectangle(color: .blue, width: 240, height: 100)
                        .dropTarget(for: URL.self) { files, _ in drops.files += files }
                }
            })
        #expect(try await stage.advances { views(Image.View.self, in: stage.window).count { $0.image != nil } == 2 })
        let photo = CGPoint(x: 360, y: PhotosScreen.titleHeight + 100)
        stage.dragPointer(from: photo, to: CGPoint(x: 120, y: 590))
        #expect(try await stage.advances { !drops.images.isEmpty })
        #expect(drops.images.first?.pictureNumber == 1)
        stage.dragPointer(from: photo, to: CGPoint(x: 360, y: 590))
        #expect(try await stage.advances { !drops.files.isEmpty })
        let file = try #require(drops.files.first)
        #expect(file.lastPathComponent == "Photo 2.png")
        #expect(UIImage(data: try Data(contentsOf: file))?.pictureNumber == 1)
    }

    @Test("Copy in the menu of a photo, and Control and C on a focused or an open one, copy its image and its file")
    func copying() async throws {
        let (stage, screen) = try await showPhotos(count: 2)
        UIPasteboard.general.items = []
        // The focus reaches the photos after few other elements at most.
        for _ in 0..<6 where UIPasteboard.general.numberOfItems == 0 {
            stage.type("\t")
            pressCopy(stage)
        }
        #expect(try await copiedNumber(stage) == 0)
        stage.click(at: CGPoint(x: 360, y: PhotosScreen.titleHeight + 100), button: 3)
        stage.pressKey(symbol: 0xff54)
        stage.pressKey(symbol: 0xff0d)
        #expect(try await copiedNumber(stage) == 1)
        stage.tap(on: try #require(pictures(in: screen).last))
        stage.advance(by: 1)
        pressCopy(stage)
        #expect(UIPasteboard.general.types.contains("public.file-url"))
        #expect(try await copiedNumber(stage) == 1)
    }

    private func pressCopy(_ stage: Stage) {
        stage.holdModifiers(.control)
        stage.pressKey(symbol: 0x63, characters: "c")
        stage.holdModifiers([])
    }

    /// Returns the number of the copied picture, and clears the pasteboard.
    private func copiedNumber(_ stage: Stage) async throws -> Int? {
        try #require(UIPasteboard.general.numberOfItems == 1)
        #expect(try await stage.advances { UIPasteboard.general.image != nil })
        defer { UIPasteboard.general.items = [] }
        return UIPasteboard.general.image?.pictureNumber
    }

    @Test("Photos of a folder are copied with their own files")
    func fileOfFolder() async throws {
        let file = URL(fileURLWithPath: "/pictures/a.png")
        let controller = AppController(source: .folder(file.deletingLastPathComponent()))
        let photo = Photo(id: 0, title: "a", thumbnailUrl: file.absoluteString, url: file.absoluteString)
        controller.copy(photo)
        defer { UIPasteboard.general.items = [] }
        #expect(try await waits { UIPasteboard.general.url != nil })
        #expect(UIPasteboard.general.url == file)
    }

    @Test(
        "The title of a photo from the network names no other folder",
        arguments: ["../../etc/passwd", "..", "", ".hidden", "a/b"])
    func fileNames(title: String) {
        let name = PictureFiles.name(title)
        #expect(!name.contains("/"))
        #expect(!name.hasPrefix("."))
        #expect(!name.isEmpty)
    }

    @Test("Scrolling through 5,000 photos of an unreliable server stays within budget and leaks no views")
    func fling() async throws {
        let fixture = try fixture(count: 5000)
        let stage = Stage(size: CGSize(width: 480, height: 640))
        let shown = WeakViews()
        let screen = try await showAndFling(stage, fixture, shown)
        #expect(shown.count > 1000)
        #expect(try await stage.advances { fixture.controller.loader.downloadCount == 0 })
        #expect(try await stage.advances { shown.living == 0 })
        #expect(try await stage.advances { screen.object == nil })
    }

    private struct Weak<Object: AnyObject> {
        weak var object: Object?
    }

    private func showAndFling(
        _ stage: Stage, _ fixture: Fixture, _ shown: WeakViews
    ) async throws -> Weak<UIViewController> {
        let screen = ComponentViewController(PhotosScreen(controller: fixture.controller))
        stage.show(screen)
        #expect(try await stage.advances { photoList(in: screen) != nil })
        fixture.server.mood = .moody
        try await play(stage, screen, fixture, shown)
        stage.window.rootViewController = nil
        return Weak(object: screen)
    }

    /// Weak references to all views that the list ever contained.
    @MainActor private final class WeakViews {
        private struct Entry {
            weak var view: UIView?
        }

        private var entries: [ObjectIdentifier: Entry] = [:]
        private var gone = 0

        var count: Int { entries.count + gone }
        var living: Int { entries.values.count { $0.view != nil } }

        func add(_ view: UIView) {
            view.subviews.forEach(add)
            if let known = entries[ObjectIdentifier(view)], known.view == nil { gone += 1 }
            entries[ObjectIdentifier(view)] = Entry(view: view)
        }
    }

    private func play(
        _ stage: Stage, _ screen: UIViewController, _ fixture: Fixture, _ shown: WeakViews
    ) async throws {
        let list = try #require(photoList(in: screen))
        let end = list.contentSize.height - list.bounds.height
        let steps = 120
        for step in (0...steps).map({ $0 }) + (0...steps).reversed() {
            list.contentOffset.y = end * CGFloat(step) / CGFloat(steps)
            // Scrolling continues when the first picture is displayed, while others are still loading.
            try #require(try await stage.advances { checkPictures(in: screen, list, shown) > 0 })
            let cost = fixture.controller.loader.cachedBytes
            #expect(cost <= Self.budget)
        }
    }

    /// Checks the displayed pictures, and returns their number.
    private func checkPictures(in screen: UIViewController, _ list: UIView, _ shown: WeakViews) -> Int {
        shown.add(list)
        let pictures = pictures(in: screen)
        for picture in pictures {
            #expect(
                picture.image?.preparingForDisplay() === picture.image, "it has its pixels, so a frame decodes nothing")
            let center = picture.convert(CGPoint(x: picture.bounds.midX, y: picture.bounds.midY), to: list)
            let row = Int(floor((center.y - PhotosScreen.titleHeight) / PhotoRow.height))
            #expect(picture.image?.pictureNumber == 2 * row + (center.x < list.bounds.midX ? 0 : 1))
        }
        return pictures.count
    }
}
