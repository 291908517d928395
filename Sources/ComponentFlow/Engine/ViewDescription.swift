/// A description of the content of a view and its subviews, as far as properties reveal it.
@MainActor
struct ViewDescription: @MainActor Equatable {
    private let name: String
    private let properties: [String: AnyHashable]
    private let subviews: [ViewDescription]

    init(_ view: UIView) {
        name = "\(type(of: view))"
        properties = Self.properties(of: view)
        subviews = view.subviews.map(ViewDescription.init)
    }

    private static func properties(of view: UIView) -> [String: AnyHashable] {
        let layer = view.layer
        var result: [String: AnyHashable] = [
            "bounds": "\(layer.bounds)", "position": "\(layer.position)", "transform": "\(layer.transform)",
            "alpha": view.alpha, "isHidden": view.isHidden, "clipsToBounds": view.clipsToBounds,
            "cornerRadius": layer.cornerRadius, "borderWidth": layer.borderWidth, "zPosition": layer.zPosition,
            "shadowOpacity": layer.shadowOpacity, "isUserInteractionEnabled": view.isUserInteractionEnabled,
        ]
        result["backgroundColor"] = view.backgroundColor
        result["tintColor"] = view.tintColor
        if let label = view as? UILabel {
            result["text"] = label.text
            result["font"] = label.font
            result["textColor"] = label.textColor
            result["numberOfLines"] = label.numberOfLines
            result["textAlignment"] = "\(label.textAlignment)"
        }
        if let imageView = view as? UIImageView { result["image"] = imageView.image.map(ObjectIdentifier.init) }
        if let control = view as? UIControl { result["isEnabled"] = control.isEnabled }
        return result
    }

    /// Describes the first difference between two descriptions.
    func firstDifference(from other: ViewDescription) -> String? {
        if name != other.name { return "a view, from \(name) to \(other.name)" }
        for key in properties.keys.sorted() where properties[key] != other.properties[key] {
            return "the \(key) of a \(name)"
        }
        if subviews.count != other.subviews.count {
            return "the number of subviews of a \(name), from \(subviews.count) to \(other.subviews.count)"
        }
        return zip(subviews, other.subviews).firstResult { $0.firstDifference(from: $1) }
    }
}
