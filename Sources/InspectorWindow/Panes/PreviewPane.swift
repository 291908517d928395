import ComponentFlow

/// The previews of the program in all variants.
struct PreviewPane: CompositeComponent {
    @Bindable var model: InspectorModel

    @MainActor private var previews: PreviewModel { model.previews }

    var content: some Component<Empty> {
        VStack(fillWidth: true) {
            if let problem = previews.problem { PaneNotice(text: problem) }
            VStack(sheet).flexible()
        }
    }

    @MainActor @ComponentBuilder<Empty> private var sheet: [AnyComponentWithIdentity<Empty>] {
        if let image = previews.image {
            ScrollView([.horizontal, .vertical]) {
                Image(image: image, size: image.size)
                    .accessibilityLabel(previews.selection.map { "Preview \($0)" } ?? "Previews")
            }
        } else if previews.isLoaded {
            ContentUnavailable(
                "No Previews", image: Icon.window.image,
                description: "The program lists its previews in InspectorAgent.previews.")
        } else {
            VStack { ActivityIndicator() }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// The choice of a preview.
struct PreviewBar: CompositeComponent {
    @Bindable var model: InspectorModel

    @MainActor private var previews: PreviewModel { model.previews }

    var content: some Component<Empty> {
        Wrap(spacing: 14, lineSpacing: 6) {
            Picker("Preview", selection: selection) {
                Text("All").tag(String?.none)
                for name in previews.names { Text(name).tag(Optional(name)) }
            }
            .disabled(previews.names.isEmpty)
            BarButton(title: "Draw Again", icon: .refresh) { model.loadPreviews() }
                .disabled(!model.session.isUsable)
        }
    }

    @MainActor private var selection: Binding<String?> {
        Binding(
            get: { previews.selection },
            set: { name in
                previews.select(name)
                model.loadPreviews()
            })
    }
}
