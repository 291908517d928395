import Foundation
import Localization
import TestSupport
import Testing

@testable import ComponentFlowMedia

@Suite("Times and layout of controls")
struct MediaTextTests {
    @Test("A time has minutes and seconds, and hours if there are any")
    func clock() {
        #expect([0, 5, 65, 600, 3661].map { MediaTimeText.clock($0) } == ["0:00", "0:05", "1:05", "10:00", "1:01:01"])
    }

    @Test("A time has the digits of the language")
    func digits() {
        #expect(MediaTimeText.clock(65, in: "fa") == "۱:۰۵")
    }

    @Test("A time that is no number or negative is zero, and a long one is limited")
    func extremes() {
        #expect([-.infinity, -1, .nan].map { MediaTimeText.clock($0) } == ["0:00", "0:00", "0:00"])
        #expect(MediaTimeText.clock(.infinity) == "999:59:59")
    }

    @Test(
        "Times are spoken in a language",
        arguments: [
            ("de", "2 Minuten 1 Sekunde von 1 Stunde"), ("pl", "2 minuty 1 sekunda z 1 godzina"),
            ("ja", "1時間中2分 1秒"),
        ])
    func languages(language: String, expected: String) {
        #expect(MediaTimeText.spoken(121, of: 3600, in: Language(language)) == expected)
    }

    @Test("A spoken position names the units that are not zero")
    func spoken() {
        #expect(MediaTimeText.spoken(65, of: 180) == "1 minute 5 seconds of 3 minutes")
        #expect(MediaTimeText.spoken(0, of: 3600) == "0 seconds of 1 hour")
        #expect(MediaTimeText.spoken(1, of: nil) == "1 second")
    }

    private func layout(_ width: CGFloat, hasFullScreen: Bool = true) -> MediaControlsLayout {
        MediaControlsLayout(
            size: CGSize(width: width, height: 44), side: 44, timeWidth: 40, hasFullScreen: hasFullScreen)
    }

    @Test("Parts that do not fit are left out in the order of their importance")
    func parts() {
        #expect(layout(500).volume != nil)
        #expect(layout(350).volume == nil)
        #expect(layout(350).duration != nil)
        #expect(layout(280).duration == nil)
        #expect(layout(280).time != nil)
        #expect(layout(220).time == nil)
        #expect(layout(220).scrubber != nil)
        #expect(layout(100).scrubber == nil)
        #expect(layout(100).play != nil)
    }

    @Test("Parts do not overlap and fill the width", arguments: [140.0, 200, 280, 350, 500, 2000])
    func frames(width: CGFloat) {
        let layout = layout(width)
        let frames = [
            layout.play, layout.time, layout.scrubber, layout.duration, layout.mute, layout.volume, layout.fullScreen,
        ].compactMap(\.self)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
        expectNear(frames.last?.maxX ?? 0, width, within: 8)
    }

    @Test("Without full screen there is no button for it")
    func noFullScreen() {
        #expect(layout(500, hasFullScreen: false).fullScreen == nil)
    }
}
