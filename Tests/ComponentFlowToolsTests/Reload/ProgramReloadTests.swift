import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

@testable import ComponentFlowTools

/// What functions return that are replaced while a program runs.
@MainActor
private enum Code {
    static var title = "old"
    static var declaresTwoChildren = false
}

/// A component whose content depends on the code only.
private struct Titled: CompositeComponent {
    var content: some Component<Empty> {
        Text(Code.title)
    }
}

/// A component whose body declares one or two children.
private struct Declaring: CombinedComponent {
    static var body: Body {
        let title = Code.title
        let first = Child(Leaf.self)
        let second = Code.declaresTwoChildren ? Child(Leaf.self) : nil
        return { context in
            let first = first.update(
                component: Leaf(title: title), availableSize: context.availableSize, transition: context.transition)
            context.add(first.position(CGPoint(x: first.size.width / 2, y: 5)))
            guard let second else { return first.size }
            let other = second.update(
                component: Leaf(title: title), availableSize: context.availableSize, transition: context.transition)
            context.add(other.position(CGPoint(x: other.size.width / 2, y: 15)))
            return CGSize(width: first.size.width, height: 20)
        }
    }
}

/// A program whose window and its title depend on the code.
private struct Program: ComponentApp {
    var body: some Scene {
        Window(Code.title, id: "main") {
            VStack {
                Text(Code.title)
                Counter()
            }
        }
    }
}

extension InspectorTests {
    @MainActor
    @Suite("The update after code was replaced")
    struct ProgramReloadTests {
        private let stage = Stage(size: CGSize(width: 200, height: 100))

        /// Runs a closure as changed code, and updates the stage.
        private func reload(_ title: String = "new", declaresTwoChildren: Bool = false, _ check: () throws -> Void)
            rethrows
        {
            Code.title = title
            Code.declaresTwoChildren = declaresTwoChildren
            defer { (Code.title, Code.declaresTwoChildren) = ("old", false) }
            ProgramReload.run(in: [stage.window])
            stage.advance(by: 0.1)
            try check()
        }

        private var labels: [String] {
            ViewPaths.all(in: [stage.window]).compactMap { ($0.view as? UILabel)?.text }
        }

        private var leaves: [MountedComponent] {
            ViewPaths.all(in: [stage.window]).compactMap(\.view.mountedComponent).filter { $0.typeName == "Leaf" }
        }

        @Test("A component that is equal to the former one is described again")
        func composite() {
            stage.show(Titled())
            reload { #expect(labels == ["new"]) }
        }

        @Test("The rows of a lazy list are described again, although their elements are unchanged")
        func rows() {
            stage.show(LazyList([1, 2], id: \.self) { _ in Text(Code.title) })
            reload { #expect(labels == ["new", "new"]) }
        }

        @Test("The body of a combined component is evaluated again")
        func body() {
            stage.show(Declaring())
            reload { #expect((leaves.first?.component as? Leaf)?.title == "new") }
        }

        @Test("The child of a combined component keeps its state and view")
        func state() throws {
            stage.show(Declaring())
            let before = try #require(leaves.first)
            reload { #expect(leaves.first?.isSame(as: before) == true) }
        }

        @Test("A body that declares another number of children shows them with new states")
        func declarations() throws {
            stage.show(Declaring())
            let before = try #require(leaves.first)
            reload(declaresTwoChildren: true) {
                #expect(leaves.count == 2)
                #expect(!leaves.contains { $0.isSame(as: before) })
            }
        }

        @Test("Local values are kept")
        func localValues() {
            stage.show(Counter())
            stage.tap(at: CGPoint(x: 50, y: 20))
            stage.advance(by: 0.5)
            reload { #expect(labels == ["Count 4"]) }
        }

        @Test("A window shows what the body of the program declares now, and keeps local values")
        func program() throws {
            let stage = ApplicationStage(Program())
            defer { stage.end() }
            let window = try #require(stage.windows.first)
            let counter = try #require(
                ViewPaths.all(in: [window]).compactMap(\.view.mountedComponent).first { $0.typeName == "Counter" })
            #expect(counter.storedValues.first?.restore(Data("[7]".utf8)) == true)
            Code.title = "new"
            defer { Code.title = "old" }
            ProgramReload.run(in: [window])
            stage.advance(by: 0.2)
            #expect(stage.titles == ["new"])
            #expect(ViewPaths.all(in: [window]).compactMap { ($0.view as? UILabel)?.text } == ["new", "Count 7"])
        }
    }
}
