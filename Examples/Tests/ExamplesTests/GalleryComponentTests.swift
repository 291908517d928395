import Testing

@testable import Gallery

@Suite("Components in the gallery") @MainActor
struct GalleryComponentTests {
    nonisolated private static let modules = [
        "ComponentFlow", "ComponentFlowCharts", "ComponentFlowMarkdown", "ComponentFlowMedia",
        "ComponentFlowNetworking",
    ]

    /// The components that no page uses, with the reasons.
    nonisolated private static let exceptions = [
        "AsyncImageContent": "It is what AsyncImage shows without a closure.",
        "DismissalConfirmed": "It belongs to a window, and the gallery has only its own.",
        "EmptyComponent": "It shows nothing.",
        "LayoutContainer": "It is returned by a layout that is called with children, and has no name in code.",
        "MainMenuButton": "It belongs to the bar of a window, and the gallery has only its own.",
        "MediaControls": "Video and Audio show it.",
        "SafeAreaPadding": "It has an effect only where bars cover content, which is not in the example of a page.",
        "WindowTitled": "It belongs to a window, and the gallery has only its own.",
    ]

    /// The names in the code of all pages, those of members with a dot in front.
    private var names: Set<String> {
        var names: Set<String> = []
        for page in Page.all {
            for part in page.code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "." }) {
                for (index, name) in part.split(separator: ".", omittingEmptySubsequences: false).enumerated() {
                    names.insert(index == 0 ? String(name) : "." + name)
                }
            }
        }
        return names
    }

    @Test("The code of a page uses each component in the topics of the documentation, or its modifier")
    func complete() throws {
        let names = names
        let sources = try ComponentSources(modules: Self.modules)
        let listed = try Self.modules.reduce(into: Set<String>()) { try $0.formUnion(ComponentSources.topics(of: $1)) }
        let unused = listed.intersection(sources.components).filter { component in
            let modifiers = sources.modifiers[component] ?? []
            return !names.contains(component) && !modifiers.contains { names.contains("." + $0) }
        }
        #expect(unused == Set(Self.exceptions.keys))
    }

    @Test(
        "The sources of the framework have components of all kinds", arguments: ["Text", "Form", "Slider", "LazyHGrid"])
    func kinds(component: String) throws {
        #expect(try ComponentSources(modules: ["ComponentFlow"]).components.contains(component))
    }

    @Test("The sources of the framework have modifiers that return a component")
    func modifiers() throws {
        #expect(try ComponentSources(modules: ["ComponentFlow"]).modifiers["Refreshable"] == ["refreshable"])
    }
}
