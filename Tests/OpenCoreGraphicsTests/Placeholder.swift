import Testing
@testable import OpenCoreGraphics
