package import DialtoneCore

/// The texts of verification messages, in the languages of ``VerificationText``.
package struct MessageTexts: MessageText {
    package init() {}

    /// The code stands first, because lock screens and watches cut messages off.
    package func wording(of code: OneTimeCode, for reader: MessageReader) -> MessageWording {
        let (language, template) =
            LanguageTag.best(of: reader.languages, in: VerificationText.all) ?? ("en", .english)
        let text = text(template, code: code, appName: reader.project.displayName)
        let size = SMSAlphabet.size(of: text)
        return MessageWording(
            text: text,
            language: language,
            alphabet: size.alphabet,
            segments: size.segments
        )
    }

    private func text(_ text: VerificationText, code: OneTimeCode, appName: String) -> String {
        let name = MessageAppName(appName)
        guard !name.text.isEmpty else { return text.filled(code: code.digits, appName: nil) }
        let full = text.filled(code: code.digits, appName: name.text)
        guard !SMSAlphabet.fitsOneMessage(full) else { return full }
        return name.shortened.lazy
            .map { text.filled(code: code.digits, appName: $0) }
            .first(where: SMSAlphabet.fitsOneMessage) ?? full
    }
}
