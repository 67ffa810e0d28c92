package import DialtoneBasics

/// The text of a message, except for the code.
///
/// All messages in the same language with the same names share it.
package struct MessageWording: Hashable, Sendable {
    /// What a text omits to fit into one segment.
    package enum Omission: Sendable {
        case endOfName
        case advice
    }

    /// The text before the code, between its occurrences, and after it; one part if it has no code.
    private let parts: [String]

    /// The BCP 47 tag of the language that was selected.
    package let language: String

    package let alphabet: MessageAlphabet

    /// The number of segments that the text is sent and billed as.
    package let segments: Int

    package let omissions: Set<Omission>

    package init(
        parts: [String],
        language: String,
        alphabet: MessageAlphabet,
        segments: Int,
        omissions: Set<Omission> = []
    ) {
        self.parts = parts
        self.language = language
        self.alphabet = alphabet
        self.segments = segments
        self.omissions = omissions
    }

    /// Returns the final text; notices have no code.
    package func text(with code: OneTimeCode? = nil) -> String {
        parts.joined(separator: code?.digits ?? "")
    }

    /// Returns the price of the message if one segment costs `part`.
    package func price(perPart part: Money) -> Money {
        let (micros, overflows) = part.micros.multipliedReportingOverflow(by: Int64(segments))
        return Money(micros: overflows ? .max : micros, currency: part.currency)
    }
}
