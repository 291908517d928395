import ComponentFlow

/// The middle pane: a picture of the window, in which nodes can be selected.
struct PicturePane: CompositeComponent {
    @Bindable var model: InspectorModel

    @MainActor private var picture: PictureModel { model.picture }

    var content: some Component<Empty> {
        VStack {
            bar
            DisplayBar(model: model)
            if let explosion = picture.explosion { ExplosionBar(explosion: explosion) { model.explode($0) } }
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
        if let problem = picture.problem ?? model.display.problem { return problem }
        guard let window = picture.window else { return "" }
        let size = "\(Int(window.size.width)) × \(Int(window.size.height)) points"
        return picture.windows.count > 1 || window.title.isEmpty ? size : "\(window.title), \(size)"
    }

    @MainActor private var window: Binding<String?> {
        Binding(get: { picture.windowID }, set: { if let id = $0 { model.inspect(window: id) } })
    }

    @MainActor @ComponentBuilder<Empty> private var screen: [AnyComponentWithIdentity<Empty>] {
        if picture.window != nil, let image = picture.image {
            PictureCanvas(
                image: image, size: picture.shownSize, outline: picture.outline(of: model.trees.selectedNode),
                damage: model.shownDamage, pick: { model.select(at: $0) }, drag: { model.rotate(by: $0) })
        } else if model.trees.isLoaded {
            ScrollView {
                ContentUnavailable("No Window", image: Icon.window.image, description: "The program shows no window.")
            }
            .flexible()
        } else if model.session.isUsable {
            VStack { ActivityIndicator() }.frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            ScrollView { ContentUnavailable("Nothing to Show", image: Icon.window.image) }.flexible()
        }
    }
}
