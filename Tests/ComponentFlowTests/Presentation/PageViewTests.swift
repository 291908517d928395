import ComponentFlow
import ComponentFlowTesting
import Testing

private struct Photo: Identifiable, Hashable {
    let id: Int
    var title: String
}

@Observable
private final class AlbumModel {
    var photos = (0..<5).map { Photo(id: $0, title: "photo \($0)") }
    var shown = 1 { didSet { log.append(shown) } }
    @ObservationIgnored var log: [Int] = []
    @ObservationIgnored var described: [Int] = []
}

private struct Album: CompositeComponent {
    @Bindable var model: AlbumModel
    var axis = UIPageViewController.NavigationOrientation.horizontal

    var content: some Component<Empty> {
        PageView(model.photos, id: \.id, selection: $model.shown, axis: axis) { photo in
            model.described.append(photo.id)
            return PhotoPage(title: photo.title)
        }
    }
}

private struct PhotoPage: CompositeComponent {
    let title: String
    @Local var count = 0

    var content: some Component<Empty> {
        VStack {
            Text(title)
            Button("count \(count)") { count += 1 }
        }
    }
}

/// Pages with a selection that never changes.
private struct ConstantPages: CompositeComponent {
    var content: some Component<Empty> {
        PageView(selection: .constant(0)) {
            Text("page 0")
            Text("page 1")
        }
    }
}

/// Pages without a binding.
private struct OwnPages: CompositeComponent {
    @Bindable var model: AlbumModel

    var content: some Component<Empty> {
        PageView(showsIndicator: false) {
            Text("page 0")
            Text("shown \(model.shown)")
        }
    }
}

@Suite("Page views of components") @MainActor
struct PageViewTests {
    private let model = AlbumModel()
    private let screen = PresentationStage()

    private func show(axis: UIPageViewController.NavigationOrientation = .horizontal) {
        screen.show(Album(model: model, axis: axis))
        screen.settle()
    }

    private func swipe(_ translation: CGVector) {
        let start = CGPoint(x: 400, y: 300)
        screen.stage.drag(from: start, to: CGPoint(x: start.x + translation.dx, y: start.y + translation.dy))
        screen.settle()
    }

    private func indicator() throws -> UIPageControl {
        try #require(screen.view { (_: UIPageControl) in true })
    }

    @Test("A page view shows the selected page, and dots for all pages")
    func initial() throws {
        show()
        #expect(screen.texts.contains("photo 1"))
        #expect(!screen.texts.contains("photo 2"))
        let control = try indicator()
        #expect(control.numberOfPages == 5)
        #expect(control.currentPage == 1)
    }

    @Test("A drag turns the page and changes the selection")
    func drag() {
        show()
        model.log = []
        swipe(CGVector(dx: -350, dy: 0))
        #expect(model.log == [2])
        #expect(screen.texts.contains("photo 2"))
        #expect(!screen.texts.contains("photo 1"))
    }

    @Test("A changed selection shows its page")
    func selection() throws {
        show()
        model.shown = 4
        screen.settle()
        #expect(screen.texts.contains("photo 4"))
        let control = try indicator()
        #expect(control.currentPage == 4)
    }

    @Test("A selection that changes with a transition scrolls the pages")
    func animated() {
        show()
        withTransition(.easeInOut(duration: 0.3)) { model.shown = 2 }
        screen.stage.advance(by: 0.1)
        #expect(screen.texts.contains("photo 1"))
        #expect(screen.texts.contains("photo 2"))
        screen.settle()
        #expect(!screen.texts.contains("photo 1"))
    }

    @Test(
        "If a page is removed while the user turns to another one, a page that exists is shown",
        arguments: [(0, 2), (1, 2), (2, 1), (3, 2)])
    func removalDuringTurn(removed: Int, expected: Int) {
        show()
        screen.stage.drag(from: CGPoint(x: 400, y: 300), to: CGPoint(x: 50, y: 300))
        #expect(screen.texts.contains("photo 1"))
        #expect(screen.texts.contains("photo 2"))
        model.photos.remove(at: removed)
        screen.settle()
        #expect(screen.texts.filter { $0.hasPrefix("photo") } == ["photo \(expected)"])
        #expect(model.shown == expected)
    }

