/// The editing of a value with a control, from the press to its end.
///
/// A change by a key or by assistive technologies is an editing of its own.
@MainActor final class ControlEditing {
    private var isActive = false
    /// The closure that is called with `true` when editing begins, and with `false` when it ends.
    var onChange: (Bool) -> Void = { _ in }

    /// Observes the touches of a control.
    func observe(_ control: UIControl) {
        control.addAction(UIAction { [weak self] _ in self?.set(true) }, for: .trackingDidBegin)
        control.addAction(UIAction { [weak self] _ in self?.set(false) }, for: .trackingDidEnd)
    }

    /// Reports a change of the value, as a part of editing.
    func report(from control: UIControl, _ change: () -> Void) {
        set(true)
        change()
        // The first change of a press is reported before the control tracks the touch.
        if !control.hasTouch { set(false) }
    }

    /// Adopts the closure of a component, and ends editing if its update has disabled the control during a press.
    func update(_ control: UIControl, onChange: @escaping (Bool) -> Void) {
        self.onChange = onChange
        guard isActive, !control.isEnabled else { return }
        UpdateScheduler.shared.afterUpdates { self.set(false) }
    }

    private func set(_ isActive: Bool) {
        guard isActive != self.isActive else { return }
        self.isActive = isActive
        onChange(isActive)
    }
}
