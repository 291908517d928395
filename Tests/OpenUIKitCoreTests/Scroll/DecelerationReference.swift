// Written by Reference/deceleration_reference.py.

/// The position and speed over time of content that is flung from 0; a `nil` edge is never reached.
enum DecelerationReference {
    struct Row {
        let rate: Double
        let push: Double
        let edge: Double?
        let time: Double
        let place: Double
        let speed: Double
    }

    static let rows = [
        Row(rate: 0.998, push: 300, edge: nil, time: 0.1, place: 27.187755236696159, speed: 245.57004140652834),
        Row(rate: 0.998, push: 300, edge: nil, time: 0.5, place: 94.778406803552929, speed: 110.25337645714767),
        Row(rate: 0.998, push: 300, edge: nil, time: 1.25, place: 137.58027065044884, speed: 24.563930725876624),
        Row(rate: 0.998, push: 2500, edge: nil, time: 0.1, place: 226.56462697246799, speed: 2046.4170117210695),
        Row(rate: 0.998, push: 2500, edge: nil, time: 0.5, place: 789.82005669627441, speed: 918.77813714289726),
        Row(rate: 0.998, push: 2500, edge: nil, time: 1.25, place: 1146.502255420407, speed: 204.69942271563853),
        Row(rate: 0.99, push: 300, edge: nil, time: 0.1, place: 18.923775323564999, speed: 109.80970238196885),
        Row(rate: 0.99, push: 300, edge: nil, time: 0.5, place: 29.653621474096828, speed: 1.9711449127243899),
        Row(rate: 0.99, push: 300, edge: nil, time: 1.25, place: 29.849644285897812, speed: 0.0010498191767935129),
        Row(rate: 0.99, push: 2500, edge: nil, time: 0.1, place: 157.69812769637499, speed: 915.08085318307376),
        Row(rate: 0.99, push: 2500, edge: nil, time: 0.5, place: 247.11351228414023, speed: 16.426207606036582),
        Row(rate: 0.99, push: 2500, edge: nil, time: 1.25, place: 248.7470357158151, speed: 0.0087484931399459408),
        Row(rate: 0.998, push: 2000, edge: 500.0, time: 0.1, place: 181.2517015779744, speed: 1637.1336093768556),
        Row(rate: 0.998, push: 2000, edge: 500.0, time: 0.3, place: 451.06632291804538, speed: 1096.9640168673884),
        Row(rate: 0.998, push: 2000, edge: 500.0, time: 0.35, place: 503.14349636952514, speed: 922.80424768684383),
        Row(rate: 0.998, push: 2000, edge: 500.0, time: 0.5, place: 524.33570350235001, speed: -133.25452837927402),
        Row(rate: 0.998, push: 2000, edge: 500.0, time: 0.9, place: 500.72294434300974, speed: -7.368662968803214),
        Row(rate: 0.99, push: 4000, edge: 100.0, time: 0.02, place: 72.472428805184512, speed: 3271.6277503889235),
        Row(rate: 0.99, push: 4000, edge: 100.0, time: 0.05, place: 149.24674182509076, speed: 1731.0360105241446),
        Row(rate: 0.99, push: 4000, edge: 100.0, time: 0.2, place: 165.71395788390017, speed: -404.7439865289543),
        Row(rate: 0.99, push: 4000, edge: 100.0, time: 0.4, place: 112.925372377211, speed: -120.28478544934741),
    ]

    /// The total distance of a fling.
    static let distances = [
        (rate: 0.998, distance: 499.49983316645526),
        (rate: 0.99, distance: 99.499162473422173),
    ]
}
