import ComponentFlow
import InspectorProtocol

/// The frames over time, and the phases, updates and causes of the selected one.
struct TimelinePane: CompositeComponent {
    @Bindable var model: InspectorModel
    @Local var list = 0
    @Local var isStripFocused = false
    @Local var isChartFocused = false

    @MainActor private var timeline: TimelineModel { model.timeline }

    var content: some Component<Empty> {
        VStack(fillWidth: true) {
            if let problem = timeline.problem { PaneNotice(text: problem) }
            if timeline.frames.isEmpty {
                VStack(empty).flexible()
            } else {
                TimelineSummary(frames: timeline.frames, file: timeline.file?.name)
                strip.frame(height: 88)
                Divider()
                VStack(details).flexible()
            }
        }
    }

    // MARK: - Frames

    @MainActor private var strip: some Component<Empty> {
        FrameStrip(frames: timeline.frames, selection: timeline.selection, font: chartFont) { number in
            isStripFocused = true
            model.selectFrame(number)
        }
        .background(.secondarySystemBackground)
        .focusable()
        .focused($isStripFocused)
        .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown]) { moveFrame($0) }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Frames")
        .accessibilityValue(timeline.selectedFrame?.summary ?? "None of \(timeline.frames.count) frames is selected")
        .accessibilityHint("The left and right keys select a frame, with Control a long one.")
        .accessibilityAdjustableAction { model.moveFrame(by: $0 == .increment ? 1 : -1) }
    }

    /// The font of both charts, which draw their texts themselves.
    @MainActor private var chartFont: UIFont {
        .preferredFont(
            forTextStyle: .caption2,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: contentSizeCategory))
    }

    @MainActor private func moveFrame(_ press: KeyPress) -> KeyPress.Result {
        switch press.key {
        case .leftArrow where press.modifiers.contains(.control): model.moveToLongFrame(forwards: false)
        case .rightArrow where press.modifiers.contains(.control): model.moveToLongFrame(forwards: true)
        case .leftArrow: model.moveFrame(by: -1)
        case .rightArrow: model.moveFrame(by: 1)
        case .pageUp: model.moveFrame(by: -60)
        case .pageDown: model.moveFrame(by: 60)
        case .home: model.moveFrame(by: -timeline.frames.count)
        default: model.moveFrame(by: timeline.frames.count)
        }
        return .handled
    }

    // MARK: - The selected frame

    @MainActor @ComponentBuilder<Empty> private var details: [AnyComponentWithIdentity<Empty>] {
        if let record = timeline.record {
            FrameHeader(frame: record.frame, span: timeline.selectedSpan, isComplete: record.isComplete)
            HStack {
                chart(record).flexible()
                Divider(.vertical)
                lists.frame(width: 420)
            }
            .flexible()
        } else {
            Text("Select a frame to see its phases and components.")
                .font(.subheadline)
                .foregroundColor(.secondaryLabel)
                .padding(24)
                .frame(maxWidth: .infinity)
        }
    }

    @MainActor private func chart(_ record: TimelineRecord) -> some Component<Empty> {
        let (font, rowHeight) = (chartFont, scaledMetric(FlameLayout.rowHeight, relativeTo: .caption2))
        return ScrollView {
            FlameChart(spans: record.spans, selection: timeline.span, font: font, rowHeight: rowHeight) { index in
                isChartFocused = true
                timeline.select(span: index)
            }
        }
        .focusable()
        .focused($isChartFocused)
        .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .escape]) { press in
            switch press.key {
            case .leftArrow: timeline.moveSpan(.previous)
            case .rightArrow: timeline.moveSpan(.next)
            case .upArrow: timeline.moveSpan(.outwards)
            case .downArrow: timeline.moveSpan(.inwards)
            default: timeline.select(span: nil)
            }
            return .handled
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Phases and components of the frame")
    }

    @MainActor private var lists: some Component<Empty> {
        VStack(fillWidth: true) {
            SegmentedControl(titles: ["Components", "Causes"], selectedIndex: $list)
                .accessibilityLabel("Details of the frame")
                .padding(UIEdgeInsets(top: 0, left: 14, bottom: 4, right: 14))
            if list == 0 {
                ComponentTable(totals: timeline.totals).flexible()
            } else {
                CauseChain(chain: timeline.causes, message: "No component was updated in this frame.").flexible()
            }
        }
    }

    // MARK: - Without frames

    @MainActor @ComponentBuilder<Empty> private var empty: [AnyComponentWithIdentity<Empty>] {
        ContentUnavailable(
            timeline.isRecording ? "Waiting for Frames" : "No Frames", image: Icon.timeline.image,
            description: timeline.isRecording
                ? "A frame appears as soon as something changes in the program."
                : "Record the program, or open a file, to see how long its frames take and why.")
    }
}
