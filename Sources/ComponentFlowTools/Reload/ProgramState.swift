#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import ListGeometry

/// What a program shows, in a form that the next run of the program can restore: local values, the states of explicit
/// components, the positions of scroll views, and the keyboard focus with the selected text.
///
/// Views are identified by their path from the window: the types of components or views, with a number among siblings of
/// the same type.
@MainActor
struct ProgramState {
    /// What is saved of one view and its component.
    struct Entry {
        /// The name of the component or view in messages.
        var label: String
        /// The encoded values, by the names of the properties.
        var values: [String: String] = [:]
        /// The encoded state of an explicit component.
        var state: String?
        var offset: CGPoint?
        /// The rows of a list that measures them, and their heights.
        var measurements: ListMeasurements?
        /// The seconds until visible scroll indicators fade out.
        var indicators: Double?
        /// The moment within the blinking of a caret.
        var caret: CaretPhase?
        /// Whether the user has moved the focus to the view by keys.
        var hasFocusRing = false
        /// The offsets of the selected text in the focused view.
        var selection: Range<Int>?
        var isFocused = false

        var isEmpty: Bool {
            values.isEmpty && state == nil && offset == nil && indicators == nil && caret == nil && !hasFocusRing
                && !isFocused
        }
    }

    /// Updates after restored values may show further components with saved values.
    private static let maximumRounds = 16
    /// The largest number of runs of rows with equal heights that are kept of a list.
    nonisolated fileprivate static let maximumRuns = 20_000

    private(set) var entries: [String: Entry] = [:]
    /// What cannot be saved, in sentences.
    private(set) var unsaved: [String] = []

    // MARK: - Saving

    mutating func save(_ windows: [UIWindow]) {
        for (path, view) in ViewPaths.all(in: windows) {
            var entry = Entry(label: view.mountedComponent?.typeName ?? TypeName.name(of: view))
            if let component = view.mountedComponent { save(component, in: &entry) }
            if let scrollView = view as? UIScrollView { Self.save(scrollView, in: &entry) }
            if view.isFirstResponder {
                entry.isFocused = true
                entry.selection = (view as? any UITextInput)?.selectedOffsets
            }
            entry.caret = (view as? any CaretView)?.caretPhase
            entry.hasFocusRing = view.isFocused && view.window?.focus.isShown == true
            if !entry.isEmpty { entries[path] = entry }
        }
    }

    private static func save(_ scrollView: UIScrollView, in entry: inout Entry) {
        entry.indicators = scrollView.remainingTimeOfIndicators
        guard scrollView.contentOffset != .zero else { return }
        entry.offset = scrollView.contentOffset
        let measurements = (scrollView as? any MeasuredList)?.measurements
        if let measurements, measurements.runs.count <= maximumRuns { entry.measurements = measurements }
    }

    private mutating func save(_ component: MountedComponent, in entry: inout Entry) {
        for value in component.storedValues {
            if let data = value.encoded {
                entry.values[value.name] = String(decoding: data, as: UTF8.self)
            } else {
                report("\(entry.label).\(value.name) is not kept, because \(value.typeName) is not Codable.")
            }
        }
        saveState(of: component, in: &entry)
    }

    private mutating func saveState(of component: MountedComponent, in entry: inout Entry) {
        guard let state = component.state else { return }
        let name = String(reflecting: type(of: state))
        if let data = component.encodedState {
            entry.state = String(decoding: data, as: UTF8.self)
        } else if !name.hasPrefix("ComponentFlow.") {
            report("The state of \(entry.label) is not kept, because \(type(of: state)) is not Codable.")
        }
    }

    /// Adds a sentence once for all components of a type.
    private mutating func report(_ sentence: String) {
        if !unsaved.contains(sentence) { unsaved.append(sentence) }
    }

    // MARK: - Restoring

    /// Restores what belongs to the views that the windows show, and returns what cannot be restored, in sentences.
    ///
    /// What belongs to other views is restored when the method is called again after these are shown.
    mutating func restore(in windows: [UIWindow]) -> [String] {
        var problems: [String] = []
        for _ in 0..<Self.maximumRounds {
            let shown = ViewPaths.all(in: windows).filter { entries[$0.path] != nil }
            guard !shown.isEmpty else { break }
            let restored = shown.compactMap { path, view in entries.removeValue(forKey: path).map { ($0, view) } }
            for (entry, view) in restored {
                guard let component = view.mountedComponent else { continue }
                problems += Self.restore(entry, in: component)
            }
            ProgramReload.finishUpdates()
            windows.forEach { $0.layoutIfNeeded() }
            // Moving the focus can scroll.
            restored.forEach(Self.restoreFocusRing)
            restored.forEach(Self.restorePosition)
        }
        return problems.sorted()
    }

    /// Shows the scroll indicators that were visible, for the time that remained, and continues the blinking of carets, after
    /// everything else was restored.
    func restoreTimes(in windows: [UIWindow]) {
        for (path, view) in ViewPaths.all(in: windows) {
            guard let entry = entries[path] else { continue }
            if let seconds = entry.indicators { (view as? UIScrollView)?.showIndicators(for: seconds) }
            if let phase = entry.caret { (view as? any CaretView)?.restore(phase) }
        }
    }

    /// Whether everything was restored.
    var isRestored: Bool {
        entries.isEmpty
    }

