import Testing
@testable import OpenDisplay
