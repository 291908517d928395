import ComponentFlow
import Foundation
import InspectorClient
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    /// The properties of all classes of the catalog, which are set through the protocol.
    @MainActor
    @Suite("Properties of views and layers")
    struct PropertyCatalogTests {
        /// A view or layer in a window.
        @MainActor
        private final class Inspected {
            let fixture: AgentFixture
            let object: AnyObject
            let id: JSONValue
            private let key: String

            init(_ object: AnyObject) throws {
                fixture = try AgentFixture()
                self.object = object
                let view = object as? UIView ?? UIView()
                view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
                fixture.stage.show(view)
                if let layer = object as? CALayer { view.layer.addSublayer(layer) }
                let layer = object as? CALayer ?? view.layer
                let layerID = fixture.agent.session.id(of: layer)
                (id, key) =
                    object is CALayer ? (.string(layerID), "layer") : (.string("v\(layerID.dropFirst())"), "view")
            }

            /// The properties that the protocol lists.
            func list() async throws -> [JSONValue] {
                try await fixture.call(.properties, ["node": id])[key]?["properties"]?.array ?? []
            }

            /// The properties by their names.
            func properties() async throws -> [String: JSONValue] {
                Dictionary(try await list().map { ($0["name"]?.string ?? "", $0) }) { first, _ in first }
            }

            func set(_ name: String, _ value: JSONValue) async throws -> JSONValue {
                try await fixture.call(.set, ["node": id, "property": .string(name), "value": value])
            }

            func error(_ name: String, _ value: JSONValue) async throws -> InspectorClientError? {
                try await fixture.error(of: .set, ["node": id, "property": .string(name), "value": value])
            }
        }

        @Test("Each settable property of a class is in the table of these tests", arguments: CatalogEntry.all)
        func table(entry: CatalogEntry) async throws {
            let listed = try await Inspected(entry.make()).list().filter { $0["settable"] == true }
            let entries = [entry] + CatalogEntry.all.filter { entry.inherited.contains($0.name) }
            #expect(listed.compactMap { $0["name"]?.string }.sorted() == entries.flatMap(\.rows).map(\.name).sorted())
        }

        @Test("A property that is set has the new value, and the Swift line sets it", arguments: CatalogEntry.all)
        func setting(entry: CatalogEntry) async throws {
            let inspected = try Inspected(entry.make())
            for row in entry.rows {
                let before = try #require(try await inspected.properties()[row.name]?["value"], "\(row.name)")
                let value = row.value ?? .bool(before == false)
                let expression = row.value == nil ? "\(before == false)" : ""
                let result = try await inspected.set(row.name, value)
                #expect(before != value, "\(row.name)")
                #expect(result["value"] == value, "\(row.name)")
                #expect(result["swift"] == .string(line(row, entry.variable, expression)), "\(row.name)")
                #expect(try await inspected.properties()[row.name]?["value"] == value, "\(row.name)")
            }
        }

        private func line(_ row: CatalogRow, _ variable: String, _ expression: String) -> String {
            switch row.line {
            case .assignment(let given): "\(variable).\(row.name) = \(given.isEmpty ? expression : given)"
            case .other(let line): variable + line
            }
        }

        @Test("Each enumeration of a property has several choices, its value among them", arguments: CatalogEntry.all)
        func choices(entry: CatalogEntry) async throws {
            for (name, property) in try await Inspected(entry.make()).properties() where property["kind"] == "choice" {
                let choices = property["choices"]?.array ?? []
                #expect(choices.count > 1, "\(name)")
                #expect(choices.contains(property["value"] ?? .null), "\(name)")
            }
        }

        /// Values that have another type than a property of a kind.
        private static let wrong: [String: [JSONValue]] = [
            "bool": ["true", 1, .null, []], "number": ["x", 1e300, [1], true, [:]], "integer": [1.5, "1", 1e300],
            "text": [5, ["a"], [:]], "color": ["#12", "#1234567", 5, "no color", [0, 0, 0]],
            "point": [[1], [1, 2, 3], "1, 2", [1, "2"]], "size": [[1], [1, 1e300], 5],
            "rect": [[1, 2, 3], [1, 2, 3, "4"], [:]], "insets": [[1, 2, 3], 5], "directionalInsets": [[1, 2, 3], 5],
            "transform": [[1, 0, 0, 1, 0], "identity"], "transform3D": [[1, 0, 0, 1, 0, 0], 1],
            "choice": ["unknown", "", 0, .null, [:]], "date": ["yesterday", 5, "2026-02-31x"],
            "colors": ["red", ["red", "no color"], .array(Array(repeating: "red", count: 65))],
            "numbers": [5, ["x"], .array(Array(repeating: 1, count: 65))],
        ]

        @Test(
            "A value of another type is refused with what is possible, and changes nothing", arguments: CatalogEntry.all
        )
        func wrongTypes(entry: CatalogEntry) async throws {
            let inspected = try Inspected(entry.make())
            for row in entry.rows {
                let kind = try #require(try await inspected.properties()[row.name]?["kind"]?.string, "\(row.name)")
                let before = try await inspected.properties()[row.name]
                for value in try #require(Self.wrong[kind], "\(kind)") {
                    let error = try await inspected.error(row.name, value)
                    #expect(Self.isRefused(error, row.name), "\(row.name) \(value)")
                }
                #expect(try await inspected.properties()[row.name] == before, "\(row.name)")
            }
        }

        /// Returns whether an error describes the values of a property.
        private static func isRefused(_ error: InspectorClientError?, _ name: String) -> Bool {
            guard case .request(let error) = error else { return false }
            return error.code == -32602 && error.message.hasPrefix("\"\(name)\" is ")
        }

        @Test(
            "A value that the object cannot have is refused with what is possible",
            arguments: [
                ("UIPageControl", "numberOfPages", 1_000_000, "an integer from 0 to 1000"),
                ("UIPageControl", "currentPage", 5, "the index of a page"),
                ("UISegmentedControl", "selectedSegmentIndex", 2, "the index of a segment, or -1 for none"),
                ("UIDatePicker", "minuteInterval", 7, "an integer from 1 to 30 that divides 60"),
                ("UIStepper", "stepValue", 0, "a number from 0.001 to 1000000"),
                ("UIProgressView", "progress", 2, "a number from 0 to 1"),
                ("UILabel", "font.size", 0, "a number from 1 to 1000"),
                ("UILabel", "font.family", "No Such Font", "the name of an installed font, or System"),
                ("UIView", "contentHuggingPriority.vertical", 0, "a number from 1 to 1000"),
                ("CAGradientLayer", "locations", [1, 0], "an array of increasing numbers from 0 to 1, or null"),
                ("CAShapeLayer", "lineDashPattern", [0], "an array of numbers from 0.1 to 100000, or null"),
                ("CATextLayer", "fontSize", 1_000_000, "a number from 1 to 1000"),
            ] as [(String, String, JSONValue, String)])
        func impossibleValue(entry: String, name: String, value: JSONValue, expectation: String) async throws {
            let entry = try #require(CatalogEntry.all.first { $0.name == entry })
            let error = try await Inspected(entry.make()).error(name, value)
            #expect(error == .request(.invalidParameters("\"\(name)\" is \(expectation).")))
        }

        @Test("A property of the configuration of a button that has none is not listed, and cannot be set")
        func missingConfiguration() async throws {
            let inspected = try Inspected(UIButton())
            #expect(try await inspected.properties()["configuration.title"] == nil)
            let error = try await inspected.error("configuration.title", "a")
            #expect(error == .request(.impossible("\"configuration.title\" does not exist at present.")))
        }

        @Test("The text of a layer with attributes is not listed, because it would lose them")
        func attributedLayer() async throws {
            let layer = CATextLayer()
            layer.string = NSAttributedString(string: "a")
            #expect(try await Inspected(layer).properties()["string"] == nil)
        }

        @Test("The family of the system font is System, which restores it")
        func systemFont() async throws {
            let label = UILabel()
            let inspected = try Inspected(label)
            #expect(try await inspected.properties()["font.family"]?["value"] == "System")
            label.font = UIFont(name: try #require(UIFont.familyNames.first), size: 20)
            let result = try await inspected.set("font.family", "System")
            #expect(result["swift"] == "label.font = .systemFont(ofSize: label.font?.pointSize ?? 17)")
            #expect(label.font == .systemFont(ofSize: 20))
        }

        @Test("A changed weight retains the family, the size and the slant of a font")
        func weight() async throws {
            let label = UILabel()
            let inspected = try Inspected(label)
            label.font = .italicSystemFont(ofSize: 21)
            _ = try await inspected.set("font.weight", "bold")
            #expect(label.font.pointSize == 21)
            #expect(label.font.fontDescriptor.symbolicTraits.contains([.traitItalic, .traitBold]))
        }

        @Test("The Swift line of a named color of a layer creates a color of a layer")
        func namedLayerColor() async throws {
            let result = try await Inspected(CALayer()).set("borderColor", "systemBlue")
            #expect(result["swift"] == "layer.borderColor = UIColor.systemBlue.cgColor")
        }

        @Test("A layer without a transform has the identity as its Swift line")
        func identity() async throws {
            let identity: JSONValue = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
            let result = try await Inspected(CALayer()).set("transform", identity)
            #expect(result["swift"] == "layer.transform = CATransform3DIdentity")
        }

        // MARK: - Traits

        @Test(
            "A trait of a view is overridden for its descendants, with the Swift line that does the same",
            arguments: [
                ("userInterfaceStyle", "dark", ".dark"), ("layoutDirection", "rightToLeft", ".rightToLeft"),
                ("preferredContentSizeCategory", "accessibilityLarge", ".accessibilityLarge"),
                ("horizontalSizeClass", "regular", ".regular"), ("verticalSizeClass", "compact", ".compact"),
                ("accessibilityContrast", "high", ".high"), ("legibilityWeight", "bold", ".bold"),
                ("userInterfaceLevel", "elevated", ".elevated"), ("userInterfaceIdiom", "phone", ".phone"),
                ("language", "ar", "\"ar\""),
            ])
        func overriddenTrait(name: String, value: String, expression: String) async throws {
            let (view, child) = (UIView(), UIView())
            view.addSubview(child)
            let inspected = try Inspected(view)
            let before = child.traitCollection
            let result = try await inspected.set("traitOverrides.\(name)", .string(value))
            #expect(result["swift"] == .string("view.traitOverrides.\(name) = \(expression)"))
            #expect(try await override(name, inspected)?["value"] == .string(value))
            #expect(child.traitCollection != before)
        }

        /// Returns the description of an override.
        private func override(_ name: String, _ inspected: Inspected) async throws -> JSONValue? {
            let result = try await inspected.fixture.call(.properties, ["node": inspected.id])
            return result["traitOverrides"]?.array?.first { $0["name"] == .string("traitOverrides.\(name)") }
        }

        @Test("Each trait that can be overridden is in the table of these tests, and is inherited initially")
        func inheritedTraits() async throws {
            let inspected = try Inspected(UIView())
            let list = try await inspected.fixture.call(.properties, ["node": inspected.id])["traitOverrides"]?.array
            let overrides = try #require(list)
            #expect(overrides.count == 10)
            #expect(overrides.dropLast().allSatisfy { $0["value"] == "unspecified" })
            #expect(overrides.last?["value"] == .null)
        }

        @Test("An override is removed by the value unspecified, and that of the language by null")
        func removedOverride() async throws {
            let view = UIView()
            let inspected = try Inspected(view)
            view.traitOverrides.userInterfaceStyle = .dark
            view.traitOverrides.language = "ar"
            let style = try await inspected.set("traitOverrides.userInterfaceStyle", "unspecified")
            #expect(style["swift"] == "view.traitOverrides.userInterfaceStyle = .unspecified")
            #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
            let language = try await inspected.set("traitOverrides.language", .null)
            #expect(language["swift"] == "view.traitOverrides.remove(UITraitLanguage.self)")
            #expect(!view.traitOverrides.contains(UITraitLanguage.self))
        }

        @Test(
            "A value that is no trait is refused with what is possible",
            arguments: [
                ("layoutDirection", "up", "is unspecified, leftToRight, rightToLeft."), ("layoutDirection", 1, "is "),
                ("language", "", "is the identifier of a language"), ("language", "a b", "is the identifier"),
                ("language", 5, "is the identifier"), ("gravity", "down", "there are traitOverrides."),
            ] as [(String, JSONValue, String)])
        func refusedTrait(name: String, value: JSONValue, message: String) async throws {
            let view = UIView()
            let inspected = try Inspected(view)
            let error = try await inspected.error("traitOverrides.\(name)", value)
            #expect(error?.description.contains(message) == true)
            #expect(!view.traitOverrides.contains(UITraitLayoutDirection.self))
        }
    }
}
