// The types that are declared, with the identifiers of macOS and the MIME types of the Shared MIME Info database.

extension UTType {
    public static let item = UTType("public.item", .BuiltIn.typeItem)
    public static let content = UTType("public.content", .BuiltIn.typeDocument)
    public static let data = UTType(
        "public.data", .BuiltIn.typeData, mimeTypes: ["application/octet-stream"], parents: ["public.item"])
    public static let directory = UTType(
        "public.directory", .BuiltIn.typeFolder, mimeTypes: ["inode/directory"], parents: ["public.item"])
    public static let folder = UTType("public.folder", .BuiltIn.typeFolder, parents: ["public.directory"])
    public static let fileURL = UTType(
        "public.file-url", .BuiltIn.typeFileUrl, mimeTypes: ["text/uri-list"], parents: ["public.url"])
    public static let url = UTType("public.url", .BuiltIn.typeUrl, parents: ["public.data"])
    public static let text = UTType("public.text", .BuiltIn.typeText, parents: ["public.data", "public.content"])
    public static let plainText = UTType(
        "public.plain-text", .BuiltIn.typePlainText, extensions: ["txt", "text"], mimeTypes: ["text/plain"],
        parents: ["public.text"])
    public static let utf8PlainText = UTType(
        "public.utf8-plain-text", .BuiltIn.typePlainText, mimeTypes: ["text/plain;charset=utf-8"],
        parents: ["public.plain-text"])
    public static let rtf = UTType(
        "public.rtf", .BuiltIn.typeRichText, extensions: ["rtf"], mimeTypes: ["application/rtf", "text/rtf"],
        parents: ["public.text"])
    public static let html = UTType(
        "public.html", .BuiltIn.typeTextFormat("HTML"), extensions: ["html", "htm"], mimeTypes: ["text/html"],
        parents: ["public.text"])
    public static let xml = UTType(
        "public.xml", .BuiltIn.typeTextFormat("XML"), extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"],
        parents: ["public.text"])
    public static let json = UTType(
        "public.json", .BuiltIn.typeTextFormat("JSON"), extensions: ["json"], mimeTypes: ["application/json"],
        parents: ["public.text"])
    public static let yaml = UTType(
        "public.yaml", .BuiltIn.typeTextFormat("YAML"), extensions: ["yaml", "yml"],
        mimeTypes: ["application/yaml", "application/x-yaml"],
        parents: ["public.text"])
    public static let commaSeparatedText = UTType(
        "public.comma-separated-values-text", .BuiltIn.typeValues, extensions: ["csv"], mimeTypes: ["text/csv"],
        parents: ["public.text"])
    public static let tabSeparatedText = UTType(
        "public.tab-separated-values-text", .BuiltIn.typeValues, extensions: ["tsv"],
        mimeTypes: ["text/tab-separated-values"], parents: ["public.text"])
    public static let sourceCode = UTType("public.source-code", .BuiltIn.typeSourceCode, parents: ["public.plain-text"])
    public static let swiftSource = UTType(
        "public.swift-source", .BuiltIn.typeSourceCodeFormat("Swift"), extensions: ["swift"],
        mimeTypes: ["text/x-swift"],
        parents: ["public.source-code"])
    public static let cSource = UTType(
        "public.c-source", .BuiltIn.typeSourceCodeFormat("C"), extensions: ["c"], mimeTypes: ["text/x-csrc"],
        parents: ["public.source-code"])
    public static let cHeader = UTType(
        "public.c-header", .BuiltIn.typeHeaderFormat("C"), extensions: ["h"], mimeTypes: ["text/x-chdr"],
        parents: ["public.source-code"])
    public static let pythonScript = UTType(
        "public.python-script", .BuiltIn.typeScriptFormat("Python"), extensions: ["py"], mimeTypes: ["text/x-python"],
        parents: ["public.source-code"])
    public static let shellScript = UTType(
        "public.shell-script", .BuiltIn.typeScriptFormat("Shell"), extensions: ["sh"],
        mimeTypes: ["application/x-shellscript"],
        parents: ["public.source-code"])
    public static let image = UTType("public.image", .BuiltIn.typeImage, parents: ["public.data", "public.content"])
    public static let png = UTType(
        "public.png", .BuiltIn.typeImageFormat("PNG"), extensions: ["png"], mimeTypes: ["image/png"],
        parents: ["public.image"])
    public static let jpeg = UTType(
        "public.jpeg", .BuiltIn.typeImageFormat("JPEG"), extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg"],
        parents: ["public.image"])
    public static let gif = UTType(
        "com.compuserve.gif", .BuiltIn.typeImageFormat("GIF"), extensions: ["gif"], mimeTypes: ["image/gif"],
        parents: ["public.image"])
    public static let webP = UTType(
        "org.webmproject.webp", .BuiltIn.typeImageFormat("WebP"), extensions: ["webp"], mimeTypes: ["image/webp"],
        parents: ["public.image"]
    )
    public static let tiff = UTType(
        "public.tiff", .BuiltIn.typeImageFormat("TIFF"), extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"],
        parents: ["public.image"])
    public static let bmp = UTType(
        "com.microsoft.bmp", .BuiltIn.typeImageFormat("BMP"), extensions: ["bmp"], mimeTypes: ["image/bmp"],
        parents: ["public.image"])
    public static let heic = UTType(
        "public.heic", .BuiltIn.typeImageFormat("HEIC"), extensions: ["heic"], mimeTypes: ["image/heic"],
        parents: ["public.image"])
    public static let svg = UTType(
        "public.svg-image", .BuiltIn.typeImageFormat("SVG"), extensions: ["svg", "svgz"], mimeTypes: ["image/svg+xml"],
        parents: ["public.image"])
    public static let pdf = UTType(
        "com.adobe.pdf", .BuiltIn.typeDocumentFormat("PDF"), extensions: ["pdf"], mimeTypes: ["application/pdf"],
        parents: ["public.data", "public.content"])
    public static let epub = UTType(
        "org.idpf.epub-container", .BuiltIn.typeBook, extensions: ["epub"], mimeTypes: ["application/epub+zip"],
        parents: ["public.data", "public.content"])
    public static let audiovisualContent = UTType(
        "public.audiovisual-content", .BuiltIn.typeAudioOrVideo, parents: ["public.data", "public.content"])
    public static let audio = UTType("public.audio", .BuiltIn.mediaAudio, parents: ["public.audiovisual-content"])
    public static let mp3 = UTType(
        "public.mp3", .BuiltIn.typeAudioFormat("MP3"), extensions: ["mp3"], mimeTypes: ["audio/mpeg"],
        parents: ["public.audio"])
    public static let wav = UTType(
        "com.microsoft.waveform-audio", .BuiltIn.typeAudioFormat("WAV"), extensions: ["wav"],
        mimeTypes: ["audio/x-wav", "audio/wav"],
        parents: ["public.audio"])
    public static let movie = UTType("public.movie", .BuiltIn.mediaVideo, parents: ["public.audiovisual-content"])
    public static let video = UTType("public.video", .BuiltIn.mediaVideo, parents: ["public.movie"])
    public static let mpeg4Movie = UTType(
        "public.mpeg-4", .BuiltIn.typeVideoFormat("MPEG-4"), extensions: ["mp4"], mimeTypes: ["video/mp4"],
        parents: ["public.movie"])
    public static let quickTimeMovie = UTType(
        "com.apple.quicktime-movie", .BuiltIn.typeVideoFormat("QuickTime"), extensions: ["mov"],
        mimeTypes: ["video/quicktime"],
        parents: ["public.movie"])
    public static let archive = UTType("public.archive", .BuiltIn.typeArchive, parents: ["public.data"])
    public static let zip = UTType(
        "public.zip-archive", .BuiltIn.typeArchiveFormat("Zip"), extensions: ["zip"], mimeTypes: ["application/zip"],
        parents: ["public.archive"])
    public static let gzip = UTType(
        "org.gnu.gnu-zip-archive", .BuiltIn.typeArchiveFormat("Gzip"), extensions: ["gz"],
        mimeTypes: ["application/gzip"],
        parents: ["public.archive"])
    public static let database = UTType("public.database", .BuiltIn.typeDatabase, parents: ["public.data"])

    /// All declared types; a type precedes the more special ones.
    static let declaredInOrder: [UTType] = [
        .item, .content, .data, .directory, .folder, .fileURL, .url, .text, .plainText, .utf8PlainText, .rtf, .html,
        .xml, .json, .yaml, .commaSeparatedText, .tabSeparatedText, .sourceCode, .swiftSource, .cSource, .cHeader,
        .pythonScript, .shellScript, .image, .png, .jpeg, .gif, .webP, .tiff, .bmp, .heic, .svg, .pdf, .epub,
        .audiovisualContent, .audio, .mp3, .wav, .movie, .video, .mpeg4Movie, .quickTimeMovie, .archive, .zip, .gzip,
        .database,
    ]
}
