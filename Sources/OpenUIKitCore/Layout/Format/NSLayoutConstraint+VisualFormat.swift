extension NSLayoutConstraint {
    /// Creates the constraints that a visual format describes, without activating them.
    ///
    ///     H:|-[name]-(>=8@750)-[button(100)]-|
    ///
    /// `|` is the edge of the superview, `-` the standard distance (at the superview its margin) and `-16-` a distance
    /// in points. Predicates in parentheses constrain distances or lengths. A format that cannot be parsed is reported
    /// with the position of the error; the result is then empty.
    ///
    /// - Parameters:
    ///   - format: The format. Without `H:` or `V:` it is horizontal.
    ///   - options: The alignment of the views across the axis, and the direction of the row.
    ///   - metrics: The numbers that the format refers to by name, in points.
    ///   - views: The views and layout guides that the format refers to by name.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            var parser = VisualFormatParser(format)
            var builder = VisualFormatBuilder(
                try parser.parse(), options: options, metrics: metrics ?? [:], views: views)
            return try builder.build()
        } catch {
            let caret = String(repeating: " ", count: error.position) + "^"
            Diagnostics.report(
                Diagnostic(
                    rule: "constraint.visual-format",
                    message: "\(error.message) No constraint of this format was created:\n\(format)\n\(caret)",
                    subject: format, hint: "The caret marks the position of the error."))
            return []
        }
    }
}
