/// A file of a data set in an asset catalog.
public final class NSDataAsset: NSObject, Sendable {
    private struct File: Decodable {
        struct Entry: Decodable {
            var filename: String?
            var typeIdentifier: String?

            enum CodingKeys: String, CodingKey {
                case filename
                case typeIdentifier = "universal-type-identifier"
            }
        }

        var data: [Entry]
    }

    /// The name of the data set.
    public let name: String
    /// The contents of the file.
    public let data: Data
    /// The type of the file, such as `public.json`.
    public let typeIdentifier: String

    /// Reads a data set of the main bundle; returns `nil` if there is none with this name.
    public convenience init?(name: String) {
        self.init(name: name, bundle: .main)
    }

    /// Reads a data set of a bundle; returns `nil` if there is none with this name.
    public init?(name: String, bundle: Bundle) {
        let found = AssetCatalogs.of(bundle).set(name, .data) { folder, contents -> (Data, String)? in
            guard
                let entry = try? JSONDecoder().decode(File.self, from: contents).data.first(where: {
                    $0.filename != nil
                }),
                let filename = entry.filename, !filename.contains("/"), RegularFile.exists(at: folder + "/" + filename),
                let data = FileManager.default.contents(atPath: folder + "/" + filename)
            else { return nil }
            let type = UTType(filenameExtension: (filename as NSString).pathExtension)?.identifier
            return (data, entry.typeIdentifier ?? type ?? "public.data")
        }
        guard let (data, typeIdentifier) = found else { return nil }
        (self.name, self.data, self.typeIdentifier) = (name, data, typeIdentifier)
    }
}
