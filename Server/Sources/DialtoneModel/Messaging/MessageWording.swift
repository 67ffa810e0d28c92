package import DialtoneBasics

/// The final text of a message.
package struct MessageWording: Hashable, Sendable {
    package let text: String

    /// The BCP 47 tag of the language that was selected.
    package let language: String

    package let alphabet: MessageAlphabet

    /// The number of segments that the text is sent and billed as.
    package let segments: Int

    package init(text: String, language: String, alphabet: MessageAlphabet, segments: Int) {
        self.text = text
        self.language = language
        self.alphabet = alphabet
        self.segments = segments
    }
}

extension MessageWording {
    /// Returns the price of the message if one segment costs `part`.
    package func price(perPart part: Money) -> Money {
        let (micros, overflows) = part.micros.multipliedReportingOverflow(by: Int64(segments))
        return Money(micros: overflows ? .max : micros, currency: part.currency)
    }
}
