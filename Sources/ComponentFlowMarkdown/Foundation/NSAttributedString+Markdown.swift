public import Foundation

extension NSAttributedString {
    /// Creates an attributed string from Markdown, with attributes that describe its structure.
    ///
    /// ```swift
    /// let text = try NSAttributedString(markdown: "Rain in **Oslo**, see [the map](map.html)", baseURL: page)
    /// ```
    ///
    /// As in Foundation on other platforms, the attributes state the purpose of each part, not its appearance:
    /// `inlinePresentationIntent`, `presentationIntentAttributeName`, `link`, `imageURL`, `alternateDescription` and
    /// `listItemDelimiter`. The text of adjacent blocks is not separated, and a line between paragraphs is the character U+2E3B.
    /// ``MarkdownDocument/attributedString(style:images:)`` returns a text with fonts, indents and list marks instead.
    ///
    /// - Parameters:
    ///   - markdown: The text in Markdown.
    ///   - options: The syntax and the treatment of errors.
    ///   - baseURL: The URL to which links and images are resolved. Those with a scheme other than `http`, `https`, `mailto` and
    ///     `tel`, such as `javascript` or `file`, have no attribute, nor have relative ones without a base URL.
    /// - Throws: ``MarkdownError``, unless the failure policy allows a part of the text.
    public convenience init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws(MarkdownError) {
        let reading = MarkdownOptions(baseURL: baseURL)
        let text: MarkdownIntentText
        switch options.interpretedSyntax {
        case .full: text = MarkdownIntentText(MarkdownDocument(markdown, options: reading), options.languageCode)
        case .inlineOnly, .inlineOnlyPreservingWhitespace:
            let preserves = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
            text = MarkdownIntentText(
                MarkdownInlineText(markdown, preservesWhitespace: preserves, options: reading), options.languageCode)
        }
        if let error = text.error, options.failurePolicy == .throwError { throw error }
        self.init(attributedString: text.attributes.attributedString)
    }

    /// Creates an attributed string from Markdown in UTF-8.
    ///
    /// The other parameters and the attributes are those of the initializer with a string.
    ///
    /// - Throws: ``MarkdownError``. If the failure policy allows a part of the text, invalid bytes become U+FFFD.
    public convenience init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws(MarkdownError) {
        if let text = String(data: markdown, encoding: .utf8) {
            try self.init(markdown: text, options: options, baseURL: baseURL)
        } else if options.failurePolicy == .throwError {
            throw .invalidEncoding
        } else {
            try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
        }
    }
}
