import ComponentFlow

/// A grid of photos with a screen for each, with the names that a SwiftUI developer expects.
enum PhotoProgram {
    struct Photo: Identifiable, Hashable {
        let id: Int
        var title: String
        var isFavorite = false
    }

    @Observable final class PhotoLibrary {
        var photos = (1...500).map { Photo(id: $0, title: "Photo \($0)") }

        func photo(_ id: Photo.ID) -> Photo? {
            photos.first { $0.id == id }
        }

        func toggleFavorite(_ id: Photo.ID) {
            guard let index = photos.firstIndex(where: { $0.id == id }) else { return }
            photos[index].isFavorite.toggle()
        }
    }

    struct PhotoGrid: CompositeComponent {
        @Bindable var library: PhotoLibrary

        var content: some Component<Empty> {
            NavigationStack {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 8)], spacing: 8) {
                        ForEach(library.photos) { photo in
                            NavigationLink(value: photo.id) { PhotoTile(photo: photo) }
                        }
                    }
                    .padding(8)
                }
                .navigationTitle("Photos")
                .navigationDestination(for: Int.self) { id in PhotoDetail(library: library, id: id) }
            }
        }
    }

    struct PhotoTile: CompositeComponent {
        let photo: Photo

        var content: some Component<Empty> {
            VStack(spacing: 4) {
                Image(systemName: "photo").resizable().scaledToFit()
                    .frame(height: 60)
                    .foregroundStyle(.secondary)
                Text(photo.title).font(.caption).lineLimit(1)
            }
            .frame(maxWidth: .infinity)
            .overlay(alignment: .topTrailing) {
                if photo.isFavorite { Image(systemName: "heart.fill").foregroundStyle(.red) }
            }
        }
    }

    struct PhotoDetail: CompositeComponent {
        @Bindable var library: PhotoLibrary
        let id: Photo.ID
        @Local var isZoomed = false

        var content: some Component<Empty> {
            let photo = library.photo(id)
            return VStack(spacing: 16) {
                Image(systemName: "photo").resizable().scaledToFit()
                    .frame(width: 200, height: 200)
                    .scaleEffect(isZoomed ? 2 : 1)
                    .rotationEffect(.degrees(isZoomed ? 3 : 0))
                    .onTapGesture(count: 2) {
                        withTransition(.spring(duration: 0.3)) { isZoomed.toggle() }
                    }
                    .accessibilityLabel(photo?.title ?? "")
                Button(photo?.isFavorite == true ? "Remove from favorites" : "Add to favorites") {
                    library.toggleFavorite(id)
                }
                .buttonStyle(.bordered)
            }
            .navigationTitle(photo?.title ?? "")
        }
    }
}
