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