    @Test("Pages are transparent: what is behind the view shows around their content")
    func transparent() throws {
        screen.show(PageView { Text("page") }.background(.red))
        screen.settle()
        let pixels = Pixels(try #require(screen.stage.image()))
        #expect(pixels[20, 20] == Pixels.Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    }

    @Test("Only pages that were visible are described")
    func lazy() {
        model.photos = (0..<100_000).map { Photo(id: $0, title: "photo \($0)") }
        show()
        #expect(Set(model.described) == [1])
    }

    @Test("An element that changes updates its page")
    func contentChange() {
        show()
        model.photos[1].title = "renamed"
        screen.stage.advance(by: 0.1)
        #expect(screen.texts.contains("renamed"))
    }

    @Test("A page keeps its state while the one beside it is shown")
    func state() throws {
        show()
        try screen.tap("count 0")
        swipe(CGVector(dx: -350, dy: 0))
        swipe(CGVector(dx: 350, dy: 0))
        #expect(screen.texts.contains("count 1"))
    }

    @Test("The page that follows is shown when the current one is removed")
    func removal() {
        show()
        model.photos.remove(at: 1)
        screen.settle()
        #expect(screen.texts.contains("photo 2"))
    }

    @Test("Pages that are inserted before the current one do not change it")
    func insertion() throws {
        show()
        model.photos.insert(Photo(id: 9, title: "photo 9"), at: 0)
        screen.settle()
        #expect(screen.texts.contains("photo 1"))
        let control = try indicator()
        #expect(control.currentPage == 2)
        swipe(CGVector(dx: 350, dy: 0))
        #expect(screen.texts.contains("photo 0"))
    }

    @Test("A view without pages shows nothing, and the first page when there is one")
    func empty() {
        model.photos = []
        show()
        model.photos = [Photo(id: 7, title: "photo 7")]
        screen.settle()
        #expect(screen.texts.contains("photo 7"))
        model.photos = []
        screen.settle()
        #expect(!screen.texts.contains("photo 7"))
    }

    @Test("A rejected selection shows the previous page again")
    func rejected() {
        screen.show(ConstantPages())
        screen.settle()
        swipe(CGVector(dx: -350, dy: 0))
        #expect(screen.texts.contains("page 0"))
        #expect(!screen.texts.contains("page 1"))
    }

    @Test("A view without a binding has a selection of its own, and updates its pages")
    func own() {
        screen.show(OwnPages(model: model))
        screen.settle()
        swipe(CGVector(dx: -350, dy: 0))
        #expect(screen.texts.contains("shown 1"))
        model.shown = 3
        screen.stage.advance(by: 0.1)
        #expect(screen.texts.contains("shown 3"))
    }

    @Test("Vertical pages are turned by vertical drags, and have no dots")
    func vertical() {
        show(axis: .vertical)
        let control: UIPageControl? = screen.view { _ in true }
        #expect(control == nil)
        swipe(CGVector(dx: 0, dy: -250))
        #expect(model.shown == 2)
    }

    @Test("A changed axis keeps the page")
    func changedAxis() {
        show()
        screen.show(Album(model: model, axis: .vertical))
        screen.settle()
        #expect(screen.texts.contains("photo 1"))
    }

    @Test("Two pages with one id are reported")
    func duplicates() {
        model.photos.append(Photo(id: 1, title: "again"))
        let diagnostics = Diagnostics.record { show() }
        #expect(diagnostics.map(\.rule) == ["pages.duplicate-id"])
    }

    @Test("The page indicator turns the page for an assistive technology")
    func indicatorAction() throws {
        show()
        let control = try indicator()
        control.accessibilityIncrement()
        screen.settle()
        #expect(model.shown == 2)
    }

    @Test("A page view takes the proposed size, and 480 points in a dimension without limit")
    func size() {
        screen.show(ScrollView { OwnPages(model: model) })
        screen.settle()
        let scroll: UIScrollView? = screen.view { _ in true }
        #expect(scroll?.contentSize == CGSize(width: 800, height: 480))
    }
}
