import DialtoneModel

/// The size of a text in SMS parts, according to 3GPP TS 23.038.
enum SMSAlphabet {
    private static let basic = Set(
        "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?"
            .unicodeScalars
    ).union("¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà".unicodeScalars)

    /// The characters that the GSM 7-bit alphabet encodes with an escape character.
    private static let extended = Set("\u{0C}^{}\\[~]|€".unicodeScalars)

    /// Returns whether `text` fits into one part.
    ///
    /// One part holds 160 septets, or 70 UTF-16 units if the text has characters outside the GSM
    /// 7-bit alphabet.
    static func fitsOneMessage(_ text: String) -> Bool {
        size(of: text).segments == 1
    }

    /// Returns the alphabet of `text` and the number of parts that it is sent as.
    ///
    /// A character that takes two septets or two UTF-16 units is never split between two parts.
    static func size(of text: String) -> (alphabet: MessageAlphabet, segments: Int) {
        if let septets = septets(of: text) {
            guard septets > 160 else { return (.gsm7, 1) }
            return (.gsm7, parts(text.unicodeScalars.map { extended.contains($0) ? 2 : 1 }, 153))
        }
        guard text.utf16.count > 70 else { return (.ucs2, 1) }
        return (.ucs2, parts(text.unicodeScalars.map(\.utf16.count), 67))
    }

    /// Returns the characters outside the GSM 7-bit alphabet, each once, in order.
    static func wideCharacters(in text: String) -> [Character] {
        var found: [Character] = []
        for character in text where !found.contains(character) {
            if septets(of: String(character)) == nil { found.append(character) }
        }
        return found
    }

    private static func parts(_ widths: [Int], _ room: Int) -> Int {
        var parts = 1
        var used = 0
        for width in widths {
            if used + width > room {
                parts += 1
                used = 0
            }
            used += width
        }
        return parts
    }

    private static func septets(of text: String) -> Int? {
        var count = 0
        for scalar in text.unicodeScalars {
            switch scalar {
            // A fast path without hashing for the most common characters.
            case "a"..."z", "A"..."Z", "0"..."9", " ": count += 1
            case _ where basic.contains(scalar): count += 1
            case _ where extended.contains(scalar): count += 2
            default: return nil
            }
        }
        return count
    }
}
