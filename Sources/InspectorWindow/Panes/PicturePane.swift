import ComponentFlow

/// The middle pane: a picture of the window, in which nodes can be selected.
struct PicturePane: CompositeComponent {
    @Bindable var model: InspectorModel

    @MainActor private var picture: PictureModel { model.picture }

    var content: some Component<Empty> {
        VStack {
            bar
            VStack(screen).flexible()
        }
        .background(.systemBackground)
    }

    @MainActor private var bar: some Component<Empty> {
        HStack(spacing: 10) {
            if picture.windows.count > 1 {
                Picker("Window", selection: window) {
                    for window in picture.windows {
                        Text(window.title.isEmpty ? window.id : window.title).tag(Optional(window.id))
                    }
                }
            }
            Text(caption).font(.footnote).foregroundColor(.secondaryLabel).lineLimit(1)
            Spacer()
        }
        .padding(UIEdgeInsets(top: 8, left: 14, bottom: 4, right: 14))
        .frame(minHeight: 36)
    }

    @MainActor private var caption: String {
        if let problem = picture.problem { return problem }
        guard let window = picture.window else { return "" }
        let size = "\(Int(window.size.width)) × \(Int(window.size.height)) points"
        return picture.windows.count > 1 || window.title.isEmpty ? size : "\(window.title), \(size)"
    }

    @MainActor private var window: Binding<String?> {
        Binding(get: { picture.windowID }, set: { if let id = $0 { model.inspect(window: id) } })
    }

    @MainActor @ComponentBuilder<Empty> private var screen: [AnyComponentWithIdentity<Empty>] {
        if let window = picture.window, let image = picture.image {
            PictureCanvas(image: image, windowSize: window.size, outline: model.trees.selectedNode?.frame) {
                model.select(at: $0)
            }
        } else if model.trees.isLoaded {
            ContentUnavailable("No Window", image: Icon.window.image, description: "The program shows no window.")
        } else if model.session.isUsable {
            VStack { ActivityIndicator() }.frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            ContentUnavailable("Nothing to Show", image: Icon.window.image)
        }
    }
}
