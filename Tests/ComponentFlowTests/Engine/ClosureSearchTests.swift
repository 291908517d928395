import Testing

@testable import ComponentFlow

private protocol Icon {}

private struct PlainIcon: Icon {
    let number: Int
}

private struct Plain: Equatable {
    let title: String
    let size: CGSize?
    let numbers: [Int]
}

private struct WithClosure {
    let title: String
    let action: () -> Void
}

private struct WithExistential {
    let title: String
    let icon: any Icon
}

private struct WithAnything {
    let value: Any
}

private enum Choice {
    case none
    case action(() -> Void)
}

@Suite("The search for closures in component types")
struct ClosureSearchTests {
    @Test("Numbers, texts, colors and collections of them contain no closures")
    func none() {
        #expect(!ClosureSearch.mayCarryClosures(Plain(title: "", size: nil, numbers: [1])))
    }

    @Test("A stored closure is found, also in an optional, an enumeration and an existential that now has none")
    func found() {
        #expect(ClosureSearch.mayCarryClosures(WithClosure(title: "") {}))
        #expect(ClosureSearch.mayCarryClosures(Optional<() -> Void>.none))
        #expect(ClosureSearch.mayCarryClosures(Choice.none))
        #expect(ClosureSearch.mayCarryClosures(WithExistential(title: "", icon: PlainIcon(number: 1))))
        #expect(ClosureSearch.mayCarryClosures(WithAnything(value: 1)))
    }

    @Test("A boxed component may contain closures")
    func boxed() {
        #expect(ClosureSearch.mayCarryClosures(AnyComponent<Empty>(Rectangle(color: .red))))
    }
}
