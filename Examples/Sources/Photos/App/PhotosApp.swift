import ComponentFlow
import ComponentFlowTools

/// Displays the photos of a feed or a folder, or the bundled ones.
///
///     Photos                        twelve bundled pictures from a local server
///     Photos --count 5000 --mood moody
///     Photos --feed http://127.0.0.1:8000/feed.json
///     Photos --folder ~/Pictures
@main struct PhotosApp: ComponentApp {
    let controller = PhotosArguments.ofProgram.makeController()

    init() {
        InspectorAgent.previews = { PhotosScreen.previews }
    }

    var body: some Scene {
        Window("Photos") {
            Group {
                if let controller {
                    PhotosScreen(controller: controller)
                } else {
                    Text("The local server cannot be started.")
                }
            }
        }
        .defaultSize(width: 480, height: 640)
    }
}
