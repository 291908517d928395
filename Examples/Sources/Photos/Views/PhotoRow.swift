import ComponentFlow

/// One or two photos of the list.
struct PhotoRow: CompositeComponent {
    static let height: CGFloat = 200

    @Bindable var controller: AppController
    let photos: [Photo]
    @Behavior var open: (Photo) -> Void

    var content: some Component<Empty> {
        HStack {
            for index in 0..<2 {
                ZStack {
                    if photos.indices.contains(index) {
                        PhotoView(controller: controller, photo: photos[index], isThumbnail: true) {
                            open(photos[index])
                        }
                        .id(photos[index])
                    }
                }
                .id(index)
                .flexible()
            }
        }
        .frame(height: Self.height)
    }
}
