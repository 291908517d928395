extension CALayer {
    /// Returns a copy of the model of the tree, whose superlayer space is the layer's own space.
    ///
    /// Pending layout and display are performed first.
    package final func copyForRendering() -> CALayer {
        performPendingLayout()
        displaySubtree()
        let copy = copyOfModel()
        let anchor = modelValues.anchor
        copy.modelValues.transform = .identity
        (copy.modelValues.position, copy.modelValues.zPosition) = (anchor, 0)
        return copy
    }

    private func copyOfModel() -> CALayer {
        let root = copyOfOwnModel()
        var waiting = [(source: self, copy: root)]
        while let (source, copy) = waiting.popLast() {
            if let mask = source.mask {
                let copyOfMask = mask.copyOfOwnModel()
                copy.ensureExtras().mask = copyOfMask
                copyOfMask.parent = copy
                waiting.append((mask, copyOfMask))
            }
            copy.children = source.children.map { child in
                let copyOfChild = child.copyOfOwnModel()
                copyOfChild.parent = copy
                waiting.append((child, copyOfChild))
                return copyOfChild
            }
        }
        return root
    }

    /// Returns a copy of the layer without sublayers.
    private func copyOfOwnModel() -> CALayer {
        let copy = flags.contains(.preservesDepth) ? CATransformLayer() : CALayer()
        copy.modelValues = modelValues
        copy.flags.formUnion(flags.intersection([.sublayersHaveDepth, .sublayersKeepDepth]))
        copy.flags.insert(.suppressesImplicitActions)
        if let textContents { copy.ensureExtras().textContents = textContents }
        return copy
    }
}
