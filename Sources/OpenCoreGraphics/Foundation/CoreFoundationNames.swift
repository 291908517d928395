/// Seconds between two events.
public typealias CFTimeInterval = Double
/// Seconds since the first moment of 2001, in UTC.
public typealias CFAbsoluteTime = Double
/// The name under which Core Graphics knows arrays.
public typealias CFArray = NSArray
/// The name under which Core Graphics knows dictionaries.
public typealias CFDictionary = NSDictionary

/// The wall clock's time, in seconds since the first moment of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
}
