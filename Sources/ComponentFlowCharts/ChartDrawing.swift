import ComponentFlow

/// Draws what is behind the series of a chart.
@MainActor enum ChartDrawing {
    static func drawAxes(_ layout: ChartLayout, _ type: ChartTypography) {
        let plot = layout.plot
        for mark in layout.values.marks {
            (mark == 0 ? UIColor.secondaryLabel : .separator).setFill()
            let place = layout.coordinate(ofValue: mark).rounded()
            UIRectFill(
                layout.isTransposed
                    ? CGRect(x: place, y: plot.minY, width: 1, height: plot.height)
                    : CGRect(x: plot.minX, y: place, width: plot.width, height: 1))
        }
        for label in layout.labels + layout.titles {
            ChartText.draw(label.text, in: label.frame, type, .secondaryLabel)
        }
    }

    static func drawLegend(_ scene: ChartScene) {
        for (index, label) in scene.legend.labels.enumerated() {
            let series = scene.series.firstIndex { $0.key.name == scene.names[index] } ?? 0
            scene.color(of: series).setFill()
            let marker = ChartLegend.marker(of: label, scene.type, isMirrored: scene.isMirrored)
            ChartPalette.marker(index, at: marker.center, radius: marker.radius).fill()
            var frame = label.frame
            let space = ChartLegend.markerWidth(scene.type)
            frame.size.width -= space
            if !scene.isMirrored { frame.origin.x += space }
            frame.origin.y += (frame.height - scene.type.lineHeight) / 2
            ChartText.draw(label.text, in: frame, scene.type, .label)
        }
    }

    static func drawEmpty(_ scene: ChartScene) {
        let text = scene.texts.builtIn(.BuiltIn.chartNoData)
        let width = min(scene.type.width(of: text), scene.size.width)
        let plot = scene.layout?.plot ?? CGRect(origin: .zero, size: scene.size)
        let frame = CGRect(
            x: plot.midX - width / 2, y: plot.midY - scene.type.lineHeight / 2, width: width,
            height: scene.type.lineHeight)
        ChartText.draw(text, in: frame, scene.type, .secondaryLabel)
    }
}
