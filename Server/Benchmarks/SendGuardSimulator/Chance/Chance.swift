import Foundation

/// A seeded random number generator: the same seed produces the same traffic, on every machine.
struct Chance {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Returns an independent stream for each name and number.
    ///
    /// The behavior of one user therefore does not depend on how many random numbers others used,
    /// and every gate gets the same users.
    func branch(_ name: String, _ number: Int = 0) -> Chance {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ state
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        var branch = Chance(seed: hash &+ UInt64(number) &* 0xD6E8_FEB8_6659_FD93)
        _ = branch.word()
        return branch
    }

    /// Returns the next word (SplitMix64).
    mutating func word() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// Returns a uniform value from 0 up to but not including 1.
    mutating func fraction() -> Double {
        Double(word() >> 11) * 0x1p-53
    }

    mutating func happens(_ probability: Double) -> Bool {
        fraction() < probability
    }

    /// Returns a uniform value in `0..<bound`; its bias of one in 2^32 is negligible.
    mutating func number(below bound: Int) -> Int {
        bound < 2 ? 0 : Int(word() >> 32) % bound
    }

    /// Returns `prefix` with `count` digits after it.
    mutating func digits(_ count: Int, after prefix: Substring) -> String {
        var text = String(prefix)
        for _ in 0..<count { text += "\(number(below: 10))" }
        return text
    }

    /// Returns the time until the next of random events with a `mean` interval in seconds.
    mutating func pause(mean: Double) -> Double {
        -mean * log(1 - fraction())
    }

    /// Returns a uniformly chosen element of `list`; `nil` if it is empty.
    mutating func pick<Element>(_ list: [Element]) -> Element? {
        list.isEmpty ? nil : list[number(below: list.count)]
    }
}