    private static func restore(_ entry: Entry, in component: MountedComponent) -> [String] {
        let values = Dictionary(component.storedValues.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let problems: [String] = entry.values.compactMap { name, text in
            guard let value = values[name] else { return "\(entry.label).\(name) no longer exists." }
            if value.restore(Data(text.utf8)) { return nil }
            return "\(entry.label).\(name) has its initial value, because its type has changed."
        }
        return problems + [restoreState(entry, of: component)].compactMap(\.self)
    }

    private static func restoreState(_ entry: Entry, of component: MountedComponent) -> String? {
        guard let state = entry.state, !component.restoreState(Data(state.utf8)) else { return nil }
        return component.state == nil
            ? "\(entry.label) no longer has a state."
            : "The state of \(entry.label) has its initial values, because its properties have changed."
    }

    private static func restoreFocusRing(_ entry: Entry, of view: UIView) {
        if entry.hasFocusRing { view.window?.focus.move(to: view, heading: []) }
    }

    private static func restorePosition(_ entry: Entry, of view: UIView) {
        if let offset = entry.offset { (view as? UIScrollView)?.setContentOffset(offset, animated: false) }
        if let measurements = entry.measurements { (view as? any MeasuredList)?.restore(measurements) }
        guard entry.isFocused, view.becomeFirstResponder() else { return }
        if let selection = entry.selection { (view as? any UITextInput)?.select(selection) }
    }
}

extension UITextInput {
    /// The selection as offsets in the text.
    fileprivate var selectedOffsets: Range<Int>? {
        guard let range = selectedTextRange else { return nil }
        let start = offset(from: beginningOfDocument, to: range.start)
        let end = offset(from: beginningOfDocument, to: range.end)
        return start <= end ? start..<end : nil
    }

    fileprivate func select(_ offsets: Range<Int>) {
        guard let start = position(from: beginningOfDocument, offset: offsets.lowerBound),
            let end = position(from: beginningOfDocument, offset: offsets.upperBound)
        else { return }
        selectedTextRange = textRange(from: start, to: end)
    }
}

// MARK: - Messages

extension ProgramState {
    var json: JSONValue {
        .object(entries.mapValues(\.json))
    }

    /// Creates a state from what ``json`` returned; `nil` for other values.
    init?(_ json: JSONValue) {
        guard let object = json.object else { return nil }
        self.init()
        for (path, value) in object {
            guard let entry = Entry(value) else { return nil }
            entries[path] = entry
        }
    }
}

extension ProgramState.Entry {
    fileprivate var json: JSONValue {
        var object: [String: JSONValue] = ["label": .string(label), "focused": .bool(isFocused)]
        if !values.isEmpty { object["values"] = .object(values.mapValues(JSONValue.string)) }
        if let state { object["state"] = .string(state) }
        if let offset { object["offset"] = [.number(offset.x), .number(offset.y)] }
        if let measurements {
            object["rows"] = [JSONValue(measurements.rows.lowerBound), JSONValue(measurements.rows.upperBound)]
            object["heights"] = .array(
                measurements.runs.map { [JSONValue($0.row), JSONValue($0.count), .number($0.height)] })
        }
        if let indicators { object["indicators"] = .number(indicators) }
        if hasFocusRing { object["ring"] = true }
        if let caret {
            object["caret"] = [
                "hidden": .bool(caret.isHidden), "elapsed": .number(caret.elapsed),
                "remaining": caret.remaining.map { .number($0) } ?? .null,
            ]
        }
        if let selection { object["selection"] = [JSONValue(selection.lowerBound), JSONValue(selection.upperBound)] }
        return .object(object)
    }

    fileprivate init?(_ json: JSONValue) {
        guard let label = json["label"]?.string else { return nil }
        self.label = label
        isFocused = json["focused"]?.bool ?? false
        values = (json["values"]?.object ?? [:]).compactMapValues(\.string)
        state = json["state"]?.string
        let limit = RequestParameters.maximumNumber
        if let position = json["offset"]?.array?.compactMap(\.number), position.count == 2 {
            offset = CGPoint(
                x: min(max(position[0], -limit), limit), y: min(max(position[1], -limit), limit))
        }
        measurements = measurements(json)
        caret = json["caret"].flatMap(Self.caret)
        hasFocusRing = json["ring"]?.bool ?? false
        indicators = json["indicators"]?.number.map { min(max($0, 0), 60) }
        if let ends = json["selection"]?.array?.compactMap(\.integer), ends.count == 2, 0 <= ends[0], ends[0] <= ends[1]
        {
            selection = ends[0]..<ends[1]
        }
    }

    private func measurements(_ json: JSONValue) -> ListMeasurements? {
        guard let offset, let ends = json["rows"]?.array?.compactMap(\.integer), ends.count == 2, 0 <= ends[0],
            ends[0] <= ends[1]
        else { return nil }
        let runs = (json["heights"]?.array ?? []).prefix(ProgramState.maximumRuns).compactMap(Self.run)
        return ListMeasurements(runs: runs, rows: ends[0]..<ends[1], offset: offset.y)
    }

    private static func caret(_ json: JSONValue) -> CaretPhase? {
        guard let isHidden = json["hidden"]?.bool, let elapsed = json["elapsed"]?.number, elapsed.isFinite else {
            return nil
        }
        return CaretPhase(isHidden: isHidden, remaining: json["remaining"]?.number, elapsed: elapsed)
    }

    private static func run(_ json: JSONValue) -> RowHeights.Run? {
        guard let row = json[0]?.integer, let count = json[1]?.integer, let height = json[2]?.number,
            (0...RequestParameters.maximumNumber).contains(height)
        else { return nil }
        return RowHeights.Run(row: row, count: count, height: height)
    }
}

#endif
