import ComponentFlow

/// A textual description of a view hierarchy, with a line for each view, from back to front.
@MainActor
struct ViewOutline {
    private(set) var lines: [String] = []

    init(of view: UIView) {
        add(view, indentation: "")
    }

    /// Describes the first line in which two outlines differ; `nil` if there is none.
    func difference(from other: ViewOutline) -> String? {
        for (line, otherLine) in zip(lines, other.lines) where line != otherLine {
            let parts = zip(line.split(separator: ";"), otherLine.split(separator: ";")).filter { $0 != $1 }
            let name = line.prefix { $0 != ";" }
            if parts.isEmpty { return "\(name) has other properties than \(otherLine)" }
            return "\(name): " + parts.map { "\($0) instead of\($1)" }.joined(separator: ", ")
        }
        guard lines.count == other.lines.count else {
            let extra = lines.count > other.lines.count ? lines[other.lines.count] : other.lines[lines.count]
            return "\(lines.count) views instead of \(other.lines.count); only one has \(extra)"
        }
        return nil
    }

    private mutating func add(_ view: UIView, indentation: String) {
        let isHidden = view.isHidden
        let properties = isHidden ? ["hidden"] : Self.properties(of: view)
        lines.append(indentation + (["\(type(of: view))"] + properties).joined(separator: "; "))
        // Text views create and hide their subviews lazily, so they are compared by their pixels.
        if isHidden || view is UITextView || view is UITextField { return }
        for subview in view.comparedSubviews { add(subview, indentation: indentation + "  ") }
    }

    private static func properties(of view: UIView) -> [String] {
        let layer = view.layer
        var result = [
            "at \(text(of: layer.position))", "bounds \(text(of: layer.bounds))", "alpha \(layer.opacity)",
            "corner \(layer.cornerRadius)", "clips \(layer.masksToBounds)", "border \(layer.borderWidth)",
            "z \(layer.zPosition)",
            "touches \(view.isUserInteractionEnabled)",
            "color \(color(layer.backgroundColor))", "mask \(layer.mask != nil)",
        ]
        let transform = text(of: layer.transform)
        if transform != text(of: CATransform3DIdentity) { result.append("transform \(transform)") }
        if layer.shadowOpacity > 0 {
            result.append("shadow \(layer.shadowOpacity) \(layer.shadowRadius) \(layer.shadowOffset)")
            result.append("shadow color \(color(layer.shadowColor))")
        }
        if layer.borderWidth > 0 { result.append("border color \(color(layer.borderColor))") }
        if !layersStandLikeSubviews(of: view) { result.append("layers in another order than the subviews") }
        let gestures = (view.gestureRecognizers ?? []).map { "\(type(of: $0))" }.sorted()
        if !gestures.isEmpty { result.append("gestures \(gestures)") }
        return result + content(of: view) + look(of: layer)
    }

    // Rounded, because an interrupted animation can leave a rounding error or a negative zero.

    private static func text(of values: [CGFloat]) -> String {
        values.map { value in
            let rounded = (value * 1_000_000).rounded() / 1_000_000
            return "\(rounded == 0 ? 0 : rounded)"
        }.joined(separator: " ")
    }

    private static func text(of point: CGPoint) -> String {
        text(of: [point.x, point.y])
    }

    private static func text(of rectangle: CGRect) -> String {
        text(of: [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height])
    }

    private static func text(of transform: CATransform3D) -> String {
        let m = transform
        return text(of: [
            m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43,
            m.m44,
        ])
    }

    private static func color(_ color: CGColor?) -> String {
        color.map { "\($0)" } ?? "none"
    }

    private static func layersStandLikeSubviews(of view: UIView) -> Bool {
        let layers = view.subviews.map { ObjectIdentifier($0.layer) }
        let known = Set(layers)
        return (view.layer.sublayers ?? []).map(ObjectIdentifier.init).filter(known.contains) == layers
    }

    private static func content(of view: UIView) -> [String] {
        var result: [String] = []
        if let label = view as? UILabel {
            result.append("text \(label.text ?? "-"), \(label.font.pointSize), \(label.numberOfLines) lines")
            result.append("aligned \(label.textAlignment), \(label.lineBreakMode), \(color(label.textColor.cgColor))")
        }
        if let image = view as? UIImageView {
            result.append("image \(image.image?.size ?? .zero), \(image.contentMode)")
            result.append("tint \(color(image.tintColor.cgColor))")
        }
        if let identifier = view.accessibilityIdentifier { result.append("identifier \(identifier)") }
        if let control = view as? UIControl { result.append("enabled \(control.isEnabled)") }
        if let toggle = view as? UISwitch { result.append("on \(toggle.isOn)") }
        if let slider = view as? UISlider { result.append("value \(slider.value)") }
        if let segments = view as? UISegmentedControl { result.append("chosen \(segments.selectedSegmentIndex)") }
        if let pages = view as? UIPageControl { result.append("page \(pages.currentPage) of \(pages.numberOfPages)") }
        if let field = view as? UITextField { result.append("text \(field.text ?? "")") }
        if let field = view as? UITextView { result.append("text \(field.text ?? "")") }
        return result
    }

    private static func look(of layer: CALayer) -> [String] {
        if let gradient = layer as? CAGradientLayer {
            let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }.map { color($0) }
            return [
                "colors \(colors) at \(gradient.locations ?? []), \(gradient.type.rawValue)",
                "from \(gradient.startPoint) to \(gradient.endPoint)", "curve \(gradient.cornerCurve.rawValue)",
            ]
        }
        if let shape = layer as? CAShapeLayer {
            return [
                "path \(shape.path?.boundingBox ?? .null)", "fill \(color(shape.fillColor))",
                "stroke \(color(shape.strokeColor)) \(shape.lineWidth)",
                "dashes \(shape.lineDashPattern ?? []), \(shape.strokeStart) to \(shape.strokeEnd)",
            ]
        }
        return []
    }
}
