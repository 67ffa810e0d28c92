/// Where unguessable values come from: the system's generator, or a seeded one in tests.
package struct RandomSource: Sendable {
    private let fill: @Sendable (Int) -> [UInt8]

    /// Takes a function that returns as many random bytes as it is asked for.
    package init(_ fill: @escaping @Sendable (Int) -> [UInt8]) {
        self.fill = fill
    }

    package func bytes(_ count: Int) -> [UInt8] {
        fill(count)
    }

    /// Sixteen bytes that name something, in the order of time: the milliseconds of `moment`,
    /// then ten random bytes.
    ///
    /// Rows with such keys are added side by side. With keys in no order, each of many rows in a
    /// commit would change, and write, another page.
    package func orderedID(at moment: Timestamp) -> [UInt8] {
        let time = withUnsafeBytes(of: moment.milliseconds.bigEndian) { $0.suffix(6) + [] }
        return time + bytes(10)
    }

    /// A uniform number in `0..<bound`: draws that would favor small numbers are thrown away.
    package func number(below bound: UInt64) -> UInt64 {
        let limit = UInt64.max - UInt64.max % bound
        while true {
            let draw = bytes(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            if draw < limit { return draw % bound }
        }
    }

    /// Text in which each character of `alphabet` is as likely as any other in every place.
    ///
    /// The alphabet is ASCII. One draw makes the whole text, but for the bytes thrown away:
    /// each draw asks the operating system.
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
