import Testing

import OpenUIKitCore

/// Tests the constraints that visual format strings create, and the diagnostics for mistakes.
@MainActor
@Suite("Visual format language") struct VisualFormatTests {
    private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let views = ["a": UIView(), "b": UIView(), "c": UIView()]

    init() {
        for view in views.values {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
    }

    private func name(_ item: AnyObject?) -> String {
        item === superview ? "super" : views.first { $0.value === item }?.key ?? "nothing"
    }

    /// The constraints as text, in creation order.
    private func words(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [String] {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: views)
        return made.map { constraint in
            let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
            var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation)"
            if constraint.secondItem != nil {
                if constraint.multiplier != 1 { text += " \(constraint.multiplier) *" }
                text += " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
            }
            if constraint.constant != 0 || constraint.secondItem == nil { text += " + \(constraint.constant)" }
            return constraint.priority == .required ? text : text + " @\(constraint.priority.rawValue)"
        }
    }

    @Test("A visual format creates constraints for edges, gaps and lengths along an axis")
    func row() {
        #expect(words("|[a]|") == ["a.leading == super.leading", "super.trailing == a.trailing"])
        #expect(words("H:[a][b]") == ["b.leading == a.trailing"])
        #expect(words("[a]-[b]") == ["b.leading == a.trailing + 8.0"])
        #expect(words("[a]-16-[b(52)]") == ["b.width == + 52.0", "b.leading == a.trailing + 16.0"])
        #expect(words("V:|-10-[a(20.5)]") == ["a.height == + 20.5", "a.top == super.top + 10.0"])
    }

    @Test("The standard distance to the superview is its layout margin")
    func margins() {
        #expect(words("|-[a]-|") == ["a.leading == super.leadingMargin", "super.trailingMargin == a.trailing"])
        #expect(words("V:[a]-|") == ["super.bottomMargin == a.bottom"])
    }

    @Test("Visual format predicates have relations, names, priorities and sums")
    func conditions() {
        #expect(words("[a(>=70,<=100@250)]") == ["a.width >= + 70.0", "a.width <= + 100.0 @250.0"])
        #expect(
            words("[a(==b)]-(>=gap@low)-[b]", metrics: ["gap": 12, "low": 300.5]) == [
                "a.width == b.width", "b.leading >= a.trailing + 12.0 @300.5",
            ])
        #expect(words("[a]-(-5)-[b]") == ["b.leading == a.trailing + -5.0"])
        #expect(words("[a(b*2+10)]") == ["a.width == 2.0 * b.width + 10.0"])
        #expect(words("[a(b/4-1)]") == ["a.width == 0.25 * b.width + -1.0"])
        #expect(words("[a(side*2)]", metrics: ["side": CGFloat(11)]) == ["a.width == + 22.0"])
        #expect(words("V:[a]-gap-[b]", metrics: ["gap": Float(3)]) == ["b.top == a.bottom + 3.0"])
    }

    @Test("Visual format options align views with their neighbors")
    func alignment() {
        #expect(
            words("[a][b][c]", .alignAllCenterY) == [
                "b.leading == a.trailing", "c.leading == b.trailing", "a.centerY == b.centerY",
                "b.centerY == c.centerY",
            ])
        #expect(
            words("V:|[a][b]", [.alignAllLeading, .alignAllTrailing]) == [
                "a.top == super.top", "b.top == a.bottom", "a.leading == b.leading", "a.trailing == b.trailing",
            ])
    }

    @Test("A horizontal visual format can be directed explicitly or follow the layout direction")
    func directions() {
        #expect(
            words("|-4-[a]-6-[b]", .directionLeftToRight) == [
                "a.left == super.left + 4.0", "b.left == a.right + 6.0",
            ])
        #expect(
            words("|-4-[a]-6-[b]|", .directionRightToLeft) == [
                "super.right == a.right + 4.0", "a.left == b.right + 6.0", "b.left == super.left",
            ])
    }

    @Test("A visual format option places views by distances between baselines")
    func baselines() {
        #expect(
            words("V:|[a]-30-[b]", .spacingBaselineToBaseline) == [
                "a.top == super.top", "b.firstBaseline == a.lastBaseline + 30.0",
            ])
    }

    @Test(
        "A mistake in a visual format is reported with its position and creates no constraints",
        arguments: [
            ("", 0, "Expected a view, as in [name]."), ("[a", 2, "Expected ] after the view."),
            ("[]", 1, "Expected the name of a view."), ("[a]-", 4, "Expected a number or a name."),
            ("[a]-5[b]", 5, "Expected - after the distance."), ("|", 1, "Expected a view, as in [name]."),
            ("[a]||", 4, "Expected the end of the format after the superview's second edge."),
            ("[a(=5)]", 4, "Expected ==, <= or >=."), ("[a(5]", 4, "Expected ) after the conditions."),
            ("[a]--5-[b]", 4, "Expected a number or a name."), ("X:[a]", 0, "Expected a view, as in [name]."),
            ("[d]", 1, "d is not a key in the views dictionary."),
            ("[a]-gap-[b]", 4, "gap is not a number in the metrics dictionary."),
            ("[a(d)]", 3, "d is neither a key in the metrics dictionary nor one in the views dictionary."),
            ("[a(b/0)]", 5, "A value cannot be divided by 0."),
            ("[a(1.2.3)]", 3, "Expected a number or a name."),
        ])
    func mistakes(format: String, position: Int, message: String) {
        let reports = Diagnostics.record { #expect(words(format).isEmpty) }
        #expect(reports.map(\.rule) == ["constraint.visual-format"])
        let lines = reports.first?.message.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        #expect(lines.first?.hasPrefix(message) == true, "\(lines)")
        #expect(lines.last.map(String.init) == String(repeating: " ", count: position) + "^")
    }

    @Test("Alignment along the format's own axis and edges of a view without a superview are reported")
    func impossible() {
        let aligned = Diagnostics.record { #expect(words("[a][b]", .alignAllLeft).isEmpty) }
        #expect(
            aligned.first?.message.contains("Views in a row cannot be aligned by their left edges as well.") == true)
        views["c"]?.removeFromSuperview()
        let lonely = Diagnostics.record { #expect(words("[a]-[c]|").isEmpty) }
        #expect(lonely.first?.message.contains("c has no superview") == true)
        #expect(words("|[a]-[c]").count == 2)
    }
}
