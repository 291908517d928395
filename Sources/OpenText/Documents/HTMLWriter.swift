/// Writes a text as an HTML document, with the attributes that ``RTFWriter`` writes.
enum HTMLWriter {
    /// Returns the document with a text.
    static func data(of text: NSAttributedString) -> Data {
        var body = ""
        var isOpen = false
        for run in DocumentTextRun.runs(of: text) {
            if !isOpen { body += "<p style=\"\(paragraphStyle(of: run.style))\">" }
            isOpen = run.text.last != "\n"
            let line = isOpen ? run.text : String(run.text.dropLast())
            body += line.isEmpty ? "<br>" : element(line, run.style)
            if !isOpen { body += "</p>\n" }
        }
        if isOpen { body += "</p>\n" }
        return Data("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body>\n\(body)</body></html>\n".utf8)
    }

    private static func paragraphStyle(of style: DocumentTextStyle) -> String {
        let alignment: String? =
            switch style.alignment {
            case .left: "left"
            case .center: "center"
            case .right: "right"
            case .justified: "justify"
            case .natural: nil
            }
        return "margin:0;white-space:pre-wrap" + (alignment.map { ";text-align:\($0)" } ?? "")
    }

    private static func element(_ text: String, _ style: DocumentTextStyle) -> String {
        var element = escaped(text)
        if style.isStruckThrough { element = "<s>\(element)</s>" }
        if style.isUnderlined { element = "<u>\(element)</u>" }
        if style.isItalic { element = "<i>\(element)</i>" }
        if style.isBold { element = "<b>\(element)</b>" }
        element = "<span style=\"\(escaped(spanStyle(of: style)))\">\(element)</span>"
        return style.link.map { "<a href=\"\(escaped($0))\">\(element)</a>" } ?? element
    }

    private static func spanStyle(of style: DocumentTextStyle) -> String {
        var declarations = ["font-size:\(Double(style.halfPoints) / 2)pt"]
        if let family = style.family {
            declarations.append("font-family:'\(family.filter { !"'\\\n".contains($0) })'")
        }
        if let color = style.color { declarations.append("color:rgb(\(color.red),\(color.green),\(color.blue))") }
        return declarations.joined(separator: ";")
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{2028}": result += "<br>"
            case "\u{fffc}": break
            case "\t": result += "\t"
            case "\0"..."\u{1f}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
