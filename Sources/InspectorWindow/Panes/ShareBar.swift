import ComponentFlow

/// A bar that shows a value in relation to the largest one of a list.
struct ShareBar: CompositeComponent {
    let color: UIColor
    /// The length of the bar for the largest value, in points.
    let length: CGFloat
    /// The value in relation to the largest one, from 0 to 1.
    let share: CGFloat

    var content: some Component<Empty> {
        HStack {
            RoundedRectangle(color: color, cornerRadius: 3, size: CGSize(width: max(2, length * share), height: 8))
            Spacer()
        }
        .frame(width: length)
    }
}
