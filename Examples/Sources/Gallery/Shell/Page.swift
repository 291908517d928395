import ComponentFlow

/// One page of the gallery: a component at work, and the code that shows it.
@MainActor
struct Page {
    /// What its picture is called, and `--page` on the command line.
    let name: String
    let title: String
    let topic: Topic
    /// What the component is for, in a sentence.
    let about: Localized
    /// The file the page stands in.
    let file: String
    /// The component at work; it is given what changes the gallery's settings.
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

    /// The code that the page shows: what stands between the marks in its own file.
    var code: String {
        let text = PageSources.all[file.replacingOccurrences(of: ".swift", with: "")] ?? ""
        return ShownCode(of: text).text
    }

    /// What finds the button that starts the movement of a page, if it has one; pictures of movements press it.
    static let starter = GenericComponentViewTag()
}
