/// Words a message in the reader's language.
package protocol MessageText: Sendable {
    /// The text that carries `code` for `appName`.
    ///
    /// `languages` are BCP 47 tags, best first; where none is known, the text is English.
    func text(code: OneTimeCode, appName: String, languages: [String]) -> String
}
