import Testing
@testable import ComponentFlow
