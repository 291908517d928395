/// The labels at the ends of a horizontal track, in coordinates from left to right.
struct TrackEnds {
    /// Where the track and the centers of the labels are.
    struct Placement: Equatable {
        let track: CGRect
        let minimum: CGPoint
        let maximum: CGPoint
        let height: CGFloat
    }

    /// The size of the label at the leading end; `nil` for none.
    let minimum: CGSize?
    let maximum: CGSize?
    /// The distance between a label and the track, in points.
    let spacing: CGFloat
    /// The length of the track below which the labels are below it instead of beside it, in points.
    let minimumTrackLength: CGFloat

    /// Returns where the track and the labels are in a width, for the height of the track.
    func placement(width: CGFloat, trackHeight: CGFloat) -> Placement {
        let (start, end) = (inset(of: minimum), inset(of: maximum))
        let length = max(width - start - end, 0)
        let labelHeight = max(minimum?.height ?? 0, maximum?.height ?? 0)
        let isBelow = length < min(minimumTrackLength, width)
        let height = isBelow ? trackHeight + labelHeight : max(trackHeight, labelHeight)
        let track = CGRect(
            x: isBelow ? 0 : start, y: isBelow ? 0 : (height - trackHeight) / 2, width: isBelow ? width : length,
            height: trackHeight)
        let center = isBelow ? trackHeight + labelHeight / 2 : height / 2
        return Placement(
            track: track, minimum: CGPoint(x: (minimum?.width ?? 0) / 2, y: center),
            maximum: CGPoint(x: width - (maximum?.width ?? 0) / 2, y: center), height: height)
    }

    private func inset(of label: CGSize?) -> CGFloat {
        label.map { $0.width + spacing } ?? 0
    }
}
