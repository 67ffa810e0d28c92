/// A text message as its reader gets it.
package struct MessageWording: Hashable, Sendable {
    package let text: String

    /// The BCP 47 tag of the language that was chosen.
    package let language: String

    package let alphabet: MessageAlphabet

    /// How many messages the text is sent, and billed, as.
    package let segments: Int

    package init(text: String, language: String, alphabet: MessageAlphabet, segments: Int) {
        self.text = text
        self.language = language
        self.alphabet = alphabet
        self.segments = segments
    }
}
