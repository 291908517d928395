import Testing
@testable import ComponentFlowTesting
