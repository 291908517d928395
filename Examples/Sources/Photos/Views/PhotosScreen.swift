import ComponentFlow

/// The root screen: the list of photos, an error or an indicator, and a control for the local server.
struct PhotosScreen: CompositeComponent {
    static let titleHeight: CGFloat = 128

    @Bindable var controller: AppController
    @Local var selected: Photo?

    var content: some Component<Empty> {
        VStack {
            ZStack {
                switch controller.photos {
                case .loading: ActivityIndicator(size: .large, color: .secondaryLabel)
                case .loaded(let photos): list(photos)
                case .failed(let error): ErrorMessage(error: error) { Task { await controller.reload() } }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .flexible()
            if controller.server != nil {
                SegmentedControl(
                    titles: ServerBehavior.allCases.map { $0.rawValue.capitalized },
                    selectedIndex: $controller.mood.index
                )
                .padding(8)
                .frame(maxWidth: .infinity)
                .background(.secondarySystemBackground)
            }
        }
        .task { await controller.reload() }
        .sheet(item: $selected) { PhotoScreen(controller: controller, photo: $0) }
    }

    /// A list of rows with two photos each, below a title.
    private func list(_ photos: [Photo]) -> LazyList<Empty> {
        // Photos of a feed can have equal ids, so that rows are identified by their position.
        let rows = LazyListSection<Empty>(count: (photos.count + 1) / 2, idOfRow: { $0 }) { row in
            PhotoRow(controller: controller, photos: Array(photos[(2 * row)...].prefix(2))) { photo in
                withTransition(.easeInOut(duration: 0.3)) { selected = photo }
            }
        }
        let title = Text("Photos").font(.systemFont(ofSize: 48, weight: .bold)).accessibilityHeading()
            .padding(12)
            .frame(maxWidth: .infinity, minHeight: Self.titleHeight, alignment: .bottomLeading)
        return LazyList(
            sections: [rows.header(title)], estimatedRowHeight: PhotoRow.height, pinsHeaders: false)
    }
}

extension ServerBehavior {
    /// The index of the behavior among all behaviors.
    fileprivate var index: Int {
        get { Self.allCases.firstIndex(of: self) ?? 0 }
        set { if Self.allCases.indices.contains(newValue) { self = Self.allCases[newValue] } }
    }
}
