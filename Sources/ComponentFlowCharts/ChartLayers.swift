import ComponentFlow

/// The layers of the series of a chart: a filled and a stroked outline for each of them, which are animated.
@MainActor final class ChartLayers {
    @MainActor private struct Pair {
        let fill = CAShapeLayer()
        let line = CAShapeLayer()
    }

    let root = CALayer()
    private var pairs: [ChartSeriesKey: Pair] = [:]

    func show(_ scene: ChartScene, _ traits: UITraitCollection, transition: ComponentTransition) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.frame = scene.clippingArea ?? CGRect(origin: .zero, size: scene.size)
        root.bounds.origin = root.frame.origin
        root.masksToBounds = scene.clippingArea != nil
        let order = scene.series.indices.sorted {
            (scene.series[$0].key.kind.rawValue, $0) < (scene.series[$1].key.kind.rawValue, $1)
        }
        var (shown, layers): ([ChartSeriesKey: Pair], [CALayer]) = ([:], [])
        for index in order {
            let key = scene.series[index].key
            let known = pairs[key]
            let pair = known ?? Pair()
            update(pair, index, scene, traits, known == nil ? .immediate : transition)
            shown[key] = pair
            layers += [pair.fill, pair.line]
        }
        pairs = shown
        if !(root.sublayers ?? []).elementsEqual(layers, by: ===) { root.sublayers = layers }
        CATransaction.commit()
    }

    private func update(
        _ pair: Pair, _ index: Int, _ scene: ChartScene, _ traits: UITraitCollection, _ transition: ComponentTransition
    ) {
        guard let paths = scene.paths(of: index) else { return }
        let kind = scene.series[index].key.kind
        let color = scene.color(of: index)
        let fill = kind == .area ? color.withAlphaComponent(0.35) : color
        // The shapes in bars and sectors.
        let line = kind == .bar || kind == .sector ? UIColor.systemBackground : color
        for layer in [pair.fill, pair.line] { layer.frame = CGRect(origin: .zero, size: scene.size) }
        transition.setShapeLayerPath(layer: pair.fill, path: paths.fill)
        transition.setShapeLayerPath(layer: pair.line, path: paths.line)
        pair.fill.fillColor = fill.resolvedColor(with: traits).cgColor
        pair.fill.lineWidth = 0
        pair.line.fillColor = nil
        pair.line.strokeColor = line.resolvedColor(with: traits).cgColor
        pair.line.lineWidth = 2
        pair.line.lineJoin = .round
    }
}
