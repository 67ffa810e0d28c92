/// How the letters of a text message are written on the air, by 3GPP TS 23.038.
package enum MessageAlphabet: String, Hashable, Sendable, Codable {
    /// Seven bits a letter: 160 in one message, 153 in each part of a longer one.
    case gsm7

    /// Sixteen bits a letter, for all others: 70 in one message, 67 in each part.
    case ucs2
}
