import Testing
@testable import OpenQuartzCore
