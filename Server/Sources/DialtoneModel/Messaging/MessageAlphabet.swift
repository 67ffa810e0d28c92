/// The encoding of a text message according to 3GPP TS 23.038.
package enum MessageAlphabet: String, Hashable, Sendable, Codable {
    /// Seven bits per character: 160 in a single message, 153 in each part of a longer one.
    case gsm7

    /// Sixteen bits per character: 70 in a single message, 67 in each part of a longer one.
    case ucs2
}
