import ComponentFlow
import Foundation
import ReaderCore

/// Reads feeds: subscriptions in folders, articles with search, and their pages.
///
///     Reader                              the library of the user
///     Reader --library=FILE --language=de
///     Reader https://example.org/feed.xml
@main struct ReaderApp: ComponentApp {
    let library: Library?

    init() {
        self.init(ReaderArguments.ofProgram.makeLibrary())
    }

    /// Creates the program with a library; `nil` shows that it cannot be opened.
    init(_ library: Library?) {
        self.library = library
        UIApplication.identifier = "org.componentflow.Reader"
    }

    var body: some Scene {
        WindowGroup("Reader") {
            Group {
                if let library {
                    ReaderWindow(library: library)
                } else {
                    ContentUnavailable("The library cannot be opened.", systemImage: "exclamationmark.triangle")
                }
            }
        }
        .defaultSize(width: 1180, height: 760)
        .windowSize(minimum: CGSize(width: 340, height: 420))
        .commands { ReaderCommands(library: library).commands }
        WindowGroup("Article", for: ArticleID.self) { id in
            Group {
                if let library { ArticleWindow(library: library, id: id).language(library.language) }
            }
        }
        .defaultSize(width: 760, height: 760)
    }
}
