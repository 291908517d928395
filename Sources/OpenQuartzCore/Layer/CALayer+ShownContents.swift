extension CALayer {
    /// The visible contents; during a cross-fade, both images blended into one.
    package final var visibleContents: CGImage? {
        let contents = modelValues.contents
        guard let fade = modelValues.contentsFade else { return contents }
        let size = CGSize(
            width: max(contents?.width ?? 0, fade.from?.width ?? 0),
            height: max(contents?.height ?? 0, fade.from?.height ?? 0))
        let mixed = CGContext.image(size: size, scale: 1) { context in
            let rect = CGRect(origin: .zero, size: size)
            context.setAlpha(1 - fade.progress)
            if let from = fade.from { context.drawUpright(from, in: rect) }
            context.setAlpha(fade.progress)
            context.setBlendMode(.plusLighter)
            if let contents { context.drawUpright(contents, in: rect) }
        }
        return mixed ?? contents
    }
}
