import Testing
@testable import FLIC
