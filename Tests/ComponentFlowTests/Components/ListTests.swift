import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite @MainActor
struct ListTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    private var frames: [CGRect] {
        stage.componentView?.subviews.map(\.frame) ?? []
    }

    private func items(_ ids: [Int]) -> [AnyComponentWithIdentity<Empty>] {
        ids.map { Rectangle(color: .red, width: 10 * CGFloat($0), height: 10).id($0) }
    }

    @Test("List items follow each other in both directions, aligned to the edge or centered")
    func directions() {
        #expect(stage.show(List(items([1, 3]), spacing: 2)) == CGSize(width: 100, height: 22))
        #expect(frames.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 12)])
        stage.show(List(items([1, 3]), spacing: 2, centerAlignment: true))
        #expect(frames.map(\.origin) == [CGPoint(x: 45, y: 0), CGPoint(x: 35, y: 12)])
        #expect(stage.show(List(items([1, 3]), direction: .horizontal, spacing: 2)) == CGSize(width: 42, height: 100))
        #expect(frames.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 12, y: 0)])
    }

    @Test("The equality of lists includes all properties except insertion animations")
    func equality() {
        let list = List(items([1, 2]))
        #expect(list == List(items([1, 2]), appear: .default(alpha: true)))
        #expect(list != List(items([2, 1])))
        #expect(list != List(items([1, 2]), direction: .horizontal))
        #expect(list != List(items([1, 2]), spacing: 1))
        #expect(list != List(items([1, 2]), centerAlignment: true))
    }

    @Test("Removed list items disappear at once")
    func instantRemoval() {
        stage.show(List(items([1, 2])))
        stage.show(List(items([1])), transition: .easeInOut(duration: 0.2))
        #expect(frames.count == 1)
    }

    @Test("A removed list item fades out if it specifies that")
    func disappear() {
        func list(_ ids: [Int]) -> List<Empty> {
            List(ids.map { Rectangle(color: .red, width: 10, height: 10).id($0).disappear(.default(alpha: true)) })
        }
        stage.show(list([1, 2]))
        stage.show(list([1]), transition: .easeInOut(duration: 0.2))
        #expect(frames.count == 2)
        stage.settle()
        #expect(frames.count == 1)
    }
}
