/// The background images of a bar button item, by state and style of the item.
struct BarButtonImages {
    private struct Key: Hashable {
        var state: UIControl.State.RawValue
        var style: UIBarButtonItem.Style?
    }

    private var images: [Key: UIImage] = [:]

    /// The image for a state of items of a style; `nil` stands for all styles without an image of their own.
    subscript(state: UIControl.State, style: UIBarButtonItem.Style?) -> UIImage? {
        get { images[Key(state: state.rawValue, style: style)] }
        set { images[Key(state: state.rawValue, style: style)] = newValue }
    }
}
