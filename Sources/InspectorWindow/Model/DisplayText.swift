/// Texts of the program as they are shown.
enum DisplayText {
    /// The largest number of characters: laying out more takes time, and a pane shows fewer.
    static let limit = 2_000

    /// Returns the beginning of a text that is too long.
    static func limited(_ text: String) -> String {
        text.utf8.count > limit ? text.prefix(limit) + "…" : text
    }

    /// Returns a text without what distracts from its contents: the environment of components, and more than three decimals.
    static func concise(_ text: String) -> String {
        limited(text).replacing("<Empty>", with: "").replacing(/<\([^<>()]*\)>/, with: "").replacing(/(\d\.\d{3})\d+/) {
            $0.output.1
        }
    }
}
