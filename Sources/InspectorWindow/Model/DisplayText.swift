/// Texts of the program as they are shown.
enum DisplayText {
    /// Returns a text without what distracts from its contents: the environment of components that expect none, and more
    /// than three decimals.
    static func concise(_ text: String) -> String {
        text.replacing("<Empty>", with: "").replacing(/(\d\.\d{3})\d+/) { $0.output.1 }
    }
}
