import ComponentFlow

/// A window with sources and articles, which has a model of its own.
struct ReaderWindow: CompositeComponent {
    @Bindable var library: Library
    @Local var slot = WindowModelSlot()

    var content: some Component<Empty> {
        ReaderScreen(window: slot.model(of: library)).language(library.language)
    }
}

/// The place for the model of a window, which is created when the window is first shown.
///
/// A model reads its articles as soon as it exists, and the components of windows are described more than once.
@MainActor final class WindowModelSlot {
    private var model: WindowModel?

    nonisolated init() {}

    func model(of library: Library) -> WindowModel {
        if let model { return model }
        let new = WindowModel(library)
        model = new
        return new
    }
}
