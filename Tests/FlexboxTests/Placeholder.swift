import Testing
@testable import Flexbox
