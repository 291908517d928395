import Foundation

/// Short files that `gst-launch-1.0` writes once for all tests.
enum Clips {
    /// A second of red, then a second of blue, 160 by 90 pixels, with a tone.
    static let video = make(
        "video.webm",
        """
        concat name=pictures ! vp8enc deadline=1 keyframe-max-dist=5 ! queue ! webmmux name=file ! filesink location=FILE
        videotestsrc num-buffers=15 pattern=solid-color foreground-color=0xffff0000
        ! video/x-raw,width=160,height=90,framerate=15/1 ! pictures.
        videotestsrc num-buffers=15 pattern=solid-color foreground-color=0xff0000ff
        ! video/x-raw,width=160,height=90,framerate=15/1 ! pictures.
        audiotestsrc num-buffers=86 volume=0.1 ! audioconvert ! vorbisenc ! queue ! file.
        """)
    /// A second of green without sound, 640 by 360 pixels.
    static let silentVideo = make(
        "silent.webm",
        """
        videotestsrc num-buffers=10 pattern=solid-color foreground-color=0xff00ff00
        ! video/x-raw,width=640,height=360,framerate=10/1 ! vp8enc deadline=1 ! webmmux ! filesink location=FILE
        """)
    /// Half a second with pixels that are twice as wide as high, 80 by 90 pixels.
    static let widePixels = make(
        "wide.mkv",
        """
        videotestsrc num-buffers=5
        ! video/x-raw,width=80,height=90,framerate=10/1,pixel-aspect-ratio=2/1 ! vp8enc deadline=1 ! matroskamux
        ! filesink location=FILE
        """)
    /// A second of a tone.
    static let audio = make(
        "audio.wav",
        """
        audiotestsrc num-buffers=44 volume=0.1 ! audio/x-raw,rate=44100,channels=1 ! wavenc ! filesink location=FILE
        """)

    /// A folder that is removed when the tests end.
    static let folder: URL = {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("ComponentFlowMediaTests-\(ProcessInfo.processInfo.processIdentifier)")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: Clips.folder) }
        return url
    }()

    /// Writes a file with some data.
    static func file(_ name: String, _ data: Data) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    /// Runs a pipeline that writes a file.
    ///
    /// If it fails, the file does not exist, and the tests that need it fail.
    private static func make(_ name: String, _ pipeline: String) -> URL {
        let url = folder.appendingPathComponent(name)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["gst-launch-1.0", "-q"]
            + pipeline.replacingOccurrences(of: "FILE", with: url.path).split(whereSeparator: \.isWhitespace)
            .map(String.init)
        try? process.run()
        process.waitUntilExit()
        return url
    }
}
