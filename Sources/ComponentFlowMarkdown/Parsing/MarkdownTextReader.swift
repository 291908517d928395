import Foundation

/// Collects the text of a paragraph, heading or cell as runs.
struct MarkdownTextReader {
    let options: MarkdownOptions
    private(set) var runs: [MarkdownRun] = []
    private var emphasis = 0
    private var strong = 0
    private var struckThrough = 0
    /// The destinations of the links around the current node; cmark nests links only in descriptions of images.
    private var links: [URL?] = []
    /// The number of images around the current node, and the run of the outermost one.
    private var imageDepth = 0
    private var image = MarkdownRun(text: "")

    init(options: MarkdownOptions) {
        self.options = options
    }

    /// Starts with an empty text.
    mutating func start() {
        self = MarkdownTextReader(options: options)
    }

    mutating func enter(_ node: MarkdownNode) {
        switch node.kind {
        case .emphasis: emphasis += 1
        case .strong: strong += 1
        case .strikethrough: struckThrough += 1
        case .link: links.append(MarkdownURLs(options: options).link(node.destination))
        case .image: startImage(node)
        default: addText(of: node)
        }
    }

    mutating func leave(_ node: MarkdownNode) {
        switch node.kind {
        case .emphasis: emphasis -= 1
        case .strong: strong -= 1
        case .strikethrough: struckThrough -= 1
        case .link: _ = links.popLast()
        case .image: endImage()
        default: break
        }
    }

    private mutating func addText(of node: MarkdownNode) {
        switch node.kind {
        case .text: add(node.literal)
        case .inlineCode: add(node.literal, .code)
        case .softBreak: add(" ", .softBreak)
        case .lineBreak: add("\n", .lineBreak)
        case .inlineHTML: if options.html == .text { add(node.literal, .html) }
        default: break
        }
    }

    private mutating func add(_ text: String, _ additional: MarkdownRun.Style = []) {
        if imageDepth > 0 {
            image.text += text == "\n" ? " " : text
        } else {
            runs.add(MarkdownRun(text: text, style: style.union(additional), link: links.last ?? nil))
        }
    }

    private var style: MarkdownRun.Style {
        var style = MarkdownRun.Style()
        if emphasis > 0 { style.insert(.emphasis) }
        if strong > 0 { style.insert(.strong) }
        if struckThrough > 0 { style.insert(.struckThrough) }
        return style
    }

    private mutating func startImage(_ node: MarkdownNode) {
        imageDepth += 1
        guard imageDepth == 1 else { return }
        let url = MarkdownURLs(options: options).image(node.destination)
        image = MarkdownRun(
            text: "", style: style, link: links.last ?? nil, image: MarkdownRun.Image(url: url, title: node.title))
    }

    private mutating func endImage() {
        imageDepth -= 1
        if imageDepth == 0 { runs.add(image) }
    }
}
