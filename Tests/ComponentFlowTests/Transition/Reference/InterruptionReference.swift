import ComponentFlow

// Written by interruption_reference.py; do not edit.

/// The expected positions of a moving point after a spring interrupted its animation.
struct InterruptionReference: Sendable {
    /// The position at the interruption.
    var start: CGPoint
    /// The velocity that is kept, in points per second.
    var velocity: CGPoint
    /// The positions a number of seconds after the interruption.
    var after: [(seconds: Double, point: CGPoint)]

    static let bounceByBounce = InterruptionReference(
        start: CGPoint(x: 117.45057161138454, y: 0.0), velocity: CGPoint(x: 257.91789464993963, y: 0.0),
        after: [
            (0.02, CGPoint(x: 115.82342512911364, y: 0.0)),
            (0.05, CGPoint(x: 93.114843290876304, y: 0.0)),
            (0.1, CGPoint(x: 28.141333675891296, y: 0.0)),
            (0.2, CGPoint(x: -75.89499989368454, y: 0.0)),
            (0.3, CGPoint(x: -81.667994814215942, y: 0.0)),
        ])
    static let bounceTurnsAside = InterruptionReference(
        start: CGPoint(x: 96.053702342934743, y: 38.421480937173897),
        velocity: CGPoint(x: 60.484413065348247, y: -96.689643506256303),
        after: [
            (0.02, CGPoint(x: 95.443193187833513, y: 39.397433411082619)),
            (0.05, CGPoint(x: 89.51559541398309, y: 48.873218767267689)),
            (0.1, CGPoint(x: 73.442375901389299, y: 74.567671038655508)),
            (0.2, CGPoint(x: 42.682413383670302, y: 123.74017118163812)),
            (0.3, CGPoint(x: 26.12880383215776, y: 150.20256909807711)),
        ])
    static let springBySpring = InterruptionReference(
        start: CGPoint(x: 54.477838992806742, y: 0.0), velocity: CGPoint(x: 536.99362608875535, y: 0.0),
        after: [
            (0.02, CGPoint(x: 74.812205461298446, y: 0.0)),
            (0.05, CGPoint(x: 122.27223501173074, y: 0.0)),
            (0.1, CGPoint(x: 196.88387119176372, y: 0.0)),
            (0.2, CGPoint(x: 273.14831458823075, y: 0.0)),
            (0.3, CGPoint(x: 294.02462066612784, y: 0.0)),
        ])
    static let easeBySpring = InterruptionReference(
        start: CGPoint(x: 33.188388655539116, y: 19.913033193323469),
        velocity: CGPoint(x: 159.71673232204663, y: 95.83003939322798),
        after: [
            (0.02, CGPoint(x: 29.204701392724653, y: 17.522820835634792)),
            (0.05, CGPoint(x: 16.394574728017522, y: 9.8367448368105133)),
            (0.1, CGPoint(x: 4.4209445058098315, y: 2.6525667034858989)),
            (0.2, CGPoint(x: 0.20711634278840549, y: 0.12426980567304329)),
            (0.3, CGPoint(x: 0.007772742394195284, y: 0.0046636454365171704)),
        ])
}
