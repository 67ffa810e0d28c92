package import DialtoneBasics
import Synchronization

extension RandomSource {
    /// Returns a generator with the same bytes for the same seed (SplitMix64).
    package static func seeded(_ seed: UInt64) -> RandomSource {
        let generator = SeededGenerator(seed)
        return RandomSource { count in generator.bytes(count) }
    }
}

private final class SeededGenerator: Sendable {
    private let state: Mutex<UInt64>

    init(_ seed: UInt64) {
        state = Mutex(seed)
    }

    func bytes(_ count: Int) -> [UInt8] {
        state.withLock { state in
            var bytes: [UInt8] = []
            while bytes.count < count {
                state &+= 0x9E37_79B9_7F4A_7C15
                var word = state
                word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
                word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
                word ^= word >> 31
                withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) }
            }
            return Array(bytes.prefix(count))
        }
    }
}
