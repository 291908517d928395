import Foundation
import OpenQuartzCore

extension CALayer {
    /// What the layer and its sublayers display, one line for each of them, to study a failing case.
    func outline(depth: Int = 0) -> String {
        let shown = presentation() ?? self
        var parts = ["\(type(of: self))", "position \(shown.position)", "bounds \(shown.bounds)"]
        if !CATransform3DIsIdentity(shown.transform) { parts.append("transform \(shown.transform)") }
        if !CATransform3DIsIdentity(shown.sublayerTransform) {
            parts.append("for sublayers \(shown.sublayerTransform)")
        }
        if shown.opacity != 1 { parts.append("opacity \(shown.opacity)") }
        if shown.anchorPoint != CGPoint(x: 0.5, y: 0.5) { parts.append("anchor \(shown.anchorPoint)") }
        if shown.zPosition != 0 { parts.append("z \(shown.zPosition)") }
        if shown.cornerRadius != 0 { parts.append("corners \(shown.cornerRadius)") }
        if shown.borderWidth != 0 { parts.append("border \(shown.borderWidth)") }
        if shown.shadowOpacity != 0 { parts.append("shadow \(shown.shadowOpacity) radius \(shown.shadowRadius)") }
        if let color = shown.backgroundColor { parts.append("background \(color)") }
        parts += look(of: shown)
        let flags = [
            ("hidden", isHidden), ("clips", masksToBounds), ("rasterized", shouldRasterize), ("masked", mask != nil),
        ]
        parts += flags.filter(\.1).map(\.0)
        if let keys = animationKeys(), !keys.isEmpty { parts.append("animations \(keys)") }
        let line = String(repeating: "  ", count: depth) + parts.joined(separator: ", ")
        let below = (sublayers ?? []) + (mask.map { [$0] } ?? [])
        return ([line] + below.map { $0.outline(depth: depth + 1) }).joined(separator: "\n")
    }

    /// Returns descriptions of the effects and the content.
    private func look(of shown: CALayer) -> [String] {
        var parts: [String] = []
        if shown.shadowOpacity != 0 { parts.append("offset \(shown.shadowOffset)") }
        if let path = shown.shadowPath { parts.append("shadow path \(path.boundingBox)") }
        if let blur = shown.value(forKeyPath: "filters.gaussianBlur.inputRadius") as? CGFloat, blur != 0 {
            parts.append("blur \(blur)")
        }
        if let backdrop = shown.backdrop { parts.append("\(backdrop)") }
        if shown.contents != nil { parts.append("an image, \(shown.contentsGravity.rawValue)") }
        if showsText { parts.append(defersText ? "deferred text" : "text") }
        if let gradient = shown as? CAGradientLayer {
            parts.append("\(gradient.type.rawValue) \(gradient.startPoint) \(gradient.endPoint)")
        }
        if let shape = shown as? CAShapeLayer {
            parts.append("path \(shape.path?.boundingBox ?? .null), line \(shape.lineWidth)")
        }
        return parts
    }
}
