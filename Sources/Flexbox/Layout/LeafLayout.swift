/// Layout of nodes without boxes inside: their content is measured, or empty.
extension NodePointer {
    func layoutLeaf(_ request: LayoutRequest, _ pass: PassPointer) -> LayoutResult {
        let edges = frameEdges(basis: request.basis, isRightToLeft: isRightToLeft(inherited: request.isRightToLeft))
        var answer = LayoutResult(height: request.height)
        let contentWidth = max(request.width - edges.horizontal, 0)
        if answer.height.isUnset || request.growsWithContent {
            let content = measureContent(.exactly(contentWidth), .maxContent, pass).height + edges.vertical
            let desired = request.growsWithContent ? max(content, request.height) : content
            answer.height = max(min(desired, request.maxHeight), request.minHeight, edges.vertical)
        }
        if request.requiresBaseline, pointee.traits.contains(.measured) {
            let size = FlexSize(width: contentWidth, height: max(answer.height - edges.vertical, 0))
            answer.baseline = measuredBaseline(size).map { $0 + edges.top } ?? unset
        }
        return answer
    }

    /// Measures the content; invalid sizes are replaced by 0.
    func measureContent(_ width: FlexMeasureMode, _ height: FlexMeasureMode, _ pass: PassPointer) -> FlexSize {
        guard pointee.traits.contains(.measured), let measure = pointee.measure else { return .zero }
        pass.pointee.statistics.measureCalls += 1
        let size = measure(width, height)
        return FlexSize(width: size.width.asMeasuredSize, height: size.height.asMeasuredSize)
    }

    private func measuredBaseline(_ size: FlexSize) -> Double? {
        guard let baseline = pointee.baseline?(size), baseline.isFinite else { return nil }
        return baseline.asLength
    }
}
