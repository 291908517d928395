import ComponentFlow

/// Displays a photo with its title, scaled to fit.
struct PhotoScreen: CompositeComponent {
    @Bindable var controller: AppController
    let photo: Photo
    @Dismiss var dismiss

    var content: some Component<Empty> {
        VStack(spacing: 8) {
            HStack(spacing: 8) {
                Text(photo.title).font(.headline).lineLimit(1).accessibilityHeading()
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .flexible()
                Button("Done") { dismiss() }
            }
            .padding(.horizontal, 16)
            PhotoView(controller: controller, photo: photo, isThumbnail: false).flexible()
        }
        .keyCommand("c", modifiers: .command, title: "Copy") { controller.copy(photo) }
    }
}
