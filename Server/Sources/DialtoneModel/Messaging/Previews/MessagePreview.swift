/// A message as users of one language receive it.
package struct MessagePreview: Sendable {
    package let wording: MessageWording
    package let text: String
    package let reading: AutofillReading

    /// The characters that the GSM 7-bit alphabet does not have, each once, in order.
    package let wideCharacters: [Character]

    package init(
        of wording: MessageWording,
        with code: OneTimeCode,
        wideCharacters: [Character] = []
    ) {
        self.wording = wording
        text = wording.text(with: code)
        reading = AutofillReading(of: text)
        self.wideCharacters = wideCharacters
    }

    /// What is unusual about the message.
    package var warnings: [String] {
        [
            wording.segments > 1 ? "it requires \(wording.segments) messages" : nil,
            wording.segments > 1 && reading.appHash != nil
                ? "Android passes only messages of one part to apps" : nil,
            wording.omissions.contains(.endOfName) ? "the name is truncated to fit" : nil,
            wording.omissions.contains(.advice)
                ? "only the sentence with the code is sent, to fit" : nil,
        ].compactMap(\.self)
    }
}
