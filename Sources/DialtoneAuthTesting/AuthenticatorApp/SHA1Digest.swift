/// The hash function of authenticator apps, for platforms without a system implementation.
enum SHA1Digest {
    private static let blockLength = 64

    /// Returns the HMAC of a message (RFC 2104), for keys that are not longer than a block.
    static func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8] {
        let short = key.count > blockLength ? digest(of: key) : key
        let padded = short + [UInt8](repeating: 0, count: blockLength - short.count)
        let inner = digest(of: padded.map { $0 ^ 0x36 } + message)
        return digest(of: padded.map { $0 ^ 0x5c } + inner)
    }

    static func digest(of message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
        let padded = padded(message)
        for start in stride(from: 0, to: padded.count, by: blockLength) {
            mix(Array(padded[start..<start + blockLength]), into: &state)
        }
        return state.flatMap { word in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
        }
    }

    /// Returns the message, a one bit, zeros, and the length in bits.
    private static func padded(_ message: [UInt8]) -> [UInt8] {
        let length = UInt64(message.count) * 8
        var padded = message + [0x80]
        padded += [UInt8](repeating: 0, count: (120 - padded.count % blockLength) % blockLength)
        padded += stride(from: UInt64(56), through: 0, by: -8)
            .map { UInt8(truncatingIfNeeded: length >> $0) }
        return padded
    }

    private static func mix(_ block: [UInt8], into state: inout [UInt32]) {
        var words = stride(from: 0, to: blockLength, by: 4).map { start in
            block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<80 {
            let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
            words.append(rotate(word, 1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for (round, word) in words.enumerated() {
            let mixed: UInt32
            let constant: UInt32
            switch round {
            case ..<20: (mixed, constant) = (b & c | ~b & d, 0x5a82_7999)
            case ..<40: (mixed, constant) = (b ^ c ^ d, 0x6ed9_eba1)
            case ..<60: (mixed, constant) = (b & c | b & d | c & d, 0x8f1b_bcdc)
            default: (mixed, constant) = (b ^ c ^ d, 0xca62_c1d6)
            }
            let next = rotate(a, 5) &+ mixed &+ e &+ constant &+ word
            (a, b, c, d, e) = (next, a, rotate(b, 30), c, d)
        }
        for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
    }

    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word << count | word >> (32 - count)
    }
}
