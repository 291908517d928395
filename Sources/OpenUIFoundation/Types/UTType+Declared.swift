// The types that are declared, with the identifiers of macOS and the MIME types of the Shared MIME Info database.

extension UTType {
    public static let item = UTType("public.item", "Item")
    public static let content = UTType("public.content", "Document")
    public static let data = UTType(
        "public.data", "Data", mimeTypes: ["application/octet-stream"], parents: ["public.item"])
    public static let directory = UTType(
        "public.directory", "Folder", mimeTypes: ["inode/directory"], parents: ["public.item"])
    public static let folder = UTType("public.folder", "Folder", parents: ["public.directory"])
    public static let fileURL = UTType(
        "public.file-url", "File URL", mimeTypes: ["text/uri-list"], parents: ["public.url"])
    public static let url = UTType("public.url", "URL", parents: ["public.data"])
    public static let text = UTType("public.text", "Text", parents: ["public.data", "public.content"])
    public static let plainText = UTType(
        "public.plain-text", "Plain text", extensions: ["txt", "text"], mimeTypes: ["text/plain"],
        parents: ["public.text"])
    public static let utf8PlainText = UTType(
        "public.utf8-plain-text", "Plain text", mimeTypes: ["text/plain;charset=utf-8"], parents: ["public.plain-text"])
    public static let rtf = UTType(
        "public.rtf", "Rich text", extensions: ["rtf"], mimeTypes: ["application/rtf", "text/rtf"],
        parents: ["public.text"])
    public static let html = UTType(
        "public.html", "HTML text", extensions: ["html", "htm"], mimeTypes: ["text/html"], parents: ["public.text"])
    public static let xml = UTType(
        "public.xml", "XML text", extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"],
        parents: ["public.text"])
    public static let json = UTType(
        "public.json", "JSON text", extensions: ["json"], mimeTypes: ["application/json"], parents: ["public.text"])
    public static let yaml = UTType(
        "public.yaml", "YAML text", extensions: ["yaml", "yml"], mimeTypes: ["application/yaml", "application/x-yaml"],
        parents: ["public.text"])
    public static let commaSeparatedText = UTType(
        "public.comma-separated-values-text", "Table of values", extensions: ["csv"], mimeTypes: ["text/csv"],
        parents: ["public.text"])
    public static let tabSeparatedText = UTType(
        "public.tab-separated-values-text", "Table of values", extensions: ["tsv"],
        mimeTypes: ["text/tab-separated-values"], parents: ["public.text"])
    public static let sourceCode = UTType("public.source-code", "Source code", parents: ["public.plain-text"])
    public static let swiftSource = UTType(
        "public.swift-source", "Swift source code", extensions: ["swift"], mimeTypes: ["text/x-swift"],
        parents: ["public.source-code"])
    public static let cSource = UTType(
        "public.c-source", "C source code", extensions: ["c"], mimeTypes: ["text/x-csrc"],
        parents: ["public.source-code"])
    public static let cHeader = UTType(
        "public.c-header", "C header", extensions: ["h"], mimeTypes: ["text/x-chdr"], parents: ["public.source-code"])
    public static let pythonScript = UTType(
        "public.python-script", "Python script", extensions: ["py"], mimeTypes: ["text/x-python"],
        parents: ["public.source-code"])
    public static let shellScript = UTType(
        "public.shell-script", "Shell script", extensions: ["sh"], mimeTypes: ["application/x-shellscript"],
        parents: ["public.source-code"])
    public static let image = UTType("public.image", "Image", parents: ["public.data", "public.content"])
    public static let png = UTType(
        "public.png", "PNG image", extensions: ["png"], mimeTypes: ["image/png"], parents: ["public.image"])
    public static let jpeg = UTType(
        "public.jpeg", "JPEG image", extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg"],
        parents: ["public.image"])
    public static let gif = UTType(
        "com.compuserve.gif", "GIF image", extensions: ["gif"], mimeTypes: ["image/gif"], parents: ["public.image"])
    public static let webP = UTType(
        "org.webmproject.webp", "WebP image", extensions: ["webp"], mimeTypes: ["image/webp"], parents: ["public.image"]
    )
    public static let tiff = UTType(
        "public.tiff", "TIFF image", extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"], parents: ["public.image"])
    public static let bmp = UTType(
        "com.microsoft.bmp", "BMP image", extensions: ["bmp"], mimeTypes: ["image/bmp"], parents: ["public.image"])
    public static let heic = UTType(
        "public.heic", "HEIC image", extensions: ["heic"], mimeTypes: ["image/heic"], parents: ["public.image"])
    public static let svg = UTType(
        "public.svg-image", "SVG image", extensions: ["svg", "svgz"], mimeTypes: ["image/svg+xml"],
        parents: ["public.image"])
    public static let pdf = UTType(
        "com.adobe.pdf", "PDF document", extensions: ["pdf"], mimeTypes: ["application/pdf"],
        parents: ["public.data", "public.content"])
    public static let epub = UTType(
        "org.idpf.epub-container", "Electronic book", extensions: ["epub"], mimeTypes: ["application/epub+zip"],
        parents: ["public.data", "public.content"])
    public static let audiovisualContent = UTType(
        "public.audiovisual-content", "Audio or video", parents: ["public.data", "public.content"])
    public static let audio = UTType("public.audio", "Audio", parents: ["public.audiovisual-content"])
    public static let mp3 = UTType(
        "public.mp3", "MP3 audio", extensions: ["mp3"], mimeTypes: ["audio/mpeg"], parents: ["public.audio"])
    public static let wav = UTType(
        "com.microsoft.waveform-audio", "WAV audio", extensions: ["wav"], mimeTypes: ["audio/x-wav", "audio/wav"],
        parents: ["public.audio"])
    public static let movie = UTType("public.movie", "Video", parents: ["public.audiovisual-content"])
    public static let video = UTType("public.video", "Video", parents: ["public.movie"])
    public static let mpeg4Movie = UTType(
        "public.mpeg-4", "MPEG-4 video", extensions: ["mp4"], mimeTypes: ["video/mp4"], parents: ["public.movie"])
    public static let quickTimeMovie = UTType(
        "com.apple.quicktime-movie", "QuickTime video", extensions: ["mov"], mimeTypes: ["video/quicktime"],
        parents: ["public.movie"])
    public static let archive = UTType("public.archive", "Archive", parents: ["public.data"])
    public static let zip = UTType(
        "public.zip-archive", "Zip archive", extensions: ["zip"], mimeTypes: ["application/zip"],
        parents: ["public.archive"])
    public static let gzip = UTType(
        "org.gnu.gnu-zip-archive", "Gzip archive", extensions: ["gz"], mimeTypes: ["application/gzip"],
        parents: ["public.archive"])
    public static let database = UTType("public.database", "Database", parents: ["public.data"])

    /// All declared types; a type precedes the more special ones.
    static let declaredInOrder: [UTType] = [
        .item, .content, .data, .directory, .folder, .fileURL, .url, .text, .plainText, .utf8PlainText, .rtf, .html,
        .xml, .json, .yaml, .commaSeparatedText, .tabSeparatedText, .sourceCode, .swiftSource, .cSource, .cHeader,
        .pythonScript, .shellScript, .image, .png, .jpeg, .gif, .webP, .tiff, .bmp, .heic, .svg, .pdf, .epub,
        .audiovisualContent, .audio, .mp3, .wav, .movie, .video, .mpeg4Movie, .quickTimeMovie, .archive, .zip, .gzip,
        .database,
    ]
}
