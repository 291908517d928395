import Testing
@testable import OpenUIKit
