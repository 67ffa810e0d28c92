/// A text encoded in an alphabet, character by character.
package struct EncodedText: Hashable, Sendable {
    package let coding: SMPPCoding
    private let letters: [[UInt8]]

    /// Encodes `text` in `preferred` if that has all its characters, otherwise in UTF-16.
    package init(_ text: String, preferring preferred: SMPPCoding = .gsm7) {
        for coding in [preferred, .ucs2] {
            let letters = text.unicodeScalars.map(coding.octets)
            if letters.contains(nil) { continue }
            self.coding = coding
            self.letters = letters.compactMap(\.self)
            return
        }
        // UTF-16 encodes every character.
        coding = .ucs2
        letters = []
    }

    package var octets: [UInt8] { Array(letters.joined()) }

    package var fitsOneMessage: Bool {
        letters.reduce(0) { $0 + $1.count } <= coding.room
    }

    /// The content of each part: one if the text fits, otherwise as much as fits beside the header.
    ///
    /// A character of several octets is never split: phones show the halves as two wrong
    /// characters.
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
