/// Stands for the value of a member that is compiled but not called.
func notCalled() -> Never {
    preconditionFailure("Generated members are only compiled")
}
