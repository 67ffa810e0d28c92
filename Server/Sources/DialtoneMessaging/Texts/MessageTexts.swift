package import DialtoneCore

/// The texts of verification messages, in the languages of ``VerificationText``.
package struct MessageTexts: MessageText {
    package init() {}

    /// The code stands first, because lock screens and watches cut messages off.
    package func text(code: OneTimeCode, appName: String, languages: [String]) -> String {
        let text = LanguageTag.best(of: languages, in: VerificationText.all)?.text ?? .english
        let name = MessageAppName(appName)
        guard !name.text.isEmpty else { return text.filled(code: code.digits, appName: nil) }
        let full = text.filled(code: code.digits, appName: name.text)
        guard !SMSAlphabet.fitsOneMessage(full) else { return full }
        return name.shortened.lazy
            .map { text.filled(code: code.digits, appName: $0) }
            .first(where: SMSAlphabet.fitsOneMessage) ?? full
    }
}
