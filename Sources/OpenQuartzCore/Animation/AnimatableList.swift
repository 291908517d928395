/// A list of values.
///
/// Lists of equal length interpolate element by element; other lists switch to the end value halfway.
struct AnimatableList<Element: AnimatableValue>: AnimatableValue {
    var elements: [Element]

    static var neutral: AnimatableList { AnimatableList([]) }

    init(_ elements: [Element]) {
        self.elements = elements
    }

    init?(animationValue: Any) {
        guard let list = animationValue as? [Any] else {
            guard isNilValue(animationValue) else { return nil }
            elements = []
            return
        }
        elements = list.compactMap { Element(animationValue: $0) }
        guard elements.count == list.count else { return nil }
    }

    var animationValue: Any { elements.map(\.animationValue) }

    func interpolated(to end: AnimatableList, by progress: Double) -> AnimatableList {
        merged(end) { $0.interpolated(to: $1, by: progress) } ?? (progress < 0.5 ? self : end)
    }

    func adding(_ other: AnimatableList) -> AnimatableList { merged(other) { $0.adding($1) } ?? other }

    func subtracting(_ other: AnimatableList) -> AnimatableList { merged(other) { $0.subtracting($1) } ?? self }

    func repeated(_ count: Int) -> AnimatableList { AnimatableList(elements.map { $0.repeated(count) }) }

    func distance(to other: AnimatableList) -> Double {
        guard elements.count == other.elements.count else { return 1 }
        return zip(elements, other.elements).reduce(0) { sum, pair in
            let distance = pair.0.distance(to: pair.1)
            return sum + distance * distance
        }.squareRoot()
    }

    private func merged(_ other: AnimatableList, _ body: (Element, Element) -> Element) -> AnimatableList? {
        guard elements.count == other.elements.count else { return nil }
        return AnimatableList(zip(elements, other.elements).map(body))
    }
}
