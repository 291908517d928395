extension CALayer {
    /// Returns a copy of the model of the tree, whose superlayer space is the layer's own space.
    ///
    /// Pending layout and display are performed first.
    ///
    /// - Parameter drawsAgain: Whether contents that were drawn are drawn again, see ``drawing``, for a document that stores
    ///   shapes and texts.
    package final func copyForRendering(drawsAgain: Bool = false) -> CALayer {
        performPendingLayout()
        displaySubtree()
        let copy = copyOfModel(drawsAgain: drawsAgain)
        let anchor = modelValues.anchor
        copy.modelValues.transform = .identity
        (copy.modelValues.position, copy.modelValues.zPosition) = (anchor, 0)
        return copy
    }

    /// Returns a copy of what the present frame shows of the layer itself, without sublayers and without a mask.
    package final func copyOfOwnContent() -> CALayer {
        let copy = CALayer()
        copy.modelValues = presented
        copy.flags.insert(.suppressesImplicitActions)
        if let textContents { copy.ensureExtras().textContents = textContents }
        return copy
    }

    /// Draws the contents of a copy in the layer's coordinates, or `nil` if they are an image.
    package final var drawing: (@MainActor (CGContext) -> Void)? { extras?.drawing }

    /// Marks the contents as drawn by the layer's delegate.
    package final func markContentsAsDrawn() {
        flags.insert(.contentsWereDrawn)
    }

    private func copyOfModel(drawsAgain: Bool) -> CALayer {
        let root = copyOfOwnModel(drawsAgain: drawsAgain)
        var waiting = [(source: self, copy: root)]
        while let (source, copy) = waiting.popLast() {
            if let mask = source.mask {
                let copyOfMask = mask.copyOfOwnModel(drawsAgain: drawsAgain)
                copy.ensureExtras().mask = copyOfMask
                copyOfMask.parent = copy
                waiting.append((mask, copyOfMask))
            }
            for parent in source.flags.contains(.paintsInstances) ? copy.addCopiesOfInstances(of: source) : [copy] {
                parent.children = source.children.map { child in
                    let copyOfChild = child.copyOfOwnModel(drawsAgain: drawsAgain)
                    copyOfChild.parent = parent
                    parent.colorCopyOfSublayer(copyOfChild)
                    waiting.append((child, copyOfChild))
                    return copyOfChild
                }
            }
        }
        return root
    }

    /// Returns a copy of the layer without sublayers.
    private func copyOfOwnModel(drawsAgain: Bool) -> CALayer {
        let copy = flags.contains(.preservesDepth) ? CATransformLayer() : CALayer()
        copy.modelValues = modelValues
        copy.flags.formUnion(flags.intersection([.sublayersHaveDepth, .sublayersKeepDepth]))
        copy.flags.insert(.suppressesImplicitActions)
        if let textContents { copy.ensureExtras().textContents = textContents }
        if let emission = extras?.emission { copy.ensureExtras().emission = emission }
        // A layer whose drawing renders the layer itself shows the image there, as on the screen.
        let isDrawn = modelValues.contents != nil && flags.contains(.contentsWereDrawn)
        if drawsAgain, isDrawn, !flags.contains(.isDrawingForDocument) {
            copy.ensureExtras().drawing = { [self] in drawForDocument(in: $0) }
        }
        return copy
    }

    private func drawForDocument(in context: CGContext) {
        flags.insert(.isDrawingForDocument)
        defer { flags.remove(.isDrawingForDocument) }
        draw(in: context)
    }

    /// The particles that were computed for the most recently prepared frame.
    package final var particles: ParticlePicture? { extras?.emission?.picture }
}
