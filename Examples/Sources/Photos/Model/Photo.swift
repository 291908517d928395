/// A photo of a feed.
struct Photo: Codable, Hashable, Sendable, Identifiable {
    var id: Int
    var title: String
    var thumbnailUrl: String
    var url: String
}
