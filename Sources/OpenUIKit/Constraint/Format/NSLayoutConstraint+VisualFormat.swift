extension NSLayoutConstraint {
    /// The constraints that a visual format stands for; none of them is active yet.
    ///
    ///     H:|-[name]-(>=8@750)-[button(100)]-|
    ///
    /// `|` is the superview's edge, `-` the standard distance (to the superview its margin), `-16-` a distance, and
    /// conditions in parentheses speak of distances or of lengths. What cannot be read is reported with its place in the
    /// format, and nothing is returned.
    ///
    /// - Parameters:
    ///   - format: The format; without `H:` or `V:` it runs horizontally.
    ///   - options: How the views are aligned across, and which way the row runs.
    ///   - metrics: The numbers that the format knows by name, in points.
    ///   - views: The views and layout guides that the format knows by name.
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
                    message: "\(error.message) No constraint of this format was made:\n\(format)\n\(caret)",
                    subject: format, hint: "The mark stands below the place in question."))
            return []
        }
    }
}
