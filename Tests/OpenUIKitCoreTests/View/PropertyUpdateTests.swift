import Observation
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@MainActor @Suite("Updates of properties") struct PropertyUpdateTests {
    @MainActor @Observable final class Model {
        var title = "one"
    }

    private final class Card: UIView {
        var log: [String] = []
        var model: Model?

        override func updateProperties() {
            super.updateProperties()
            log.append("properties \(model?.title ?? "")")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.append("layout")
        }
    }

    private final class Screen: UIViewController {
        let model = Model()
        var log: [String] = []

        override func updateProperties() {
            super.updateProperties()
            log.append(model.title)
        }
    }

    @Test("Only properties of classes that override the method are observed")
    func overrides() {
        #expect(!MethodOverride.updateProperties.isPresent(in: UIView()))
        #expect(MethodOverride.updateProperties.isPresent(in: Card()))
        #expect(!MethodOverride.updateControllerProperties.isPresent(in: UIViewController()))
        #expect(MethodOverride.updateControllerProperties.isPresent(in: Screen()))
    }

    @Test("Properties are updated before the first layout, and not with later ones")
    func first() {
        WindowStage.run { stage in
            let card = stage.add(Card(), CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.frame()
            #expect(card.log == ["properties ", "layout"])
            card.log = []
            card.setNeedsLayout()
            stage.frame()
            #expect(card.log == ["layout"])
        }
    }

    @Test("Several requests lead to one update before the next layout")
    func coalescing() {
        WindowStage.run { stage in
            let card = stage.add(Card(), CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.frame()
            card.log = []
            card.setNeedsUpdateProperties()
            card.setNeedsUpdateProperties()
            #expect(card.log.isEmpty)
            stage.frame()
            #expect(card.log.first == "properties ")
            #expect(card.log.count { $0.hasPrefix("properties") } == 1)
        }
    }

    @Test("A pending update of a subview can be performed immediately, without layout")
    func immediately() {
        WindowStage.run { stage in
            let parent = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            let card = stage.add(Card(), CGRect(x: 0, y: 0, width: 100, height: 100), to: parent)
            stage.frame()
            card.log = []
            card.setNeedsUpdateProperties()
            parent.updatePropertiesIfNeeded()
            #expect(card.log == ["properties "])
            parent.updatePropertiesIfNeeded()
            #expect(card.log == ["properties "])
        }
    }

    @Test("A change of an observable object that was read updates the properties of a view")
    func observation() {
        WindowStage.run { stage in
            let card = Card()
            let model = Model()
            card.model = model
            stage.add(card, CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.frame()
            card.log = []
            model.title = "two"
            stage.frame()
            #expect(card.log.first == "properties two")
            card.log = []
            model.title = "three"
            stage.frame()
            #expect(card.log.first == "properties three")
        }
    }

    @Test("A change of an observable object that was read updates the properties of a controller")
    func controller() {
        WindowStage.run { stage in
            let screen = Screen()
            stage.window.rootViewController = screen
            stage.frame()
            screen.model.title = "two"
            stage.frame()
            screen.setNeedsUpdateProperties()
            screen.updatePropertiesIfNeeded()
            #expect(screen.log == ["one", "two", "two"])
        }
    }
}
