/// A source of unguessable values: the system's generator, or a seeded one in tests.
package struct RandomSource: Sendable {
    private let fill: @Sendable (Int) -> [UInt8]

    /// Creates a source from a function that returns the requested number of random bytes.
    package init(_ fill: @escaping @Sendable (Int) -> [UInt8]) {
        self.fill = fill
    }

    package func bytes(_ count: Int) -> [UInt8] {
        fill(count)
    }

    /// Returns a 16-byte ID that sorts by time.
    ///
    /// It consists of the milliseconds of `moment` and ten random bytes. Rows with such keys are
    /// inserted next to each other. With random keys, each of many rows in a commit would modify,
    /// and write, another page.
    package func orderedID(at moment: Timestamp) -> [UInt8] {
        let time = withUnsafeBytes(of: moment.milliseconds.bigEndian) { $0.suffix(6) + [] }
        return time + bytes(10)
    }

    /// A uniformly distributed number in `0..<bound`, without modulo bias.
    package func number(below bound: UInt64) -> UInt64 {
        let limit = UInt64.max - UInt64.max % bound
        while true {
            let draw = bytes(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            if draw < limit { return draw % bound }
        }
    }

    /// Random text in which all characters of `alphabet` are equally likely.
    ///
    /// The alphabet must be ASCII. The bytes are drawn in as few calls as possible, because each
    /// call asks the operating system.
    package func text(of alphabet: String, length: Int) -> String {
        let alphabet = Array(alphabet.utf8)
        let limit = 256 - 256 % alphabet.count
        var text: [UInt8] = []
        text.reserveCapacity(length)
        while text.count < length {
            for byte in bytes(length - text.count) where byte < limit {
                text.append(alphabet[Int(byte) % alphabet.count])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
