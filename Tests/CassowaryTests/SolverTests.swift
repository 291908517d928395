import Testing

@testable import Cassowary

@Suite struct SolverTests {
    @Test("a strength of a thousand is required")
    func required() {
        #expect(Strength(1000).isRequired && !Strength(999).isRequired && Strength(1) < Strength(2))
    }
}
