/// Words a message in the user's language, by the project's own texts where it has some.
package protocol MessageText: Sendable {
    /// The text that carries `code`.
    ///
    /// `app` asked for the code, and is `nil` if it is not registered. `languages` are BCP 47 tags,
    /// best first; where none of them is known, the text is English.
    func wording(
        of code: OneTimeCode,
        for project: Project,
        app: RelyingApp?,
        in languages: [String]
    ) -> MessageWording
}
