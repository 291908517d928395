import ComponentFlow

/// A page of the gallery: a live component with its source code.
@MainActor
struct Page {
    /// The name of its picture, and the value of the `--page` option.
    let name: String
    let title: String
    let topic: Topic
    /// The purpose of the component, in a sentence.
    let about: Localized
    /// The name of the page's source file.
    let file: String
    /// Creates the live component; the slot changes the gallery's settings.
    let demo: (ActionSlot<Setting>) -> AnyComponent<Surroundings>

    init<Demo: Component>(
        _ name: String, title: String, topic: Topic, about: Localized, file: String = #fileID,
        demo: @escaping (ActionSlot<Setting>) -> Demo
    ) where Demo.EnvironmentType == Surroundings {
        self.name = name
        self.title = title
        self.topic = topic
        self.about = about
        self.file = String(file.split(separator: "/").last ?? "")
        self.demo = { AnyComponent(demo($0)) }
    }

    init<Demo: Component>(
        _ name: String, title: String, topic: Topic, about: Localized, file: String = #fileID, demo: Demo
    ) where Demo.EnvironmentType == Surroundings {
        self.init(name, title: title, topic: topic, about: about, file: file) { _ in demo }
    }

    /// The code that the page displays: the parts of its source file between the markers.
    var code: String {
        let text = PageSources.all[file.replacingOccurrences(of: ".swift", with: "")] ?? ""
        return ShownCode(of: text).text
    }

    /// The tag of the button that starts a page's animation, if there is one; recordings of animations press it.
    static let starter = GenericComponentViewTag()
}
