import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct DisplayLinkSelectorTests {
    @MainActor private final class Meter {
        var links: [CADisplayLink] = []
        func tick(_ link: CADisplayLink) { links.append(link) }
    }

    @Test("A display link with a selector calls the method of its target with itself in each frame")
    func selector() {
        WindowStage.run { stage in
            let meter = Meter()
            let link = CADisplayLink(target: meter, selector: Selector(Meter.tick))
            link.add(to: .main, forMode: .common)
            stage.frame()
            stage.advance(by: 1.0 / 60)
            link.invalidate()
            #expect(meter.links == [link, link])
        }
    }
}
