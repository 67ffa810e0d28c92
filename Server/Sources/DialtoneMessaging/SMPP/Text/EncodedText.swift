/// A text in the octets of an alphabet, letter by letter.
package struct EncodedText: Hashable, Sendable {
    package let coding: SMPPCoding
    private let letters: [[UInt8]]

    /// Writes `text` in `preferred` if that has all of its letters, else in UTF-16.
    package init(_ text: String, preferring preferred: SMPPCoding = .gsm7) {
        for coding in [preferred, .ucs2] {
            let letters = text.unicodeScalars.map(coding.octets)
            if letters.contains(nil) { continue }
            self.coding = coding
            self.letters = letters.compactMap(\.self)
            return
        }
        // Every letter has its UTF-16.
        coding = .ucs2
        letters = []
    }

    package var octets: [UInt8] { Array(letters.joined()) }

    package var fitsOneMessage: Bool {
        letters.reduce(0) { $0 + $1.count } <= coding.room
    }

    /// What each part of the message holds: one if the text fits, else as much as fits beside
    /// what puts parts together.
    ///
    /// A letter of several octets is never split: phones show the halves as two wrong letters.
    package var parts: [[UInt8]] {
        guard !fitsOneMessage else { return [octets] }
        var parts: [[UInt8]] = [[]]
        for letter in letters {
            if parts[parts.count - 1].count + letter.count > coding.partRoom { parts.append([]) }
            parts[parts.count - 1] += letter
        }
        return parts
    }
}
