/// Finds and decodes picture files.
enum ImageLoading {
    static func decode(_ data: Data, scale: CGFloat, source: String) -> CGImage? {
        do {
            return try CGImage.decode(data, scale: scale.isFinite && scale > 0 ? scale : 1)
        } catch {
            Diagnostics.report(
                Diagnostic(
                    rule: "image.undecodable", message: error.description, subject: source,
                    hint: "Check that the file is complete and in a known format."))
            return nil
        }
    }

    static func scale(ofFileNamed path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if name.hasSuffix("@2x") { return 2 }
        if name.hasSuffix("@3x") { return 3 }
        return 1
    }

    static func path(of name: String, in bundle: Bundle) -> String? {
        let name = name as NSString
        if !name.pathExtension.isEmpty {
            return bundle.path(forResource: name.deletingPathExtension, ofType: name.pathExtension)
        }
        for suffix in ["", "@2x", "@3x"] {
            if let path = bundle.path(forResource: "\(name)\(suffix)", ofType: "png") { return path }
        }
        return nil
    }
}
