/// A linear congruential generator, whose numbers are the same in each run.
struct Dice {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    /// A number from zero to one less than `sides`.
    mutating func roll(_ sides: Int64) -> Int64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int64(state >> 33) % max(1, sides)
    }
}
