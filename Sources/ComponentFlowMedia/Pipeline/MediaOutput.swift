/// Where a pipeline sends sound, and how fast it plays.
struct MediaOutput: Sendable {
    /// The names of the elements for sound, in order of preference.
    let audioSinks: [String]
    /// Whether pictures and sound are played at their time instead of as fast as possible.
    let isSynchronized: Bool
    /// The name of the element that plays a source.
    var player = "playbin"

    /// The sound system of the desktop; without one, sound is discarded at the speed at which it would be played.
    static let desktop = MediaOutput(audioSinks: ["autoaudiosink", "fakesink"], isSynchronized: true)
    /// Discards sound.
    static let silent = MediaOutput(audioSinks: ["fakesink"], isSynchronized: true)
    /// Discards sound, and does not wait for the time of pictures and sound.
    static let immediate = MediaOutput(audioSinks: ["fakesink"], isSynchronized: false)
}
