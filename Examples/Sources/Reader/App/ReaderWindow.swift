import ComponentFlow

/// A window with sources and articles, which has a model of its own.
struct ReaderWindow: CompositeComponent {
    @Bindable var library: Library
    @Local private var model: WindowModel

    init(library: Library) {
        self.library = library
        _model = Local(wrappedValue: WindowModel(library))
    }

    var content: some Component<Empty> {
        ReaderScreen(window: model).language(library.language)
    }
}
