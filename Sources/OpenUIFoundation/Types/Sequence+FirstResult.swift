extension Sequence {
    /// Returns the first result of a closure that is not `nil`.
    ///
    /// The closure is called once for each element up to the one with the result. `lazy.compactMap(_:).first` calls it twice
    /// for that one, so that a recursive search takes time that is exponential in the depth.
    package func firstResult<Result>(_ body: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = body(element) { return result }
        }
        return nil
    }
}
