import Foundation

/// Chance with a seed: the same seed brings the same traffic, on every machine.
struct Chance {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// An independent stream of its own for everything that is named differently.
    ///
    /// So nobody's behavior depends on how often chance was asked before, and the same people
    /// meet every gate.
    func branch(_ name: String, _ number: Int = 0) -> Chance {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ state
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        var branch = Chance(seed: hash &+ UInt64(number) &* 0xD6E8_FEB8_6659_FD93)
        _ = branch.word()
        return branch
    }

    /// SplitMix64.
    mutating func word() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// Uniform, from 0 up to 1.
    mutating func fraction() -> Double {
        Double(word() >> 11) * 0x1p-53
    }

    mutating func happens(_ probability: Double) -> Bool {
        fraction() < probability
    }

    /// Uniform in `0..<bound`; the bias of one in 2^32 does not show.
    mutating func number(below bound: Int) -> Int {
        bound < 2 ? 0 : Int(word() >> 32) % bound
    }

    /// `prefix` with `count` digits after it.
    mutating func digits(_ count: Int, after prefix: Substring) -> String {
        var text = String(prefix)
        for _ in 0..<count { text += "\(number(below: 10))" }
        return text
    }

    /// The time until the next of events that come at random, `mean` seconds apart.
    mutating func pause(mean: Double) -> Double {
        -mean * log(1 - fraction())
    }

    /// One of `list`, each as often as any other; `nil` for an empty one.
    mutating func pick<Element>(_ list: [Element]) -> Element? {
        list.isEmpty ? nil : list[number(below: list.count)]
    }
}
