import ComponentFlow
import ComponentFlowTesting
import Testing

private struct Palette: Equatable {
    var accent = "blue"
    var depth = Depth()

    struct Depth: Equatable {
        var shade = 1
    }
}

private struct Strings: Equatable {
    var title = "Hello"
}

/// Reads either of two values, both, or none.
private struct Reader: Component {
    typealias EnvironmentType = (Palette, Strings)

    let name: String
    var readsPalette = false
    var readsStrings = false
    let log: UpdateLog

    static func == (lhs: Reader, rhs: Reader) -> Bool {
        lhs.name == rhs.name
    }

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState,
        environment: Environment<(Palette, Strings)>, transition: ComponentTransition
    ) -> CGSize {
        var entry = name
        if readsPalette { entry += " " + environment[Palette.self].accent }
        if readsStrings { entry += " " + environment[Strings.self].value.title }
        log.note(entry)
        return CGSize(width: entry.count, height: 1)
    }
}

/// Forwards both values through a level that reads neither.
private struct Forwarder: CombinedComponent {
    typealias EnvironmentType = (Palette, Strings)

    let readers: [Reader]
    let log: UpdateLog

    static func == (lhs: Forwarder, rhs: Forwarder) -> Bool {
        lhs.readers == rhs.readers
    }

    static var body: Body {
        let map = ChildMap(Reader.self, keyedBy: String.self)
        return { context in
            context.component.log.note("forwarder")
            var size = CGSize.zero
            for reader in context.component.readers {
                let child = map[reader.name].update(
                    component: reader,
                    environment: {
                        context.environment[Palette.self]
                        context.environment[Strings.self]
                    }, availableSize: context.availableSize, transition: context.transition)
                context.add(child)
                size.width += child.size.width
                size.height = 1
            }
            return size
        }
    }
}

@Suite @MainActor
struct EnvironmentTests {
    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    private func show(_ palette: Palette, _ strings: Strings) {
        let forwarder = Forwarder(
            readers: [
                Reader(name: "both", readsPalette: true, readsStrings: true, log: log),
                Reader(name: "palette", readsPalette: true, log: log),
                Reader(name: "strings", readsStrings: true, log: log),
                Reader(name: "none", log: log),
            ], log: log)
        stage.show(
            forwarder,
            environment: {
                palette
                strings
            })
    }

    @Test("An environment change updates exactly the components that read the changed value")
    func exactReaders() {
        show(Palette(), Strings())
        #expect(log.take() == ["forwarder", "both blue Hello", "palette blue", "strings Hello", "none"])
        show(Palette(), Strings(title: "Hallo"))
        #expect(log.take() == ["both blue Hallo", "strings Hallo"])
        show(Palette(depth: Palette.Depth(shade: 2)), Strings(title: "Hallo"))
        #expect(log.take() == ["both blue Hallo", "palette blue"])
    }

    @Test("Equal environment values update no component")
    func equalValues() {
        show(Palette(), Strings())
        _ = log.take()
        show(Palette(), Strings())
        #expect(log.take() == [])
    }

    @Test("An environment reader whose size changes invalidates its parent's layout")
    func sizeBubbles() {
        show(Palette(), Strings())
        _ = log.take()
        show(Palette(), Strings(title: "Good morning"))
        #expect(log.take() == ["both blue Good morning", "forwarder", "strings Good morning"])
    }

    @Test("Nested environment members are accessible by dynamic member lookup")
    func dynamicMember() {
        struct Deep: Component {
            typealias EnvironmentType = Palette

            func update(
                view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Palette>,
                transition: ComponentTransition
            ) -> CGSize {
                CGSize(width: CGFloat(environment[Palette.self].depth.shade), height: 1)
            }
        }
        #expect(stage.show(Deep(), environment: { Palette(depth: Palette.Depth(shade: 5)) }).width == 5)
        #expect(stage.show(Deep(), environment: { Palette(depth: Palette.Depth(shade: 8)) }).width == 8)
    }

    @Test("An environment of eight values returns each by its type")
    func eightValues() {
        struct Box<Tag>: Equatable { var number: Int }
        enum A {}; enum B {}; enum C {}; enum D {}; enum E {}; enum F {}; enum G {}; enum H {}
        struct Sum: Component {
            typealias EnvironmentType = (
                Box<A>, Box<B>, Box<C>, Box<D>, Box<E>, Box<F>, Box<G>, Box<H>
            )

            func update(
                view: UIView, availableSize: CGSize, state: EmptyComponentState,
                environment: Environment<EnvironmentType>, transition: ComponentTransition
            ) -> CGSize {
                let digits = [
                    environment[Box<A>.self].number, environment[Box<B>.self].number, environment[Box<C>.self].number,
                    environment[Box<D>.self].number, environment[Box<E>.self].number, environment[Box<F>.self].number,
                    environment[Box<G>.self].number, environment[Box<H>.self].number,
                ]
                return CGSize(width: CGFloat(digits.reduce(0) { $0 * 10 + $1 }), height: 1)
            }
        }
        func show(last: Int) -> CGFloat {
            stage.show(
                Sum(),
                environment: {
                    Box<A>(number: 1)
                    Box<B>(number: 2)
                    Box<C>(number: 3)
                    Box<D>(number: 4)
                    Box<E>(number: 5)
                    Box<F>(number: 6)
                    Box<G>(number: 7)
                    Box<H>(number: last)
                }
            ).width
        }
        #expect(show(last: 8) == 12_345_678)
        #expect(show(last: 9) == 12_345_679)
    }
}
