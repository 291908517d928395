extension Dictionary where Key == UIControl.State {
    /// Returns the value for a state, or that of the normal state if there is none.
    ///
    /// The focus of the keyboard changes a value only if there is one for it: programs that were written for a touch screen set
    /// none, and a focused button that is selected still shows its title for the selected state.
    package func value(for state: UIControl.State) -> Value? {
        self[state] ?? self[state.subtracting(.focused)] ?? self[.normal]
    }
}
