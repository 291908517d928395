/// A time interval in seconds.
public typealias CFTimeInterval = Double
/// A time in seconds since 2001-01-01 00:00:00 UTC.
public typealias CFAbsoluteTime = Double
/// Core Foundation's name for URLs.
public typealias CFURL = URL
/// Core Foundation's name for strings.
public typealias CFString = String
/// Core Foundation's name for UTF-16 units.
public typealias UniChar = UInt16
/// Core Foundation's name for arrays.
public typealias CFArray = NSArray
/// Core Foundation's name for dictionaries.
public typealias CFDictionary = NSDictionary

/// The index that stands for nothing found.
public let kCFNotFound = -1

/// The current time of the system clock, in seconds since 2001-01-01 00:00:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
}
