/// The random numbers of one particle.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): every state is the start
/// of another sequence, so that a particle's numbers follow from its index without those of the particles before it.
struct ParticleRandom {
    private var state: UInt64

    init(_ state: UInt64) {
        self.state = state
    }

    /// The state of a particle's numbers.
    ///
    /// - Parameters:
    ///   - parent: The seed of the layer, or the state of the particle that emitted this one.
    ///   - cell: The index of the cell.
    ///   - index: The index of the particle among those of the cell.
    static func state(_ parent: UInt64, cell: Int, index: Int) -> UInt64 {
        let mixed = mix(parent &+ UInt64(truncatingIfNeeded: cell &+ 1) &* 0xd1b5_4a32_d192_ed03)
        return mix(mixed ^ UInt64(truncatingIfNeeded: index) &* 0x9e37_79b9_7f4a_7c15)
    }

    /// Returns a number in 0..<1.
    mutating func unit() -> Double {
        state &+= 0x9e37_79b9_7f4a_7c15
        return Double(Self.mix(state) >> 11) * 0x1p-53
    }

    /// Returns a value within half the range on both sides.
    mutating func around(_ value: Double, range: Double) -> Double {
        value + (unit() - 0.5) * range
    }

    private static func mix(_ value: UInt64) -> UInt64 {
        var z = value
        z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
        return z ^ z >> 31
    }
}
