import ComponentFlowTesting
import TestSupport
import Testing

@testable import ComponentFlow

@Suite("Labels of sliders") @MainActor
struct SliderLabelTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))

    private func slider(_ minimum: String = "0", _ maximum: String = "100", isEnabled: Bool = true) -> Slider {
        Slider(value: .constant(50), in: 0...100, step: 5, isEnabled: isEnabled) {
            Text("Speed")
        } minimumValueLabel: {
            Text(minimum)
        } maximumValueLabel: {
            Text(maximum)
        }
    }

    private func rangeSlider() -> RangeSlider {
        RangeSlider(range: .constant(20.0...80.0), in: 0...100) {
            Text("Price")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
    }

    private func frame(of text: String) throws -> CGRect {
        let label = try #require(stage.window.views(of: UILabel.self).first { $0.text == text })
        return label.convert(label.bounds, to: stage.window)
    }

    /// The rectangle of the track of a slider, with the ends beyond which the thumb does not move.
    private func shownTrack() throws -> CGRect {
        let view = try #require(stage.window.views(of: UISlider.self).first)
        return view.trackRect(forBounds: view.bounds).insetBy(dx: -2, dy: 0)
    }

    private func turnAround() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
    }

    // MARK: Initializers

    @Test("A slider with a closure for the value has a label and texts at the ends")
    func valueAndClosure() throws {
        stage.show(
            Slider(value: 50, in: 0...100) { _ in
            } label: {
                Text("Speed")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            })
        #expect(stage.window.views(of: UISlider.self).first?.accessibilityLabel == "Speed")
        #expect(try frame(of: "100").maxX == 300)
    }

    @Test("A slider can have a text at one end, and no label")
    func onlyOneEnd() throws {
        stage.show(Slider(value: 50, in: 0...100, valueUpdated: { _ in }, maximumValueLabel: { Text("100") }))
        #expect(stage.window.views(of: UISlider.self).first?.accessibilityLabel == nil)
        #expect(try frame(of: "100").maxX == 300)
    }

    // MARK: Layout

    @Test("The texts at the ends are beside the track, and vertically centered")
    func beside() throws {
        #expect(stage.show(slider()) == CGSize(width: 300, height: 34))
        let (minimum, maximum, track) = (try frame(of: "0"), try frame(of: "100"), try shownTrack())
        #expect(minimum.minX == 0)
        #expect(track.minX == minimum.maxX + 8)
        #expect(track.maxX == maximum.minX - 8)
        #expect(maximum.maxX == 300)
        for frame in [minimum, track, maximum] { expectNear(frame.midY, 17, within: 0.6) }
    }

    @Test("In a layout from right to left, the text of the minimum is on the right")
    func rightToLeft() throws {
        turnAround()
        stage.show(slider())
        let (minimum, maximum, track) = (try frame(of: "0"), try frame(of: "100"), try shownTrack())
        #expect(minimum.maxX == 300)
        #expect(track.maxX == minimum.minX - 8)
        #expect(maximum.minX == 0)
        #expect(track.minX == maximum.maxX + 8)
    }

    @Test("Texts between which the track would be too short are below its ends")
    func below() throws {
        let size = stage.show(slider("Slowest", "Fastest").frame(width: 190))
        let (minimum, maximum) = (try frame(of: "Slowest"), try frame(of: "Fastest"))
        let view = try #require(stage.window.views(of: UISlider.self).first)
        let track = view.trackRect(forBounds: view.bounds)
        #expect(size.height == 34 + minimum.height)
        #expect(track.width == 186)
        #expect(track.midY == 17)
        #expect(maximum.maxX - minimum.minX == 190)
        #expect(maximum.minY == minimum.minY)
    }

    @Test("The texts move below the track in large text")
    func largeText() throws {
        let content = slider("Slowest", "Fastest").font(.body)
        stage.show(content)
        #expect(try shownTrack().minX > 0)
        stage.setTextScale(2)
        stage.advance(by: 0.1)
        #expect(try shownTrack().width == 300)
    }

    @Test("The track has at least 80 points beside the texts", arguments: [0, 60, 101, 102, 103, 140, 200])
    func leastLength(labelWidth: CGFloat) {
        let label = CGSize(width: labelWidth, height: 20)
        let placement = TrackEnds(minimum: label, maximum: label, spacing: 8, minimumTrackLength: 80)
            .placement(width: 300, trackHeight: 34)
        #expect(placement.track.width == (labelWidth <= 102 ? 284 - 2 * labelWidth : 300))
        #expect(placement.height == (labelWidth <= 102 ? 34 : 54))
    }

    @Test("A track without texts at its ends is as long as the slider")
    func withoutEnds() throws {
        let size = stage.show(Slider(value: .constant(0.5)) { Text("Speed") })
        #expect(size == CGSize(width: 300, height: 34))
        #expect(try shownTrack().width == 300)
        #expect(stage.window.views(of: UILabel.self).isEmpty)
    }

    @Test("A slider with a text at one end only has a longer track")
    func oneEnd() throws {
        stage.show(
            Slider(value: .constant(0.5)) {
                Text("Speed")
            } minimumValueLabel: {
            } maximumValueLabel: {
                Text("Fast")
            })
        #expect(try shownTrack().minX == 0)
        #expect(try shownTrack().maxX == frame(of: "Fast").minX - 8)
    }

    @Test("Labels can be added and removed, and look like those of a new slider")
    func changingLabels() {
        let sliders: [(Stage) -> Void] = [
            { $0.show(Slider(value: .constant(50), in: 0...100, step: 5)) },
            { $0.show(slider()) },
            { $0.show(slider("A longer text", "Another text that is long")) },
            {
                $0.show(
                    Slider(value: .constant(50), in: 0...100) { Label("Speed", systemImage: "hare") })
            },
        ]
        for index in [0, 1, 0, 2, 1, 3, 0, 2, 3, 1] {
            sliders[index](stage)
            let fresh = Stage(size: CGSize(width: 300, height: 200))
            sliders[index](fresh)
            #expect(stage.allFrames == fresh.allFrames)
            #expect(stage.accessibilityOutline == fresh.accessibilityOutline)
        }
    }

    @Test("The texts at the ends of a disabled slider are dimmed")
    func disabled() throws {
        stage.show(slider(isEnabled: false))
        let label = try #require(stage.window.views(of: UILabel.self).first)
        let opacity = sequence(first: label as UIView, next: \.superview).reduce(1) { $0 * $1.alpha }
        expectNear(opacity, 0.4, within: 0.001)
    }

    @Test("The control of a range slider is between the texts at its ends", arguments: [false, true])
    func rangeSlider(isReversed: Bool) throws {
        if isReversed { turnAround() }
        #expect(stage.show(rangeSlider()) == CGSize(width: 300, height: 34))
        let control = try #require(stage.window.views(of: RangeSliderControl.self).first)
        let (left, right) = (try frame(of: isReversed ? "100" : "0"), try frame(of: isReversed ? "0" : "100"))
        #expect(left.minX == 0)
        #expect(control.frame.minX == left.maxX + 8)
        #expect(control.frame.maxX == right.minX - 8)
        #expect(right.maxX == 300)
    }

    // MARK: Touches

    @Test("A touch drags the thumb between the texts")
    func drag() throws {
        var values: [Double] = []
        let binding = Binding {
            50.0
        } set: {
            values.append($0)
        }
        stage.show(
            Slider(value: binding, in: 0...100, step: 5) {
                Text("Speed")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            })
        let track = try shownTrack()
        stage.touchDown(at: CGPoint(x: track.midX, y: 17))
        stage.touchMove(to: CGPoint(x: track.midX + (track.width - 28) / 4, y: 17))
        stage.touchUp()
        #expect(values == [75])
    }

    @Test("A click on a text at an end does not move the thumb")
    func clickOnLabel() {
        var values: [Double] = []
        let binding = Binding {
            50.0
        } set: {
            values.append($0)
        }
        stage.show(
            Slider(value: binding, in: 0...100) {
                Text("Speed")
            } minimumValueLabel: {
                Text("Slowest")
            } maximumValueLabel: {
                Text("Fastest")
            })
        stage.click(at: CGPoint(x: 10, y: 17))
        #expect(values == [])
    }

    // MARK: Bindings

    @Test("A binding to another floating-point type is set")
    func otherType() {
        var value: Float = 0.5
        let binding = Binding {
            value
        } set: {
            value = $0
        }
        stage.show(Slider(value: binding, in: 0...1, step: 0.25) { Text("Speed") })
        (stage.componentView as? UISlider)?.accessibilityIncrement()
        #expect(value == 0.75)
    }

    // MARK: Accessibility

    @Test("The label names the slider, and the texts at its ends are not presented")
    func name() {
        stage.show(slider())
        #expect(stage.accessibilityOutline == [#"slider "Speed" = 50% 50 in 0…100"#])
    }

    @Test("The texts of a label with other components name the slider, which does not display them")
    func nameOfComponents() throws {
        stage.show(Slider(value: .constant(0.5)) { Label("Speed", systemImage: "hare") })
        #expect((stage.componentView as? UISlider)?.accessibilityLabel == "Speed")
        let label = try #require(stage.window.views(of: UILabel.self).first)
        #expect(sequence(first: label as UIView, next: \.superview).contains { $0.alpha == 0 })
    }

    @Test("A label for assistive technologies takes precedence over the label")
    func specifiedName() {
        stage.show(slider().accessibilityLabel("Velocity"))
        #expect(stage.accessibilityOutline == [#"slider "Velocity" = 50% 50 in 0…100"#])
    }

    @Test("The label names the group of a range slider")
    func nameOfRangeSlider() {
        stage.show(rangeSlider())
        #expect(
            stage.accessibilityOutline == [
                #"group "Price""#, #"  slider "Minimum" = 20 20 in 0…80"#, #"  slider "Maximum" = 80 80 in 20…100"#,
            ])
    }

    @Test("The texts of a label with other components name the group of a range slider")
    func componentsNameRangeSlider() {
        stage.show(RangeSlider(range: .constant(2...5), in: 1...8) { Label("Rooms", systemImage: "bed.double") })
        #expect(stage.accessibilityOutline.first == #"group "Rooms""#)
        #expect(stage.accessibilityOutline.count == 3)
    }

    // MARK: Equality

    @Test("Sliders with different labels are not equal")
    func equality() {
        #expect(slider() == slider())
        #expect(slider("0") != slider("1"))
        #expect(slider() != Slider(value: .constant(50), in: 0...100, step: 5))
        #expect(rangeSlider() == rangeSlider())
        #expect(rangeSlider() != RangeSlider(range: .constant(20.0...80.0), in: 0...100))
    }
}
