import ComponentFlow
import Testing

/// A view that counts how often its tag is compared.
private final class CountingView: UIView, ComponentTaggedView {
    private(set) var count = 0

    func matches(tag: Any) -> Bool {
        count += 1
        return tag as? String == "deep"
    }
}

@Suite("Search for tagged views") @MainActor
struct TaggedViewSearchTests {
    @Test("A view in deep views is found, and its tag is compared once")
    func deep() {
        let root = UIView()
        var view = root
        for _ in 0..<60 {
            let inner = UIView()
            view.addSubview(inner)
            view = inner
        }
        let target = CountingView()
        view.addSubview(target)
        #expect(root.findTaggedView(tag: "deep") === target)
        #expect(target.count == 1)
    }
}
